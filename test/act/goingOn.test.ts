/** What steps lean on: the form that is in use, the list that a page is about, what was typed and not yet chosen. */
import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { testOnPage } from './runSteps.js';

const it = testOnPage();

const BEGIN = `<button onclick="0">Begin</button><script>
  addEventListener('click', ({ target }) => { if (target.dataset.says) document.title += target.dataset.says; });
  addEventListener('submit', (event) => event.preventDefault());</script>`;

describe.concurrent('the form in use', () => {
  const twoWays = `${BEGIN}<nav><a href="#lend" data-says="link">Lend</a></nav>
    <form><label>Member <input></label><button data-says="form">Lend</button></form>
    <form><label>Book <input></label><button data-says="other">Lend</button></form>`;

  it('has the button of several that are called alike', async ({ run, said }) => {
    await run(twoWays, 'Enter "1001" as the member and press "Lend"');
    expect(await said()).toBe('form');
  });

  it('leaves a doubt where nothing was done in it', async ({ failureOf }) => {
    expect(await failureOf(twoWays, 'Press "Lend"')).toContain('"Lend" means 3 things here');
  });

  const enrol = (buttons: string) => `${BEGIN}<form><label>Street <input></label>${buttons}</form>`;
  const NEXT = '<button data-says="next">Next ›</button><button type="button" data-says="back">Back</button>';

  it.for(['continues', 'goes on', 'submits', 'tries again'])(
    'is sent by what sends it where somebody only %s',
    async (going, { run, said }) => {
      const reported = await run(enrol(NEXT), `When she changes the street to "Mill Lane" and ${going}`);
      expect(await said()).toBe('next');
      expect(reported).toBe(
        'Clicked the button "Next ›", which sends the form. Nothing is called so. Better write the name of the button.',
      );
    },
  );

  it('is sent by the button of its own where that is called so', async ({ run, said }) => {
    const named = `${NEXT}<button type="button" data-says="named">Continue</button>`;
    await run(enrol(named), 'Enter "Mill Lane" as the street and continue');
    expect(await said()).toBe('named');
  });

  it('is not sent in place of one of several that are called so', async ({ failureOf, said }) => {
    const saves = '<button data-says="a">Save</button><p>or</p><button data-says="b">Save</button>';
    const html = `${saves}${enrol('<button data-says="next">Update</button>')}`;
    expect(await failureOf(html, 'Enter "Mill Lane" as the street and save')).toContain(
      '"save" means 2 things',
    );
    expect(await said()).toBe('');
  });

  it('is not sent by a guess', async ({ failureOf, said }) => {
    const two = '<button data-says="one">Pay now</button><button data-says="two">Pay later</button>';
    expect(await failureOf(enrol(two), 'Enter "Mill Lane" as the street and continue')).toContain(
      'No "continue" on the page',
    );
    expect(await said()).toBe('');
  });
});

describe.concurrent('what was typed into a box of options', () => {
  /** As kits do it: what isn't chosen is dropped when the box is left. */
  const box = (label: string) => `${BEGIN}<label>${label} <input role="combobox" aria-expanded="false"
      aria-controls="options" id="box"></label><ul role="listbox" id="options" hidden>
      <li role="option">Grace Lowe</li><li role="option">Hannah Lowe</li></ul><label>Time <input></label><script>
    let chosen = '';
    box.oninput = () => { options.hidden = false; box.setAttribute('aria-expanded', 'true');
      for (const one of options.children) one.hidden = !one.textContent.includes(box.value); };
    box.onblur = () => setTimeout(() => { box.value = chosen; options.hidden = true; }, 50);
    options.onmousedown = ({ target }) => { chosen = target.textContent; document.title += '[chosen]'; };</script>`;
  const value = (page: Page) => page.evaluate(() => document.querySelector<HTMLInputElement>('#box')?.value);

  it('is chosen before the next field is filled', async ({ run, page }) => {
    await run(
      box('Patient'),
      'Enter "Grace Lowe" as the patient and "08:00" as the time',
      'Wait 0.2 seconds',
    );
    expect(await value(page)).toBe('Grace Lowe');
  });

  it('is left to who chooses by himself', async ({ run, said }) => {
    await run(box('Patient'), 'Enter "Grace Lowe" as the patient', 'Click the "Grace Lowe" option');
    expect(await said()).toBe('[chosen]');
  });

  it('is not guessed from a part of it', async ({ run, said }) => {
    await run(box('Patient'), 'Enter "Lowe" as the patient and "08:00" as the time');
    expect(await said()).toBe('');
  });

  it('is no choice in a field for searching', async ({ run, said }) => {
    await run(
      box('Search patients'),
      'Enter "Grace Lowe" as the search patients',
      'Enter "08:00" as the time',
    );
    expect(await said()).toBe('');
  });
});

describe.concurrent('the list', () => {
  const pages = '<ul class="pagination"><li>1</li><li>2</li><li>3</li></ul>';
  const table = '<table><tr><th>Name</th></tr><tr><td>Elena</td></tr><tr><td>Tom</td></tr></table>';

  it('that a heading names is what stands below it, and not its page numbers', async ({ run, failureOf }) => {
    const html = `${BEGIN}<h1>Patients</h1>${pages}${table}`;
    await run(html, 'Then the patients list contains "Elena"');
    expect(await failureOf(html, 'Then the patients list contains "Grace"')).toContain('Elena');
  });

  it('that is opened is a page where nothing unfolds', async ({ run, said }) => {
    const link = `${BEGIN}<a href="#patients" data-says="went">Patients</a><p>Welcome</p>`;
    await run(link, 'Open the patients list');
    expect(await said()).toBe('went');
  });

  it('is cards where only the navigation is a list', async ({ run, failureOf }) => {
    const html = (...names: string[]) =>
      `${BEGIN}<header><ul><li>Home</li><li>Help</li></ul></header>${names.map((name) => `<div class="card"><h3>${name}</h3><p>Born 1990</p></div>`).join('')}`;
    await run(html('Elena', 'Elena B.'), 'Then each item in the list contains "Elena"');
    expect(await failureOf(html('Elena', 'Tom'), 'Then each item in the list contains "Elena"')).toContain(
      'Tom',
    );
  });

  it.for(['No orders yet', 'Nothing found. Reset filters'])(
    'is empty where it says "%s"',
    async (text, { run }) => {
      await run(`${BEGIN}<div class="list"><p>${text}</p></div>`, 'Then the list is empty');
    },
  );

  it.for<[string, string]>([
    ['of several items', '<ul class="list"><li>No sugar left</li><li>Tent</li></ul>'],
    ['of one item with a price', '<div class="list"><p>No returns available: Tent, £249.00</p></div>'],
    ['that only ends so', '<div class="list"><p>Tent</p><b>No discounts available</b></div>'],
  ])('is not empty for what says so in it: one %s', async ([_, list], { failureOf }) => {
    expect(await failureOf(BEGIN + list, 'Then the list is empty')).toContain(
      'Expected that the list is empty',
    );
  });

  it('is not empty where it has items', async ({ failureOf }) => {
    const items = '<div class="list"><p class="row">No sugar</p><p class="row">Nothing else</p></div>';
    expect(await failureOf(BEGIN + items, 'Then the list is empty')).toContain('No sugar');
  });
});

describe.concurrent('where one is', () => {
  const tabs = (
    text: string,
  ) => `${BEGIN}<div role="tablist"><button role="tab" aria-selected="true">Overview</button>
    <button role="tab" aria-selected="false">Visits</button></div><p>${text}</p>`;

  it('shows what the page shows', async ({ run, failureOf }) => {
    await run(tabs('Phone 555-0199'), 'Then the Overview tab shows "555-0199"');
    expect(await failureOf(tabs('Phone 555-0100'), 'Then the Overview tab shows "555-0199"')).toContain(
      'Expected that',
    );
    expect(await failureOf(tabs('Phone 555-0199'), 'Then the Visits tab shows "555-0199"')).toContain(
      'Expected that',
    );
  });

  it('has the filter that says what it is of only while nothing is chosen', async ({ run, page }) => {
    const filter = `${BEGIN}<select><option>Any status</option><option>Completed</option></select>`;
    await run(filter, 'Set the status filter to "Completed"');
    expect(await page.evaluate(() => document.querySelector('select')?.value)).toBe('Completed');
  });
});

describe.concurrent('what a kit or a shop builds in a way of its own', () => {
  it('a picture in the frame of a field, whatever its label says', async ({ run, said }) => {
    const field = (
      name: string,
    ) => `<div style="display: flex; width: 240px"><div><label>${name} <input></label></div>
      <i class="mdi-eye mdi v-icon" role="button" aria-label="${name} appended action" data-says="${name}">o</i></div>`;
    await run(BEGIN + field('Password') + field('Pin'), 'Click the eye icon in the Pin field');
    expect(await said()).toBe('Pin');
  });

  it('radio buttons below what tells what is chosen, in the dialog that is open', async ({
    run,
    failureOf,
    said,
  }) => {
    const radios = ['Low', 'High'].map(
      (one) => `<label><input type="radio" name="p" data-says="${one}">${one}</label>`,
    );
    const html = (between: string) => `${BEGIN}<label>Priority <select><option>Low</option></select></label>
      <div role="dialog" aria-modal="true"><div>Priority</div>${between}<div role="radiogroup">${radios.join('')}</div></div>`;
    await run(html(''), 'Choose the priority "High"');
    expect(await said()).toBe('High');
    expect(await failureOf(html('<p>Send to</p>'), 'Choose the priority "High"')).toContain('priority');
  });

  it('a list that is drawn after its box says that it is open', async ({ run, said }) => {
    const html = `${BEGIN}<div style="position: relative"><button aria-haspopup="listbox" aria-expanded="false" aria-controls="levels"
        onclick="this.setAttribute('aria-expanded', 'true'); setTimeout(() => { levels.style.display = 'block'; }, 150);
          setTimeout(() => { levels.innerHTML = '<li role=option data-says=chosen>Urgent</li>'; }, 300)">Level</button>
      <ul role="listbox" id="levels" style="display: none; position: absolute; height: 90px"></ul><p data-says="text">Urgent</p></div>`;
    await run(html, 'Open the "Level" drop-down and select "Urgent"');
    expect(await said()).toBe('chosen');
  });

  it('a box whose input leaves the pointer to what it stands in is opened all the same', async ({
    run,
    page,
  }) => {
    const html = `${BEGIN}<label id="of">Priority</label><div style="position: relative; width: 200px; height: 40px"
        onclick="options.hidden = false; box.setAttribute('aria-expanded', 'true')"><input role="combobox" id="box"
        aria-labelledby="of" aria-controls="options" aria-expanded="false" readonly style="width: 100%; pointer-events: none"></div>
      <ul role="listbox" id="options" hidden onclick="box.value = event.target.textContent; options.hidden = true;
        box.setAttribute('aria-expanded', 'false')"><li role="option">Low</li><li role="option">Urgent</li></ul>`;
    await run(html, 'Select "Urgent" from the "Priority" drop-down');
    expect(await page.evaluate(() => document.querySelector<HTMLInputElement>('#box')?.value)).toBe('Urgent');
  });

  it('a list of orders sorts where there are no columns', async ({ run, page }) => {
    const html = `${BEGIN}<label>Sort by <select><option>Newest</option><option>Price: low to high</option></select></label>`;
    await run(html, 'Sort by price low to high');
    expect(await page.evaluate(() => document.querySelector('select')?.value)).toBe('Price: low to high');
  });

  it('the only empty field takes what nobody says the place of', async ({ run, failureOf, page }) => {
    const html = `${BEGIN}<nav><input aria-label="Search"></nav><main><input aria-label="Coupon" id="coupon"></main>
      <footer><input aria-label="Newsletter"></footer>`;
    await run(html, 'Type "SPRING10"');
    expect(await page.evaluate(() => document.querySelector<HTMLInputElement>('#coupon')?.value)).toBe(
      'SPRING10',
    );
    expect(await failureOf(html.replace('<main>', '<main><input>'), 'Type "SPRING10"')).toContain(
      'nothing has the focus',
    );
  });
});

describe.concurrent('a thing that is selected', () => {
  const rows = (tick: string) =>
    `${BEGIN}<table>${['Printer jams', 'No network'].map((name) => `<tr><td>${tick}</td><td onclick="document.title = '${name}'">${name}</td></tr>`).join('')}</table>`;

  it('gets its tick', async ({ run, page }) => {
    await run(rows('<input type="checkbox" aria-label="Select row">'), 'Select the ticket "No network"');
    expect(
      await page.evaluate(() => [...document.querySelectorAll('input')].map(({ checked }) => checked)),
    ).toEqual([false, true]);
  });

  it('is clicked where it has none', async ({ run, said }) => {
    await run(rows(''), 'Select the ticket "No network"');
    expect(await said()).toBe('No network');
  });
});

describe.concurrent('who signs in', () => {
  const newsletter =
    '<form><label>Email <input type="email" name="email"></label><button>Subscribe</button></form>';
  it('goes to the form first, and not to that of a newsletter', async ({ run, said, page }) => {
    const html = `${BEGIN}<a href="#" onclick="form.hidden = false">Log in</a>${newsletter}<form id="form" hidden>
      <label>Email <input id="user"></label><label>Password <input type="password"></label>
      <button data-says="in">Log in</button></form>`;
    await run(html, 'Make login with ada@example.com and password x1');
    expect(await said()).toBe('in');
    expect(await page.evaluate(() => document.querySelector<HTMLInputElement>('#user')?.value)).toBe(
      'ada@example.com',
    );
  });
});

describe.concurrent('what is said of a label', () => {
  const html = (
    sum: string,
  ) => `${BEGIN}<table><tr><th>Product</th><th>Total</th></tr><tr><td>Tent</td><td>£249.00</td></tr></table>
    <dl><div><dt>Total</dt><dd>${sum}</dd></div></dl>`;
  it('is not said of the head of a column', async ({ run, failureOf }) => {
    await run(html('£94.00'), 'Then the total is £94.00');
    expect(await failureOf(html('£95.00'), 'Then the total is £94.00')).toContain('£95.00');
    expect(await failureOf(html('£95.00'), 'Then the total is £249.00')).toContain('£95.00');
  });
});

describe.concurrent('a list that is opened', () => {
  const listed = (item: string) => `${BEGIN}<select><option>All</option><option>Mine</option></select>
    <button onclick="found.hidden = false">Queries</button><button>Query</button>
    <div id="found" hidden><div><a href="#1">${item}</a><i>x</i></div><div><a href="#2">Colors</a><i>y</i></div></div>`;

  it('is behind the button of its name, and no list of a closed box', async ({ run, failureOf }) => {
    const steps = ['Open the "Queries" list', 'Verify that "Revenue" is listed first'];
    await run(listed('Revenue'), ...steps);
    expect(await failureOf(listed('Sales'), ...steps)).toContain('Sales');
  });

  it('is not opened by what may do something else', async ({ failureOf, said }) => {
    const archive = `${BEGIN}<button onclick="document.title += 'archived'">Archive</button>`;
    expect(await failureOf(archive, 'Open the "Archive" list')).toContain('Archive');
    expect(await said()).toBe('');
  });

  it('is not opened by what is called otherwise', async ({ failureOf }) => {
    expect(await failureOf(listed('Revenue'), 'Open the "Reports" list')).toContain('Reports');
  });
});

describe.concurrent('a menu that nothing but its button shows', () => {
  const closed = (name: string, state: string) => `${BEGIN}<nav><a href="#">Home</a></nav>
    <button aria-label="${name}" ${state} onclick="list.hidden = false; this.setAttribute('aria-expanded', 'true')">⋮</button>
    <div id="list" role="menu" hidden><div role="menuitem" tabindex="0" data-says="about">About</div></div>`;
  const step = 'From the menu choose About';

  it('is opened first', async ({ run, said }) => {
    await run(closed('Menu', 'aria-expanded="false"'), step);
    expect(await said()).toBe('about');
  });

  it('is not sought behind what is called otherwise or opens nothing', async ({ failureOf, said }) => {
    expect(await failureOf(closed('Settings', 'aria-expanded="false"'), step)).toContain('No "About"');
    expect(await failureOf(closed('Menu', ''), step)).toContain('No "About"');
    expect(await said()).toBe('');
  });
});
