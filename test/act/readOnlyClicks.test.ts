/** A field that shows what is chosen elsewhere is clicked like any other thing; only to write into it is refused. */
import { expect } from 'vitest';
import { testOnPage } from './runSteps.js';

const it = testOnPage();

const SAYS = 'onclick="document.title = \'clicked\'"';
const BUTTON = '<button>Begin</button>';
const vuetify = (
  style: string,
) => `<style>input { ${style} } .field { width: 300px; position: relative; cursor: pointer } .v-input { width: 300px }
    label { position: absolute; top: 0; pointer-events: none }</style>
  <div class="v-input v-select"><div class="v-input__control"><div class="v-field field" role="combobox" aria-haspopup="listbox"
    aria-expanded="false" onclick="document.title = 'clicked'; ariaExpanded = true"><div class="v-field__field"><label class="v-label v-field-label" for="i1">Colour</label>
    <div class="v-field__input" style="padding-top: 16px"><input readonly size="1" type="text" id="i1"></div></div>
    <div class="v-field__append-inner"><i class="mdi-menu-down mdi v-icon" aria-hidden="true"></i></div></div></div></div>`;

const FIELDS: readonly (readonly [html: string, ...steps: string[]])[] = [
  [
    `<input readonly placeholder="Select date" ${SAYS}>`,
    'Click "Select date"',
    'Click the "Select date" field',
    'Open the "Select date" date picker',
    'Click into the "Select date" field',
    'Open the "Select date" field',
    'Click the "Select date" input',
  ],
  [`<label>Arrival <input readonly ${SAYS}></label>`, 'Click the "Arrival" field', 'Click on "Arrival"'],
  [
    `<label for="d">Arrival</label><div ${SAYS}><input id="d" readonly style="pointer-events: none"></div>`,
    'Click the "Arrival" field',
    'Click into the "Arrival" field',
  ],
  [
    `<div><div>Arrival</div><div><input readonly ${SAYS}></div></div><div><div>Guests</div><div><input></div></div>`,
    'Click the "Arrival" field',
    'Click the "Arrival" date picker',
  ],
  [
    `<div>Arrival</div><div class="picker" tabindex="0" ${SAYS}><input readonly></div>`,
    'Click the "Arrival" field',
  ],
  [
    `<input readonly aria-label="Arrival" value="2 May" ${SAYS}>`,
    'Click "Arrival"',
    'Click the "Arrival" field',
  ],
  [
    vuetify(''),
    'Click the "Colour" drop-down',
    'Click "Colour"',
    'Open the "Colour" drop-down',
    'Click the "Colour" field',
    'Click the "Colour" combobox',
  ],
  [
    vuetify('opacity: 0; pointer-events: none'),
    'Click the "Colour" drop-down',
    'Click "Colour"',
    'Open the "Colour" drop-down',
    'Click the "Colour" field',
    'Click the "Colour" combobox',
  ],
];

for (const [html, ...steps] of FIELDS)
  for (const step of steps)
    it(`${step}: ${html.replace(/\s+/g, ' ').slice(0, 60)}`, async ({ run, said }) => {
      await run(html + BUTTON, step);
      expect(await said()).toBe('clicked');
    });

const STAYS_RED: readonly (readonly [html: string, step: string, why: string])[] = [
  ['<input readonly placeholder="Select date">', 'Fill "Select date" with "x"', 'read-only'],
  [
    `<div ${SAYS}><label>Token <input readonly style="opacity: 0"></label></div>`,
    'Click the "Token" field',
    'hidden',
  ],
  [
    '<input readonly placeholder="Select date"><div style="position: fixed; inset: 0 0 50%"></div><p style="height: 90vh">',
    'Click "Select date"',
    'covered',
  ],
  [
    `<div ${SAYS}><label for="i" style="pointer-events: none">Name</label><input id="i" disabled></div>`,
    'Click "Name"',
    '',
  ],
];

for (const [html, step, why] of STAYS_RED)
  it(`${step}: not where it is ${why}`, async ({ failureOf, said }) => {
    expect(await failureOf(html + BUTTON, step)).toContain(why);
    expect(await said()).toBe('');
  });
