/** What a look tells of things: roles, states, values, what can be used, seen and reached. */
import { describe, expect, it } from 'vitest';
import type { ScreenNode } from '../../src/screen/Screen.js';
import { byId, lookAt, useLooks } from './lookAt.js';

useLooks();

const ROLES: [role: string, html: string][] = [
  ['button', '<button id=x>A</button>'],
  ['button', '<input type=submit id=x>'],
  ['button', '<details><summary id=x>A</summary></details>'],
  ['button', '<div role="nonsense button" id=x>A</div>'],
  ['link', '<a href=# id=x>A</a>'],
  ['', '<a id=x>A</a>'],
  ['textbox', '<input id=x>'],
  ['textbox', '<textarea id=x></textarea>'],
  ['textbox', '<input type=password id=x>'],
  ['searchbox', '<input type=search id=x>'],
  ['spinbutton', '<input type=number id=x>'],
  ['slider', '<input type=range id=x>'],
  ['combobox', '<input list=l id=x><datalist id=l></datalist>'],
  ['combobox', '<select id=x><option>A</select>'],
  ['listbox', '<select id=x multiple><option>A</select>'],
  ['option', '<select><option id=x>A</select>'],
  ['checkbox', '<input type=checkbox id=x>'],
  ['radio', '<input type=radio id=x>'],
  ['heading', '<h3 id=x>A</h3>'],
  ['list', '<ul id=x><li>A</ul>'],
  ['listitem', '<ul><li id=x>A</ul>'],
  ['table', '<table id=x><tr><td>A</table>'],
  ['row', '<table><tr id=x><td>A</table>'],
  ['cell', '<table><tr><td id=x>A</table>'],
  ['gridcell', '<table role=grid><tr><td id=x>A</table>'],
  ['', '<table role=presentation><tr><td id=x>A</table>'],
  ['columnheader', '<table><tr><th id=x>A<th>B<tr><td>1<td>2</table>'],
  ['rowheader', '<table><tr><th id=x>A<td>B</table>'],
  ['img', '<img id=x alt=A>'],
  ['', '<img id=x alt="">'],
  ['img', '<svg id=x width=9 height=9></svg>'],
  ['dialog', '<dialog id=x open>A</dialog>'],
  ['navigation', '<nav id=x>A</nav>'],
  ['banner', '<header id=x>A</header>'],
  ['', '<article><header id=x>A</header></article>'],
  ['contentinfo', '<footer id=x>A</footer>'],
  ['region', '<section id=x aria-label=B>A</section>'],
  ['', '<section id=x>A</section>'],
  ['group', '<fieldset id=x>A</fieldset>'],
  ['progressbar', '<progress id=x></progress>'],
  ['separator', '<hr id=x>'],
  ['status', '<output id=x>A</output>'],
  ['figure', '<figure id=x>A</figure>'],
];

describe('the role', () => {
  it.each(ROLES)('%s of %s', async (role, html) => {
    expect(byId(await lookAt(html), 'x').role).toBe(role);
  });
});

const TICK = 'position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0 0 0 0)';
const FAR = '<div style="height:3000px"></div>';
const REPORTED: [title: string, html: string, reported: Partial<Record<keyof ScreenNode, unknown>>][] = [
  ['a tick', '<input id=x type=checkbox checked>', { states: { checked: true } }],
  [
    'a tick that is neither',
    '<input id=x type=checkbox><script>x.indeterminate = true</script>',
    { states: { checked: 'mixed' } },
  ],
  [
    'a tick that calls itself pressed',
    '<b id=x role=checkbox aria-pressed=false>A</b>',
    { states: { checked: false }, isUsable: true },
  ],
  [
    'a switch',
    '<b id=x role=switch aria-checked=false>A</b>',
    { states: { checked: false }, isUsable: true },
  ],
  [
    'what is disabled around it',
    '<fieldset disabled><input id=x></fieldset>',
    { states: { disabled: true } },
  ],
  ['what is inert', '<div inert><button id=x>A</button></div>', { states: { disabled: true } }],
  [
    'a field that must be filled',
    '<label>A *<input id=x></label>',
    { states: { required: true, editable: true } },
  ],
  [
    'a field that breaks its rule',
    '<input id=x required>',
    { states: { required: true, editable: true, invalid: true } },
  ],
  [
    'a field that keeps it',
    '<input id=x required value=1>',
    { states: { required: true, editable: true, invalid: false } },
  ],
  [
    'what only may be read',
    '<textarea id=x readonly>A</textarea>',
    { states: { readOnly: true }, value: 'A' },
  ],
  [
    'a password',
    '<input id=x type=password value=secret>',
    { states: { password: true, editable: true }, value: undefined, text: '' },
  ],
  ['the focus', '<button id=x>A</button><script>x.focus()</script>', { states: { focused: true } }],
  ['what is folded', '<details><summary id=x>A</summary>B</details>', { states: { expanded: false } }],
  ['what is open', '<button id=x aria-expanded=true>A</button>', { states: { expanded: true } }],
  [
    'a dialog that shuts off the rest',
    '<dialog id=x>A</dialog><script>x.showModal()</script>',
    { states: { modal: true, focused: true } },
  ],
  [
    'what scrolls',
    '<div id=x style="height:50px;width:50px;overflow:auto"><div style="height:150px"></div></div>',
    { states: { scroll: { x: 0, y: 0, xMost: 0, yMost: 100 } } },
  ],
  ['a picture that is broken', '<img id=x alt=A src="data:,">', { states: { loaded: false } }],
  ['the choice of a list', '<select id=x><option>A<option selected>B</select>', { value: 'B', text: 'B' }],
  [
    'the choices of a list',
    '<select id=x multiple><option selected>A<option selected>B</select>',
    { value: 'A, B', text: 'A B' },
  ],
  [
    'an option of a closed list',
    '<select><option id=x selected>A</select>',
    { isVisible: false, states: { selected: true }, text: 'A' },
  ],
  [
    'what an editor holds',
    '<div id=x contenteditable>A <b>B</b></div>',
    { value: 'A B', states: { editable: true }, isUsable: true },
  ],
  [
    'what a slider says',
    '<div id=x role=slider aria-valuenow=3 aria-valuetext=low style="width:9px;height:9px"></div>',
    { value: 'low' },
  ],
  ['lines of a field', '<textarea id=x>A\nB</textarea>', { value: 'A\nB', text: 'A B' }],
  ['a hand', '<div id=x style="cursor:pointer">A</div>', { isUsable: true }],
  [
    'the hand of what holds it',
    '<button style="cursor:pointer"><span id=x>A</span></button>',
    { isUsable: false },
  ],
  ['a handler', '<div id=x onclick="1">A</div>', { isUsable: true }],
  ['what nobody can use', '<div id=x>A</div>', { isUsable: false }],
  ['what is further down', `${FAR}<p id=x>A</p>`, { isVisible: true, isInView: false }],
  [
    'what is scrolled out of a part',
    `<div style="height:50px;overflow:auto">${FAR}<p id=x>A</p></div>`,
    { isVisible: true, isInView: false },
  ],
  ['what is transparent', '<div style="opacity:0"><p id=x>A</p></div>', { isVisible: false }],
  [
    'a tick drawn by its label',
    `<label>A<input id=x type=checkbox style="${TICK}"></label>`,
    { isVisible: true },
  ],
  [
    'a tick that lies unseen over its drawing',
    '<span><input id=x type=checkbox style="opacity:0"><b>A</b></span>',
    { isVisible: true },
  ],
  [
    'a tick of which only the words are seen',
    '<label>A<input id=x type=checkbox checked hidden></label>',
    { isVisible: false, states: { checked: true }, names: [{ text: 'A', from: 'label' }] },
  ],
  [
    'a tick that its label draws by an element',
    '<label>A<input id=x type=checkbox hidden><i style="display:inline-block;width:9px;height:9px"></i></label>',
    { isVisible: true },
  ],
  [
    'a tick that its label draws by a mark',
    '<style>label::before { content: ""; border: 5px solid }</style><label>A<input id=x type=checkbox hidden></label>',
    { isVisible: true },
  ],
  [
    'a tick of which only the words and a star are seen',
    '<style>label::after { content: "*" }</style><label>A<input id=x type=checkbox hidden></label>',
    { isVisible: false },
  ],
  [
    'a tick whose label is hidden as well',
    '<label style="visibility:hidden">A<input id=x type=checkbox checked hidden></label>',
    { isVisible: false, states: { checked: true }, names: [{ text: 'A', from: 'label' }] },
  ],
  ['what has no box', '<div id=x style="display:contents">A</div>', { isVisible: true, text: 'A' }],
  ['a number of thousands', '<p id=x>1&nbsp;000 m</p>', { text: '1\u00a0000 m' }],
  ['marks of direction', '<p id=x>a&rlm;b&shy;c</p>', { text: 'abc' }],
  ['a level', '<h2 id=x>A</h2>', { attributes: { id: 'x', level: '2' } }],
  [
    'a description',
    '<input id=x aria-describedby=d><p id=d>Help</p>',
    { attributes: { id: 'x', type: 'text', description: 'Help' } },
  ],
];

describe('is told', () => {
  it.each(REPORTED)('%s', async (_title, html, reported) => {
    const node = byId(await lookAt(html), 'x');
    expect(
      Object.fromEntries(Object.keys(reported).map((name) => [name, node[name as keyof ScreenNode]])),
    ).toEqual(reported);
  });
});

describe('what lies over a thing', () => {
  const cover = (style: string) => `<div id=c style="position:fixed;${style}"></div>`;
  it('is told', async () => {
    const screen = await lookAt(`<button id=x>A</button>${cover('inset:0')}`);
    expect(byId(screen, 'x').coveredBy).toBe(byId(screen, 'c'));
  });

  it.each([
    ['a part of it', '<button id=x><b>A</b></button>'],
    ['what lets clicks through', `<button id=x>A</button>${cover('inset:0;pointer-events:none')}`],
    ['what lies beside it', `<button id=x>A</button>${cover('bottom:0;left:0;right:0;height:9px')}`],
    [
      'its own label',
      '<label style="position:relative"><input id=x type=checkbox><b style="position:absolute;inset:0">A</b></label>',
    ],
  ])('is not %s', async (_title, html) => {
    expect(byId(await lookAt(html), 'x').coveredBy).toBeUndefined();
  });
});

it('ties a label to its field', async () => {
  const screen = await lookAt('<label id=l for=x>A</label><input id=x>');
  expect(byId(screen, 'l').control).toBe(byId(screen, 'x'));
});

it('tells how things look where it is asked', async () => {
  const html =
    '<p id=x style="color:red;font-weight:bold;text-decoration:line-through;border:1px solid blue">A</p>';
  expect(byId(await lookAt(html), 'x').style).toBeUndefined();
  expect(byId(await lookAt(html, { styles: true }), 'x').style).toMatchObject({
    ...{ color: 'rgb(255, 0, 0)', weight: '700', decoration: 'line-through', borderColor: 'rgb(0, 0, 255)' },
  });
});
