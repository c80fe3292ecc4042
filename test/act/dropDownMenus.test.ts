/** Menus of Bootstrap and the like: a list that a button opens, of which the markup says nothing but by its classes. */
import { describe, expect } from 'vitest';
import { testOnPage } from './runSteps.js';

const it = testOnPage();

const BEGIN = `<button onclick="0">Begin</button><style>.dropdown-menu { display: none; position: absolute }
  .open > .dropdown-menu, .dropdown-menu.show { display: block }</style>`;
const entry = (name: string, marks = '') =>
  `<a href="#"${marks} onclick="document.title = '${name}'; return false">${name}</a>`;
const list = (marks: string) =>
  `<ul class="dropdown-menu"><li>${entry('Edit', marks)}</li><li>${entry('Archive', marks)}</li></ul>`;

const three = `<div class="btn-group"><button class="btn btn-default dropdown-toggle" data-toggle="dropdown"
  onclick="parentElement.classList.toggle('open')">Actions <span class="caret"></span></button>${list('')}</div>`;
const four = `<div class="dropdown"><a class="btn dropdown-toggle" href="#" data-toggle="dropdown"
  onclick="nextElementSibling.classList.toggle('show'); return false">Actions</a><div class="dropdown-menu">${entry('Edit', ' class="dropdown-item"')}
  ${entry('Archive', ' class="dropdown-item"')}</div></div>`;
const five = `<div class="dropdown"><button class="btn dropdown-toggle" data-bs-toggle="dropdown" aria-expanded="false"
  onclick="ariaExpanded = nextElementSibling.classList.toggle('show')">Actions</button>${list(' class="dropdown-item"')}</div>`;

describe('a list that drops down with fields in it', () => {
  it('is no menu', async ({ failureOf }) => {
    const form = `<div class="dropdown-menu show"><label>Name <input></label><button>Sign in</button></div>`;
    const html = `${BEGIN}<button class="dropdown-toggle">Account</button>${form}`;
    expect(await failureOf(html, 'The "Account" menu shows "Sign in"')).toContain('No menu');
  });
});

const MENUS: [string, string][] = [
  ['Bootstrap 3', three],
  ['Bootstrap 4', four],
  ['Bootstrap 5', five],
];
const pageWith = (menu: string) => `${BEGIN}<h1>Orders</h1>${menu}<p>Archive: 3 orders</p>`;

describe.concurrent('a menu', () => {
  it.for(MENUS)('of %s is chosen from', async ([_, menu], { run, said }) => {
    const html = pageWith(menu);
    await run(html, 'Choose "Archive" from the "Actions" menu');
    expect(await said()).toBe('Archive');
  });

  it.for(MENUS)('of %s is opened, and its entry clicked', async ([_, menu], { run, said }) => {
    const html = pageWith(menu);
    await run(html, 'Open the "Actions" menu', 'Click "Edit" in the menu');
    expect(await said()).toBe('Edit');
  });

  it.for(MENUS)('of %s has as many items as it shows', async ([_, menu], { run, failureOf }) => {
    const html = pageWith(menu);
    await run(html, 'Click "Actions"', 'The "Actions" menu has exactly 2 items');
    expect(await failureOf(html, 'Click "Actions"', 'The "Actions" menu has exactly 3 items')).toContain('2');
  });

  it.for(MENUS)('of %s is judged as a menu', async ([_, menu], { run, failureOf }) => {
    const html = pageWith(menu);
    await run(html, 'Click "Actions"', 'The menu is open', 'The menu shows "Archive"');
    await run(html, 'Click "Actions"', 'The "Actions" menu is open');
    await run(html, 'Click "Actions"', 'The "Actions" menu shows "Archive"');
    expect(await failureOf(html, 'The menu is open')).toContain('menu');
    expect(await failureOf(html, 'The "Actions" menu is open')).toContain('menu');
    expect(await failureOf(html, 'The menu shows "Archive"')).toContain('menu');
    expect(await failureOf(html, 'The "Actions" menu shows "Archive"')).toContain('menu');
    expect(await failureOf(html, 'Click "Actions"', 'The menu shows "Delete"')).toContain('Delete');
    expect(await failureOf(html, 'Click "Actions"', 'Click "Actions"', 'The menu is open')).toContain('menu');
  });
});

describe.concurrent('a menu whose opener shows a picture beside its name', () => {
  const page = (marks: string) =>
    `${BEGIN}<a class="${marks}" style="cursor: pointer" onclick="own.hidden = !own.hidden"><div><span>NL</span><div>Nora Lind</div></div></a>
    <ul role="menu" id="own" hidden><li role="menuitem" onclick="document.title = 'About'">About</li></ul>`;

  it('is opened by that', async ({ run, said }) => {
    await run(page('dropdown-trigger user'), 'Open the "Nora Lind" menu', 'Click "About"');
    expect(await said()).toBe('About');
  });

  it('is not opened by what nothing calls an opener', async ({ failureOf }) => {
    expect(await failureOf(page('user'), 'Open the "Nora Lind" menu')).toContain('Please click it');
  });
});

describe.concurrent('a menu beside another that shows nothing but dots', () => {
  const opened = (id: string, name: string) =>
    `<div id="${id}" hidden><div role="menuitem" onclick="document.title = '${name}'">${name}</div></div>`;
  const dots = `<button title="More actions" onclick="more.hidden = false">⋮</button>`;
  const create = `<button onclick="create.hidden = false">Create</button>${opened('create', 'Timer')}`;

  it('is opened by its own button', async ({ run, said }) => {
    const html = `${BEGIN}${create}${dots}${opened('more', 'Remove')}`;
    await run(html, 'Choose "Timer" from the "Create" menu');
    expect(await said()).toBe('Timer');
  });

  it('is not taken for it, though it holds the entry', async ({ failureOf, said }) => {
    const html = `${BEGIN}${dots}${opened('more', 'Timer')}`;
    expect(await failureOf(html, 'Choose "Timer" from the "Create" menu')).toContain('Create');
    expect(await said()).not.toBe('Timer');
  });

  it('is meant where its name is one that dots stand for', async ({ run, said }) => {
    const html = `${BEGIN}<button onclick="more.hidden = false">⋮</button>${opened('more', 'Timer')}`;
    await run(html, 'Choose "Timer" from the "Options" menu');
    expect(await said()).toBe('Timer');
  });
});
