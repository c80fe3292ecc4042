/** Accordions as Bootstrap and Tabler have them, whose state only shows by what is seen of them. */
import { expect } from 'vitest';
import { testOnPage } from './runSteps.js';

const it = testOnPage();

const SCRIPT = `<button>Begin</button><script>function turn(title) { const { style } = title.parentElement.nextElementSibling; style.display = style.display ? '' : 'none'; document.title += title.innerText; }</script>`;
const part = (title: string, isOpen: boolean, turn = 'turn(this)') => `<div class="accordion-item">
  <div class="accordion-header"><button class="accordion-button" onclick="${turn}">${title}<svg width="20" height="20"></svg></button></div>
  <div class="accordion-collapse collapse" style="${isOpen ? '' : 'display: none'}"><div class="accordion-body">It is about ${title}</div></div></div>`;
const both = (turn?: string) =>
  `${SCRIPT}<div class="accordion">${part('What is X?', true, turn)}${part('What is Y?', false, turn)}</div>`;

it.for(['Expand "What is Y?"', 'Expand the "What is Y?" section'])(
  '%s',
  async (said, { run, said: done }) => {
    await run(both(), said, 'The "What is Y?" section is expanded', 'I see "It is about What is Y?"');
    expect(await done()).toContain('What is Y?');
  },
);

it('one that is open stays so', async ({ run }) => {
  expect(await run(both(), 'Expand "What is X?"')).toContain('as it was');
});

it.for([
  ['The "What is X?" section is expanded', 'The "What is X?" section is collapsed'],
  ['The "What is Y?" section is collapsed', 'The "What is Y?" section is expanded'],
  ['The "What is Y?" accordion is collapsed', 'The "What is Y?" accordion is expanded'],
])('%s, and not otherwise', async ([is = '', isNot = ''], { run, failureOf }) => {
  await run(both(), is);
  expect(await failureOf(both(), isNot)).toContain('but observed: not');
});

it('one that does not open was not opened', async ({ failureOf }) => {
  expect(await failureOf(both('document.title = 1'), 'Expand "What is Y?"')).toContain(
    'nothing more is seen',
  );
});

it('what nothing calls an accordion is neither open nor shut', async ({ failureOf }) => {
  const html = `<button>Begin</button><div class="section"><h2 style="cursor: pointer">Purge</h2></div>`;
  for (const state of ['collapsed', 'expanded'])
    expect(await failureOf(html, `The "Purge" section is ${state}`)).toContain(
      'nothing that can be expanded',
    );
});

it('an accordion whose parts nothing tells apart says of none that it is open', async ({ failureOf }) => {
  const titles = ['X', 'Y'].map(
    (title) => `<button class="title">${title}</button><div hidden>About ${title}</div>`,
  );
  const html = `<button>Begin</button><div class="accordion">${titles.join('')}</div>`;
  expect(await failureOf(html, 'The "X" section is expanded')).toContain('Expected that');
});
