/** What a look says that things are called, in a real browser. */
import { describe, expect, it } from 'vitest';
import type { Screen, ScreenNode } from '../../src/screen/Screen.js';
import { lookAt, useLooks } from './lookAt.js';

useLooks();

const TIPPED = '<style>[data-title]::before { content: attr(data-title); opacity: 0 }</style>';

const NAMED: [title: string, html: string, names: [text: string, from: string][]][] = [
  ['its own words', '<button id=x>Save <b>all</b></button>', [['Save all', 'content']]],
  ['a label around it', '<label>City <input id=x></label>', [['City', 'label']]],
  ['a label that is tied to it', '<label for=x>City</label><input id=x>', [['City', 'label']]],
  [
    'a label that is tied to what a kit puts around its list',
    '<label for=w>City</label><div id=w><span id=x role=combobox tabindex=0 aria-label=Choose>Choose</span></div>',
    [
      ['Choose', 'label'],
      ['City', 'label'],
    ],
  ],
  [
    'no label that is tied to what is around two fields',
    '<label for=w>City</label><div id=w><input id=x placeholder=From> <input placeholder=To></div>',
    [['From', 'placeholder']],
  ],
  [
    'a label that is tied to what a kit puts around its field',
    '<label for=w>Price</label><div id=w><input id=x><button>Clear</button><span>€</span></div>',
    [['Price', 'label']],
  ],
  [
    'no label that is tied to what is around a field of another label',
    '<label for=w>Amount</label><div id=w><input id=x aria-label=Search></div>',
    [['Search', 'label']],
  ],
  [
    'no label that is tied to what is around a field with a title',
    '<label for=w>Amount</label><div id=w><input id=x title=Search></div>',
    [['Search', 'title']],
  ],
  [
    'no label that is tied to what is around a label and its field',
    '<label for=w>Country</label><div id=w><label>City <input id=x></label></div>',
    [['City', 'label']],
  ],
  [
    'no label that is tied to a part with words of its own',
    '<label for=w>Search</label><div id=w><p>Password</p><input id=x type=password></div>',
    [],
  ],
  [
    'no label that is tied to a form',
    '<label for=w>Search</label><form id=w><input id=x type=password></form>',
    [],
  ],
  [
    'no label that is tied to what is around a tick and a field',
    '<label for=w>Search</label><div id=w><input type=checkbox><input id=x></div>',
    [],
  ],
  [
    'several labels',
    '<label for=x>Go</label><label>to <input id=x></label>',
    [
      ['Go to', 'label'],
      ['Go', 'label'],
      ['to', 'label'],
    ],
  ],
  [
    'aria-label',
    '<button id=x aria-label="Close it">×</button>',
    [
      ['Close it', 'label'],
      ['×', 'content'],
    ],
  ],
  [
    'what is referred to, be it hidden',
    '<p id=a hidden>Old</p><p id=b>price</p><input id=x aria-labelledby="a b">',
    [['Old price', 'label']],
  ],
  [
    'a caption',
    '<table id=x><caption>Prices</caption><tr><td>1</table>',
    [
      ['Prices', 'caption'],
      ['Prices 1', 'content'],
    ],
  ],
  ['a legend', '<fieldset id=x><legend>Size</legend></fieldset>', [['Size', 'caption']]],
  ['the text of a picture', '<img id=x alt="A cat" src=/cat.png width=9>', [['A cat', 'alternative text']]],
  [
    'the title of a drawing',
    '<button id=x><svg width=9 height=9><title>Bin</title></svg></button>',
    [['Bin', 'content']],
  ],
  [
    'the label of a drawing',
    '<a href=# id=x><svg width=9 height=9 aria-label=Bin role=img></svg></a>',
    [['Bin', 'content']],
  ],
  ['a picture in a link', '<a href=# id=x><img alt=Bin width=9 height=9></a>', [['Bin', 'content']]],
  ['what an input button says', '<input id=x type=submit value=Go>', [['Go', 'value']]],
  ['what an input button says of itself', '<input id=x type=submit>', [['Submit', 'value']]],
  [
    'placeholder and title',
    '<input id=x placeholder="Town" title="Where you live">',
    [
      ['Town', 'placeholder'],
      ['Where you live', 'title'],
    ],
  ],
  [
    'the title of a thing with words',
    '<i id=x title="Bin" onclick="1">x</i>',
    [
      ['x', 'content'],
      ['Bin', 'title'],
    ],
  ],
  [
    'a title, and the same without the keys that do it',
    '<a id=x href=# title="Edit this page [e]"><i></i></a>',
    [
      ['Edit this page', 'title'],
      ['Edit this page [e]', 'title'],
    ],
  ],
  [
    'a title with what is no key',
    '<a id=x href=# title="Messages (3)"><i></i></a>',
    [['Messages (3)', 'title']],
  ],
  [
    'a tooltip that a style sheet draws of an attribute, of it or of what holds nothing else',
    `${TIPPED}<span data-title="Retry"><button id=x><svg width=9 height=9></svg></button></span>`,
    [['Retry', 'title']],
  ],
  [
    'the title of what holds nothing else',
    '<span title="Retry"><button id=x><i>↻</i></button></span>',
    [
      ['↻', 'content'],
      ['Retry', 'title'],
    ],
  ],
  [
    'no title of what holds another thing, too',
    '<span title="Retry"><button id=x></button><button></button></span>',
    [],
  ],
  ['no attribute that nothing draws', '<span data-title="Retry"><button id=x></button></span>', []],
  [
    'an icon, by the attribute that says which one is drawn',
    '<button id=x><span><i class="" data-icon="arrow_back"></i></span></button>',
    [['arrow back', 'icon']],
  ],
  ['an option', '<select><option id=x>Small</select>', [['Small', 'content']]],
  [
    'no drawing that is not known',
    '<button id=x><svg><path d="M19,4H15.5L14.5,4H9"></path></svg></button>',
    [],
  ],
  [
    'no drawing that begins like a known one: a magnifier with a plus in it',
    '<button id=x><svg><path d="m21 21-5.197-5.197m0 0A7.5 7.5 0 1 0 5.196 5.196a7.5 7.5 0 0 0 10.607 10.607ZM10.5 7.5v6m3-3h-6"></path></svg></button>',
    [],
  ],
  [
    'no drawing that begins like a known one: an arrow',
    '<button id=x><svg><path d="M19,6.41L17.59,5L7,15.59V9H5V19H15V17H8.41L19,6.41Z"></path></svg></button>',
    [],
  ],
  [
    'the whole drawing of a magnifier',
    '<button id=x><svg><path d="m21 21-5.197-5.197m0 0A7.5 7.5 0 1 0 5.196 5.196a7.5 7.5 0 0 0 10.607 10.607Z"></path></svg></button>',
    [['search', 'icon']],
  ],
  [
    'the drawing of an icon',
    '<button id=x><svg><path d="M19 13h-6v6h-2v-6H5v-2h6V5h2v6h6v2z"></path></svg></button>',
    [['plus', 'icon']],
  ],
  [
    'the three dots of Font Awesome',
    '<button id=x><svg viewBox="0 0 192 512"><path d="M96 184c39.8 0 72 32.2 72 72s-32.2 72-72 72-72-32.2-72-72 32.2-72 72-72z"></path></svg></button>',
    [['more', 'icon']],
  ],
  ['the class of an icon', '<button id=x><i class="fa fa-trash"></i></button>', [['trash', 'icon']]],
  [
    'the symbol of an icon',
    '<button id=x><svg width=9 height=9><use href="/s.svg#icon-trashCan"/></svg></button>',
    [['trash can', 'file name']],
  ],
  [
    'the file of a picture',
    '<button id=x><img width=9 height=9 src="/img/remove-item.a1b2c3d4.png"></button>',
    [['remove item', 'file name']],
  ],
  ['a test id', '<button id=x data-testid="save-all"></button>', [['save all', 'test id']]],
  [
    'what its id is about, without the words for where and what it is',
    '<button id="header--button-account" data-testid="x"></button>',
    [
      ['header button account', 'test id'],
      ['account', 'test id'],
    ],
  ],
  [
    'the test id of its icon, without the words for how it is drawn',
    '<button id=x><svg width=9 height=9 data-testid="AccountCircleIcon"></svg></button>',
    [
      ['account circle icon', 'test id'],
      ['account', 'test id'],
    ],
  ],
  [
    'no id that a tool made',
    '<button id=":r5:" data-testid=x><i class="fa-user-circle-o"></i></button>',
    [
      ['user circle o', 'icon'],
      ['user', 'icon'],
    ],
  ],
  [
    'nothing but what it shows',
    '<button id="header--button-account" data-testid="x">Sign in</button>',
    [['Sign in', 'content']],
  ],
  [
    'no icon of what holds many words behind it',
    `<div id=x onclick="1"><a href="#/shop"><i class="fa fa-trash"></i></a><p>${'Much to read. '.repeat(30)}</p></div>`,
    [],
  ],
  [
    'not the options of its own',
    '<label>Size <select id=x><option>S<option>M</select></label>',
    [['Size', 'label']],
  ],
];

/** Of the id `x`, or of that test id where the id is what matters. */
const theOne = ({ nodes }: Screen): ScreenNode =>
  nodes.find(({ attributes: { id, testId } }) => id === 'x' || testId === 'x') as ScreenNode;

describe('a thing is called by', () => {
  it.each(NAMED)('%s', async (_title, html, names) => {
    expect(theOne(await lookAt(html)).names).toEqual(names.map(([text, from]) => ({ text, from })));
  });
});
