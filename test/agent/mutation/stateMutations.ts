/** States that a person can perceive: on each page that fails, the thing is in the opposite state, or has none. */
import type { Mutation } from './mutation.js';

const terms = (attributes: string): string => `<label><input type="checkbox" ${attributes}> Terms</label>`;
const dark = (checked: boolean): string =>
  `<button role="switch" aria-checked="${checked}" aria-label="Dark mode">o</button>`;
const bold = (pressed: string): string => `<button ${pressed}>Bold</button>`;
const details = (open: string): string => `<details ${open}><summary>Details</summary>More</details>`;
const menu = (expanded: string): string => `<button ${expanded}>Menu</button>`;
const section = (expanded: boolean): string =>
  `<section aria-label="Details"><button aria-expanded="${expanded}">Show</button><p>Text</p></section>`;
const home = (current: string): string =>
  `<nav><a href="/" ${current}>Home</a> <a href="/cart" aria-current="page">Cart</a></nav>`;
const email = (attributes: string): string => `<label>Email <input ${attributes}></label>`;
const save = (attributes: string): string => `<button ${attributes}>Save</button>`;
const tab = (attributes: string): string =>
  `<div role="tablist"><button role="tab" ${attributes}>News</button></div>`;
const orders = (attributes: string): string => `<section aria-label="Orders" ${attributes}>Rows</section>`;
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const logo = (source: string): string => `<img alt="Logo" src="${source}" width="20" height="20">`;
const far = (before: number): string => `<div style="height:${before}px"></div><h2>Terms of use</h2>`;

const film = (attributes: string): string =>
  `<video aria-label="Film" width="40" height="20" ${attributes}></video>`;
const pin = (type: string): string => `<label>Pin <input type="${type}"></label>`;
const volume = (value: number): string =>
  `<label>Volume <input type="range" min="0" max="10" value="${value}"></label>`;
const log = (inner: string, script = ''): string =>
  `<section aria-label="Log" tabindex="0" style="width:100px;height:50px;overflow:auto">${inner}</section>${script}`;
const TALL = '<p style="height:300px">Lines</p>';
const TO_END = '<script>{const log=document.querySelector("section");log.scrollTop=999}</script>';
const fruit = (style: string): string => `<ul><li>Apple</li><li>Pear</li><li style="${style}">Plum</li></ul>`;

const task = (tick: string, text: string): string =>
  `<ul><li>${tick}<span>${text}</span></li><li>Pear</li></ul>`;

export const STATE_MUTATIONS: Mutation[] = [
  {
    sentence: 'The "Terms" checkbox is checked',
    holds: terms('checked'),
    fails: [terms(''), '<p>Terms</p>'],
  },
  {
    sentence: 'The "Terms" checkbox is not checked',
    holds: terms(''),
    fails: [terms('checked'), '<p>Terms</p>'],
  },
  {
    sentence: 'The "Terms" checkbox is mixed',
    holds: '<div role="checkbox" aria-checked="mixed" tabindex="0">Terms</div>',
    fails: [terms('checked'), terms('')],
  },
  {
    sentence: 'The "Tree" checkbox is not checked',
    holds: '<div role="checkbox" aria-checked="false" tabindex="0">Tree</div>',
    fails: ['<div role="checkbox" aria-checked="mixed" tabindex="0">Tree</div>'],
  },
  { sentence: 'The "Dark mode" switch is on', holds: dark(true), fails: [dark(false)] },
  { sentence: 'The "Dark mode" switch is off', holds: dark(false), fails: [dark(true)] },
  {
    sentence: 'The "News" tab is selected',
    holds: tab('aria-selected="true"'),
    fails: [tab('aria-selected="false"'), tab('')],
  },
  { sentence: 'The "Save" button is enabled', holds: save(''), fails: [save('disabled'), '<p>Save</p>'] },
  {
    sentence: 'The "Save" button is disabled',
    holds: save('disabled'),
    fails: [save(''), save('class="disabled"')],
  },
  {
    sentence: 'The "Bold" button is pressed',
    holds: bold('aria-pressed="true"'),
    fails: [bold('aria-pressed="false"'), bold('aria-pressed="mixed"'), bold('')],
  },
  {
    sentence: 'The "Bold" button is not pressed',
    holds: bold('aria-pressed="false"'),
    fails: [bold('aria-pressed="true"'), bold('')],
  },
  { sentence: 'The "Details" section expands', holds: section(true), fails: [section(false)] },
  { sentence: 'The "Details" section collapses', holds: section(false), fails: [section(true)] },
  { sentence: '"Details" is expanded', holds: details('open'), fails: [details(''), '<p>Details</p>'] },
  { sentence: '"Details" is not expanded', holds: details(''), fails: [details('open'), '<p>Details</p>'] },
  {
    sentence: 'The "Menu" button is collapsed',
    holds: menu('aria-expanded="false"'),
    fails: [menu('aria-expanded="true"'), menu('')],
  },
  {
    sentence: 'The "Home" link is the current page',
    holds: home('aria-current="page"'),
    fails: [home(''), home('aria-current="false"')],
  },
  {
    sentence: 'The "Home" link is not current',
    holds: home(''),
    fails: [home('aria-current="page"'), '<a href="/" class="active">Home</a>'],
  },
  {
    sentence: 'The "Email" field is invalid',
    holds: email('aria-invalid="true"'),
    fails: [email('aria-invalid="false"'), email(''), email('type="email" value="a@b.c"')],
  },
  {
    sentence: 'The "Email" field is valid',
    holds: email('type="email" value="a@b.c"'),
    fails: [email('type="email" value="ab"'), email('required'), email('class="is-invalid"')],
  },
  { sentence: 'The "Email" field is required', holds: email('required'), fails: [email('')] },
  {
    sentence: 'The "Email" field is optional',
    holds: email(''),
    fails: [email('aria-required="true"'), '<label for="e">Email *</label><input id="e">'],
  },
  {
    sentence: 'The "Email" field is read-only',
    holds: email('readonly'),
    fails: [email(''), '<p>Email</p>'],
  },
  { sentence: 'The "Email" field is editable', holds: email(''), fails: [email('readonly'), '<p>Email</p>'] },
  {
    sentence: 'The "Email" field has the focus',
    holds: email('autofocus'),
    fails: [email(''), `${email('')}<input aria-label="Other" autofocus>`],
  },
  {
    sentence: 'The "Email" field is not focused',
    holds: `${email('')}<input aria-label="Other" autofocus>`,
    fails: [email('autofocus')],
  },
  {
    sentence: 'The "Orders" section is busy',
    holds: orders('aria-busy="true"'),
    fails: [orders('aria-busy="false"'), orders('class="busy"')],
  },
  {
    sentence: 'The "Orders" section is not busy',
    holds: orders('aria-busy="false"'),
    fails: [orders('aria-busy="true"'), orders('class="busy"')],
  },
  { sentence: '"Terms of use" is in view', holds: far(10), fails: [far(3_000)] },
  { sentence: 'The "Terms of use" heading is not in the viewport', holds: far(3_000), fails: [far(10)] },
  { sentence: 'The "Logo" image is loaded', holds: logo(PIXEL), fails: [logo('data:image/gif;base64,AAAA')] },
  { sentence: 'The "Film" video is paused', holds: film(''), fails: ['<p>Film</p>', log('Film')] },
  { sentence: 'The "Film" video is not playing', holds: film(''), fails: ['<p>Film</p>'] },
  { sentence: 'The "Film" video is muted', holds: film('muted'), fails: [film('')] },
  {
    sentence: 'The "Plum" item is completed',
    holds: task('<input type="checkbox" aria-label="Done" checked>', 'Plum'),
    fails: [
      task('<input type="checkbox" aria-label="Done">', 'Plum'),
      task('<input type="checkbox" aria-label="Urgent" checked>', 'Plum'),
      task('', 'Plum <s>old</s>'),
      task('', 'Plum <i>not done</i>'),
    ],
  },
  {
    sentence: 'The "Plum" item is highlighted',
    holds: fruit('background:yellow'),
    fails: [fruit(''), '<ul><li style="background:yellow">Apple</li><li>Pear</li><li>Plum</li></ul>'],
  },
  {
    sentence: 'Expect that the "Log" section is scrolled to the top',
    holds: log(TALL),
    fails: [log(TALL, TO_END)],
  },
  {
    sentence: 'Expect that the "Log" section is scrolled to the bottom',
    holds: log(TALL, TO_END),
    fails: [log(TALL)],
  },
  {
    sentence: 'Expect that the "Log" section is scrollable sideways',
    holds: log('<p style="width:300px">Wide</p>'),
    fails: [log('Narrow')],
  },
  {
    sentence: 'Expect that the "Pin" field is protected with a password',
    holds: pin('password'),
    fails: [pin('text')],
  },
  {
    sentence: 'Expect that the "Save" button is draggable',
    holds: save('draggable="true"'),
    fails: [save(''), save('draggable="false"')],
  },
  {
    sentence: 'Expect that the "Orders" section is hidden from assistive technology',
    holds: orders('aria-hidden="true"'),
    fails: [orders(''), orders('aria-hidden="false"')],
  },
  {
    sentence: 'Expect that the "Save" button is in the tab order',
    holds: save(''),
    fails: [save('tabindex="-1"'), save('disabled')],
  },
  {
    sentence: 'Expect that the "Volume" slider is at its minimum',
    holds: volume(0),
    fails: [volume(5), volume(10)],
  },
  {
    sentence: 'Expect that the "Volume" slider is at its maximum',
    holds: volume(10),
    fails: [volume(5), volume(0)],
  },
];
