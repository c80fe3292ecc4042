/** What of a page's text a look tells as seen, in a real browser, and what is judged of it. */
import { describe, expect, it } from 'vitest';
import { judge } from '../../src/judge/judge.js';
import { matchShown } from '../../src/judge/text/matchText.js';
import type { Screen } from '../../src/screen/Screen.js';
import { lookAt, useLooks } from './lookAt.js';

useLooks();

const show = (html: string) => lookAt(`<!doctype html><style>a{margin:4px}</style><h1>Shop</h1>${html}`);

/** "I see …", which then can't be denied. */
function isSeen(words: string, screen: Screen): boolean {
  const judged = [false, true].map((negated) =>
    judge({ kind: 'expectVisible', target: { name: words }, negated }, screen, {}),
  );
  const [said, denied] = judged.map((outcome) => 'holds' in outcome && outcome.holds);
  expect(said === true && denied === true).toBe(false);
  return said === true;
}

const BOX = 'display:inline-block';
const CHIP = `${BOX};margin:4px`;

const PARTED: [html: string, seen: string[], unseen: string[]][] = [
  ['<nav><a href=#>Home</a><a href=#>Cart</a></nav>', ['Cart', 'Home Cart'], ['HomeCart']],
  [
    `<span style="${CHIP}">Paid</span><span style="${CHIP}">Overdue</span>`,
    ['Paid', 'Overdue'],
    ['PaidOverdue'],
  ],
  ['<label>Name<span style="margin-left:1em">is required</span></label>', ['Name', 'is required'], []],
  [`<ul><li style="${BOX}">One</li><li style="${BOX}">Two</li></ul>`, ['One', 'Two'], []],
  ['<a href=#>1</a><a href=#>2</a><a href=#>3</a>', ['1', '2', '3', '1 2 3'], ['12', '123']],
  ['<a href=# style="margin:0">Cart</a><span>3</span>', ['Cart', '3'], ['Cart3']],
  ['<label>Name</label><span>wrong</span>', ['Name', 'wrong'], []],
  [`<span style="${BOX}">Qty 1</span><span style="${BOX}">2.00</span>`, ['Qty 1', '2.00'], ['12.00']],
  ['<span>Cart</span><svg width=20 height=9></svg><span>3</span>', ['Cart', '3'], ['Cart3']],
  ['<b>Wel</b>come', ['Welcome'], ['Wel come']],
  [
    '<button><i class="material-icons">content_copy</i>Copy</button><i class="q-icon material-icons"><span>more_vert</span></i>',
    ['Copy'],
    ['content_copy', 'content_copy Copy', 'more_vert'],
  ],
  // What is no icon is read, whatever draws it.
  ['<i class="text">more_vert</i> <i class="material-icons">Read me</i>', ['more_vert', 'Read me'], []],
  ['<span>1</span><span>2</span><span>.00</span>', ['12.00'], ['2.00', '1 2']],
  [
    Array.from('Hello')
      .map((letter) => `<span style="${BOX}">${letter}</span>`)
      .join(''),
    ['Hello'],
    [],
  ],
  ['<a href=# style="margin:0">cat</a>s <a href=#>more</a>.', ['cats', 'more.'], []],
  [`<label>Name<span style="margin-left:3px">*</span></label>`, ['Name*', 'Name *'], []],
  [
    `(<span style="${BOX}">3</span>) <span style="${BOX}">€</span><span style="${BOX}">9</span>`,
    ['(3)', '€9', '€ 9'],
    [],
  ],
];

describe('things beside each other are parted, and the parts of a word are not', () => {
  it.each(PARTED)('%s', async (html, seen, unseen) => {
    const screen = await show(html);
    for (const words of seen) expect([words, isSeen(words, screen)]).toEqual([words, true]);
    for (const words of unseen) expect([words, isSeen(words, screen)]).toEqual([words, false]);
    for (const words of unseen) expect(matchShown(screen.root, words)).toBeUndefined();
  });
});

const WORDS = 'Payment done';
const HIDING = [
  'content-visibility:hidden',
  'transform:scale(0)',
  'font-size:0',
  'clip-path:inset(100%)',
  'clip-path:inset(50%)',
  'position:absolute;clip:rect(0 0 0 0)',
  'max-height:0;overflow:hidden;padding:4px',
  'text-indent:-9999px',
  'position:absolute;left:-9999px',
  'position:absolute;left:0;transform:translateX(-100%);margin-left:-8px',
  'position:fixed;top:0;left:0;transform:translateX(-100%)',
  'position:fixed;top:0;right:0;transform:translateX(100%)',
  'position:fixed;right:-400px;width:300px',
  'position:fixed;top:2000px',
  'position:fixed;bottom:-200px',
  'transform:translateX(-2000px)',
  'opacity:0.001',
];
const HIDDEN = [
  ...HIDING.map((style) => `<div style="${style}">${WORDS}</div>`),
  ...HIDING.map((style) => `<div style="${style}"><div><a href=#>${WORDS}</a></div></div>`),
  `<div hidden="until-found">${WORDS}</div>`,
  ...['video', 'audio', 'canvas', 'iframe', 'progress', 'meter'].map((tag) => `<${tag}>${WORDS}</${tag}>`),
  `<object data="data:text/html,hi" type="text/html">${WORDS}</object>`,
  `<svg width=20 height=20><defs><text>${WORDS}</text></defs></svg>`,
  `<svg width=20 height=20><text x=500 y=500>${WORDS}</text></svg>`,
  `<div id=h>${WORDS}</div><script>h.attachShadow({mode:"closed"}).innerHTML="<p>hi</p>"</script>`,
  `<div style="width:300px;overflow:hidden;white-space:nowrap"><div style="${BOX};width:300px">One</div><div style="${BOX};width:300px">${WORDS}</div></div>`,
  `<div style="width:300px;overflow:hidden"><div style="display:flex;transform:translateX(-300px)"><div style="flex:0 0 300px">${WORDS}</div><div style="flex:0 0 300px">Two</div></div></div>`,
  `<div style="height:20px;line-height:20px;overflow:hidden">One<br>${WORDS}</div>`,
  `<div style="height:20px;line-height:20px;width:60px;overflow:hidden">One two three four ${WORDS}</div>`,
  `<details><summary>More</summary><summary>${WORDS}</summary></details>`,
  `<div style="overflow:auto;height:60px"><p style="position:relative;left:-900px">${WORDS}</p></div>`,
];

describe('what nobody can see is not seen', () => {
  it.each(HIDDEN)('%s', async (html) => {
    const screen = await show(html);
    const { root, nodes } = screen;
    expect(isSeen(WORDS, screen)).toBe(false);
    expect(matchShown(root, WORDS)).toBeUndefined();
    expect(nodes.filter(({ text, isVisible }) => text === WORDS && isVisible)).toEqual([]);
  });
});

const TALL = '<div style="height:3000px"></div>';
const SEEN = [
  `${TALL}<p>${WORDS}</p>`,
  `<div style="height:100px;overflow:auto">${TALL}<p>${WORDS}</p></div>`,
  `<div style="width:100px;overflow-x:scroll"><p style="margin-left:900px;width:200px">${WORDS}</p></div>`,
  `<div style="height:100px;overflow:hidden"><div style="height:100%;overflow-y:auto">${TALL}<p>${WORDS}</p></div></div>`,
  `<div style="content-visibility:auto">${TALL}<p>${WORDS}</p></div>`,
  `<div style="overflow:hidden;height:0"><div style="position:absolute;top:200px">${WORDS}</div></div>`,
  `<div style="position:fixed;inset:0;overflow:auto">${TALL}<p>${WORDS}</p></div>`,
  `<div style="position:absolute;left:0;right:0;top:2900px">${WORDS}</div>`,
  `<div style="width:60px;white-space:nowrap;overflow:hidden;text-overflow:ellipsis">${WORDS} at last</div>`,
  `<div style="overflow:hidden;height:10px;transform:translateY(5px)"><dialog id=d>${WORDS}</dialog></div><script>d.showModal()</script>`,
  `<svg width=200 height=40><text y=20>${WORDS}</text></svg>`,
  `<div style="display:contents">${WORDS}</div>`,
  `<div style="height:90px;overflow:auto;display:flex;flex-direction:column-reverse"><p>End</p>${TALL.replace('div ', 'div class=x ')}<p>${WORDS}</p></div>`,
  `<button><span style="position:absolute;width:1px;height:1px;overflow:hidden">${WORDS}</span>x</button>`,
  `<select size=3><option>One<option>${WORDS}<option>Three</select>`,
  `<select multiple><optgroup label="${WORDS}"><option>One</select>`,
  `<form><input name=matches><input name=closest><input name=getAttribute><input name=localName><p>${WORDS}</p></form>`,
  `<iframe name=body srcdoc=hi></iframe><p>${WORDS}</p>`,
  `<form name=body></form><p>${WORDS}</p>`,
];

describe('what can be seen, by scrolling too, is seen', () => {
  it.each(SEEN)('%s', async (html) => {
    const screen = await show(html);
    const { root, nodes } = screen;
    expect(isSeen(WORDS, screen)).toBe(true);
    expect(matchShown(root, WORDS)).toBeDefined();
    expect(nodes.some(({ text, isVisible }) => text.includes(WORDS) && isVisible)).toBe(true);
  });
});
