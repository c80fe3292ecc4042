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
];
