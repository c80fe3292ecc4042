/** Buttons that are but icons: each by the tooltip that the page shows while it is pointed at. */
import { expect } from 'vitest';
import { testOnPage } from './runSteps.js';

const it = testOnPage();

const icon = (does: string, tip: string, more = '') =>
  `<button ${more} data-tip="${tip}" onclick="document.title += '${does};'" style="margin: 60px 4px 4px"><svg width="16" height="16"><path d="M0 0h9v9z"></path></svg></button>`;
const TIPS = `<script>
  for (const button of document.querySelectorAll('[data-tip]')) {
    let tip;
    button.addEventListener('mouseenter', () => setTimeout(() => {
      if (button.dataset.tip === '') return;
      tip = document.body.appendChild(document.createElement('div'));
      tip.textContent = button.dataset.tip;
      const { x, y } = button.getBoundingClientRect();
      tip.style = 'position: absolute; left: ' + x + 'px; top: ' + (y + scrollY - 30) + 'px';
    }, Number(button.dataset.wait ?? 100)));
    button.addEventListener('mouseleave', () => tip?.remove());
  }
</script>`;
const BEGIN = '<button>Begin</button>';
const begin = (html: string) => `${BEGIN}${html}${TIPS}`;

it('clicks the one whose tooltip is the name', async ({ run, said }) => {
  const told = await run(
    begin(icon('copy', 'Copy') + icon('save', 'Save', 'class="btn"') + icon('tags', 'Tags')),
    'Click the "Save" button',
  );
  expect(told).toContain('but its tooltip');
  expect(await said()).toBe('save;');
});

it('looks in the row that is said', async ({ run, said }) => {
  const row = (name: string) => `<tr><td>${name}</td><td>${icon(`-${name}`, 'Delete')}</td></tr>`;
  await run(begin(`<table>${row('Milk')}${row('Bread')}</table>`), 'Click "Delete" in the "Bread" row');
  expect(await said()).toBe('-Bread;');
});

it('is in doubt of two alike', async ({ failureOf, said }) => {
  expect(await failureOf(begin(icon('a', 'Save') + icon('b', 'Save')), 'Click the "Save" button')).toMatch(
    /2 things have the tooltip of the "Save" button/,
  );
  expect(await said()).toBe('');
});

it('takes none of another name, nor one that only begins so', async ({ failureOf, said }) => {
  const icons = icon('all', 'Save all') + icon('copy', 'Copy') + icon('none', '');
  expect(await failureOf(begin(icons), 'Click the "Save" button')).toMatch(/No button named "Save"/);
  expect(await said()).toBe('');
});

it('takes what the page calls so itself, without pointing at anything', async ({ run, said }) => {
  const named =
    "<button onclick=\"document.title += document.querySelector('[data-tip]').matches(':hover') + 'named'\">Save</button>";
  await run(begin(icon('icon', 'Save') + named), 'Click the "Save" button');
  expect(await said()).toBe('falsenamed');
});

it('leaves it to what the page calls so a little later', async ({ run, said }) => {
  const late = `<script>setTimeout(() => document.body.insertAdjacentHTML('beforeend',
    '<button onclick="document.title += \\'named\\'">Save</button>'), 1300)</script>`;
  await run(begin(icon('icon', 'Save', 'data-wait="500"')) + late, 'Click the "Save" button');
  expect(await said()).toBe('named');
});

it('leaves nothing open that covers what comes later', async ({ run, said }) => {
  const cover = `<style>i { display: none; position: fixed; inset: 9px 0 0; background: #fff } a:hover + i, i:hover { display: block }</style>
    <a href="#"><svg width="16" height="16"><path d="M0 0h9v9z"></path></svg></a><i>All pages</i>`;
  const late = `<script>setTimeout(() => document.body.insertAdjacentHTML('beforeend',
    '<button onclick="document.title += \\'named\\'">Next</button>'), 2500)</script>`;
  await run(begin(cover) + late, 'Click the "Next" button');
  expect(await said()).toBe('named');
});

it('is in doubt of one that is out of view', async ({ failureOf, said }) => {
  const far = `${icon('a', 'Save')}<div style="height: 2000px"></div>${icon('b', 'Save')}`;
  expect(await failureOf(begin(far), 'Click the "Save" button')).toMatch(/2 things have the tooltip/);
  expect(await said()).toBe('');
});
