/** "The field shows the error": where nothing but its place ties a message to its field. */
import { expect } from 'vitest';
import { testOnPage } from '../act/runSteps.js';

const it = testOnPage();

const field = (name: string, message: string) =>
  `<div class="row"><label for="${name}">${name}</label><div><input id="${name}">${message}</div></div>`;
const wrong = (text: string, style = '') => `<div class="invalid-feedback" style="${style}">${text}</div>`;
const form = (...fields: string[]) => `<button>Begin</button><form novalidate>${fields.join('')}</form>`;

it('it is the one that stands with the field', async ({ run, failureOf }) => {
  const html = form(field('Name', wrong('A name is needed.')), field('EAN', wrong('The EAN has 13 digits.')));
  await run(
    html,
    'The "EAN" field shows the error "The EAN has 13 digits."',
    'The "Name" field has the error message "A name is needed."',
  );
  expect(await failureOf(html, 'The "EAN" field shows the error "A name is needed."')).toContain('13 digits');
});

it('by a mark on what holds both', async ({ run }) => {
  const kit = (marks: string) =>
    form(
      `<div class="${marks}">${field('Name', '<div role="alert">Give one</div>')}</div>`,
      field('EAN', ''),
    );
  await run(kit('box box--error'), 'The "Name" field shows the error "Give one"');
});

it.for([
  ['what is not shown', wrong('Give one', 'display:none')],
  ['a hint', '<div class="form-text">Give one</div>'],
  ['a success', '<div class="message success">Give one</div>'],
])('%s is none', async ([, message = ''], { failureOf }) => {
  const html = form(field('Name', message), field('EAN', ''));
  expect(await failureOf(html, 'The "Name" field shows the error "Give one"')).toContain('no error message');
});

it('nor is what the browser would say in a form that it does not check', async ({ failureOf }) => {
  const html = form('<label>Name <input required pattern="[a-z]+"></label>');
  const steps = ['Type "1" into "Name"', 'Press Tab'];
  expect(
    await failureOf(html, ...steps, 'The error message of the "Name" field contains "format"'),
  ).toContain('no error message');
});
