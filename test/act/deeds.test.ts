/** What the first agent could not do, in a real browser: each by what then is on the page. */
import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { CaseMemory } from '../../src/act/CaseMemory.js';
import { type Driver, GestureError } from '../../src/screen/Driver.js';
import { PageDriver } from '../../src/screen/PageDriver.js';
import { withFreshPage } from '../support/freshPage.js';
import { act, failureOf } from './startDoing.js';

let page: Page;
withFreshPage((fresh) => (page = fresh));

describe('a field', () => {
  const bar =
    '<div id="bar" style="position: fixed; top: 0; left: 0; right: 0; z-index: 1; height: 200px; background: #eee">Bar</div>';

  it('that is covered is scrolled free before it is filled', async () => {
    await page.setContent(
      `${bar}<label style="position: absolute; top: 90px">City <input></label><div style="height: 3000px"></div>`,
    );
    await page.evaluate(() => scrollTo(0, 60));
    const failure = await failureOf(page, { kind: 'fill', target: { name: 'City' }, value: 'Rome' });
    expect(failure.message).toContain('it is covered by <div id="bar"');
    await page.setContent(
      `${bar}<div style="height: 1500px"></div><label>City <input></label><div style="height: 3000px"></div>`,
    );
    await page.evaluate(() => scrollTo(0, 1450));
    await act(page, { kind: 'fill', target: { name: 'City' }, value: 'Rome' });
    expect(await page.locator('input').inputValue()).toBe('Rome');
    expect((await page.locator('input').boundingBox())?.y).toBeGreaterThan(200);
  });

  it('that is empty a moment later was not filled', async () => {
    await page.setContent(`<label>City <input oninput="setTimeout(() => (this.value = ''))"></label>`);
    const { message } = await failureOf(page, { kind: 'fill', target: { name: 'City' }, value: 'Rome' });
    expect(message).toMatch(/^Failed to fill "City" with "Rome": it is empty after that\./);
  });

  it('is filled with what another thing shows', async () => {
    await page.setContent(
      '<p>Code: <b id="c">A-12</b></p><output aria-label="Total">42</output><label>City <input></label>',
    );
    await act(page, { kind: 'fillWith', target: { name: 'City' }, source: { name: 'Total' } });
    expect(await page.locator('input').inputValue()).toBe('42');
  });
});

describe('the mouse', () => {
  it('leaves a field whose suggestions lie over what is clicked', async () => {
    const listed = (
      closes: string,
    ) => `<input aria-label="Query" onfocus="offers.hidden = false" onblur="if (!offers.isPointedAt) ${closes}">
      <ul id="offers" role="listbox" hidden onmouseenter="this.isPointedAt = true" onmouseleave="this.isPointedAt = false" style="position: absolute; z-index: 1; top: 30px; left: 0; width: 200px; height: 90px; margin: 0; background: #eee">
      <li role="option" onclick="document.title = 'option'">Rome</li></ul>
      <button style="position: absolute; top: 60px; left: 20px" onclick="document.title = 'Go'">Go</button>`;
    await page.setContent(listed('setTimeout(() => (offers.hidden = true), 150)'));
    await act(page, { kind: 'fill', target: { name: 'Query' }, value: 'Ro' });
    await act(page, { kind: 'click', target: { name: 'Go' } });
    expect(await page.title()).toBe('Go');
    await page.evaluate(() => (document.title = ''));
    await act(page, { kind: 'fill', target: { name: 'Query' }, value: 'Rom' });
    await act(page, { kind: 'click', target: { name: 'Go' } });
    expect(await page.title()).toBe('Go');
    await page.setContent(listed('0'));
    await act(page, { kind: 'fill', target: { name: 'Query' }, value: 'Ro' });
    const failure = await failureOf(page, { kind: 'click', target: { name: 'Go' } });
    expect(failure.message).toContain('it is covered by');
  });

  it('tells what lay over a thing, where there was no time left to find it out', async () => {
    await page.setContent('<button>Go</button><div id="cover" style="position: fixed; inset: 0"></div>');
    const seeing = new PageDriver(page);
    const driver: Driver = {
      look: (options) => seeing.look(options),
      do: () => Promise.reject(new GestureError('late', 'Timeout 1ms exceeded')),
    };
    const clicking = act(page, { kind: 'click', target: { name: 'Go' } }, { driver });
    await expect(clicking).rejects.toThrow('it is covered by <div id="cover">, which takes the click');
  });

  it('clicks the link that an item is called by, and no other in it', async () => {
    const result = (inner: string) => `<div onclick="document.title = event.target.tagName">
      <div class="search-result"><dl style="width: 900px"><dt>${inner}</dt><dd>1 hit, a moment ago</dd></dl></div></div>`;
    await page.setContent(result('<a href="#m">mooring</a> <a href="#g">@guides</a>'));
    await act(page, { kind: 'click', target: { name: 'mooring', role: 'item' } });
    expect(await page.title()).toBe('A');
    await page.setContent(result('mooring <a href="#g">Delete mooring</a>'));
    await act(page, { kind: 'click', target: { name: 'mooring', role: 'item' } });
    expect(await page.title()).not.toBe('A');
  });

  it('presses and holds, and moves away', async () => {
    await page.setContent(`<button style="margin: 200px" onmousedown="this.at = Date.now()" onmouseup="document.title = Date.now() - this.at"
      onmouseout="this.textContent = 'Left'">Hold</button>`);
    await act(page, { kind: 'longPress', target: { name: 'Hold' } });
    expect(Number(await page.title())).toBeGreaterThan(1_000);
    await act(page, { kind: 'movePointerAway' });
    expect(await page.locator('button').textContent()).toBe('Left');
  });

  it('clicks outside of a thing, and on nothing else', async () => {
    await page.setContent(`<button onclick="document.title = 'button'" style="position: fixed; top: 0; left: 0">Go</button>
      <div role="dialog" aria-label="Hint" style="position: fixed; top: 100px; left: 100px; width: 300px; height: 300px; background: #eee">Hint</div>
      <script>addEventListener('click', ({ target }) => { if (!target.closest('[role=dialog]')) document.title += ' outside'; })</script>`);
    await act(page, { kind: 'clickOutside', target: { role: 'dialog' } });
    expect((await page.title()).trim()).toBe('outside');
  });

  it('drags by some pixels, and before another thing', async () => {
    await page.setContent(`<ul style="user-select: none">${['One', 'Two', 'Three'].map((name) => `<li style="height: 40px">${name}</li>`).join('')}</ul>
      <script>let from; const log = (event) => event.target.textContent + '@' + Math.round(event.offsetY / 4);
        addEventListener('mousedown', (event) => { from = event.target.textContent; });
        addEventListener('mouseup', (event) => { document.title = from + ' to ' + log(event); });</script>`);
    await act(page, { kind: 'drag', target: { name: 'Three' }, onto: { name: 'One' }, place: 'before' });
    expect(await page.title()).toBe('Three to One@1');
    await act(page, { kind: 'dragBy', target: { name: 'One' }, right: 0, down: 80 });
    expect(await page.title()).toMatch(/^One to Three/);
  });

  it('drags what was built anew after it was looked at, once', async () => {
    const list = '<p>One</p><p style="margin-top: 90px">Two</p>';
    await page.setContent(`<div style="user-select: none">${list}</div>
      <script>addEventListener('mouseup', ({ target }) => { document.title += target.textContent; });</script>`);
    const driver = new PageDriver(page);
    let tries = 0;
    const rebuilding: Driver = {
      look: (options) => driver.look(options),
      do: async (gesture, options) => {
        if (tries++ === 0) await page.evaluate('document.body.firstElementChild.innerHTML += " "');
        await driver.do(gesture, options);
      },
    };
    await act(page, { kind: 'drag', target: { name: 'One' }, onto: { name: 'Two' } }, { driver: rebuilding });
    expect([tries, await page.title()]).toEqual([2, 'Two']);
  });

  it('does something to each of several things', async () => {
    const item = '<li>Milk <button onclick="this.parentElement.remove()">Remove</button></li>';
    await page.setContent(`<ul>${item.repeat(3)}</ul>`);
    const { summary } = await act(page, {
      kind: 'click',
      target: { name: 'Remove', role: 'button', each: 'each' },
    });
    expect(summary).toBe('Clicked each "Remove" button: 3 things.');
    expect(await page.locator('li').count()).toBe(0);
  });
});

describe('signing in and out', () => {
  const form = `<form onsubmit="document.title = [...new FormData(this).values()].join(); return false">
    <input name="username" placeholder="Login"><input type="password" name="p"><label><input type="checkbox"> Remember me</label>
    <button type="button">Show</button><button>Sign in</button></form>`;

  it('fills the fields by what they are', async () => {
    await page.setContent(`<input type="search" placeholder="Search">${form}`);
    await act(page, { kind: 'signIn', user: 'ada', password: 'secret' });
    expect(await page.title()).toBe('ada,secret');
  });

  it('waits for what the page makes of it, and not for ever', async () => {
    await page.route('**/answer', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.fulfill({ body: 'yes' });
    });
    await page.route('**/login', (route) => route.fulfill({ body: '', contentType: 'text/html' }));
    await page.goto('http://login.test/login');
    const asks = (then: string) =>
      form.replace(/onsubmit="[^"]*"/, `onsubmit="fetch('/answer').then(() => { ${then} }); return false"`);
    await page.setContent(asks(`document.body.textContent = 'Welcome'`));
    await act(page, { kind: 'signIn', user: 'ada', password: 'secret' });
    expect(await page.textContent('body')).toBe('Welcome');
    await page.setContent(asks(`document.title = 'Refused'`));
    await act(page, { kind: 'signIn', user: 'ada', password: 'wrong' });
    expect(await page.title()).toBe('Refused');
  });

  it('goes to them by a link, and asks for the password on a second page', async () => {
    await page.setContent(`<a href="#" onclick="document.body.innerHTML = step">Log in</a><script>
      const last = "<form onsubmit=\\"document.title += ' ' + this.p.value; return false\\"><input type=password name=p><button>Log in</button></form>";
      const step = "<form onsubmit=\\"document.title = this.email.value; document.body.innerHTML = last; return false\\"><input type=email name=email><button>Next</button></form>";
    </script>`);
    await act(page, { kind: 'signIn', user: 'a@b.c', password: 'secret' });
    expect(await page.title()).toBe('a@b.c secret');
  });

  it('or a drop-down that shows nothing but an arrow is opened', async () => {
    await page.setContent(
      `<div><div>Size</div><div style="cursor: pointer" onclick="m.hidden = false"><b>Any</b> <b>▾</b></div></div><div id="m" hidden>Big</div>`,
    );
    await act(page, { kind: 'expand', target: { name: 'Size', role: 'drop-down' } });
    expect(await page.locator('#m').isVisible()).toBe(true);
  });

  it('that shows nothing but dots is opened in its row, and its item clicked', async () => {
    const html = `<div><p>Milk</p><p>Bread</p></div><ul><li>Milk <span id="o" style="cursor: pointer" onclick="m.hidden = false">⋮</span></li>
      <li>Bread <span style="cursor: pointer" onclick="1">⋮</span></li></ul><div id="m" role="menu" hidden><div role="menuitem" onclick="document.title = 'gone'">Delete</div></div>`;
    await page.setContent(html);
    const menu = { role: 'menu', within: { name: 'Milk', role: 'item' } } as const;
    await act(page, { kind: 'expand', target: menu });
    expect(await page.locator('#m').isVisible()).toBe(true);
    await page.setContent(html);
    await act(page, { kind: 'click', target: { name: 'Delete', within: menu } });
    expect(await page.title()).toBe('gone');
  });

  it('opens the menu of the user to sign out', async () => {
    await page.setContent(`<button aria-haspopup="menu" aria-expanded="false" onclick="m.hidden = false">Ada's account</button>
      <div role="menu" id="m" hidden><div role="menuitem" tabindex="0" onclick="document.title = 'out'">Log out</div></div>`);
    await act(page, { kind: 'signOut' });
    expect(await page.title()).toBe('out');
    await page.setContent('<button>Save</button>');
    const { message } = await failureOf(page, { kind: 'signOut' });
    expect(message).toContain('There is no "Log out" or "Sign out"');
  });
});

describe('stars', () => {
  it.each([
    [
      'radio buttons',
      `<fieldset>${[1, 2, 3, 4, 5].map((n) => `<label><input type="radio" name="r" onchange="document.title = ${n}">${n} stars</label>`).join('')}</fieldset>`,
    ],
    [
      'pictures without names',
      `<div>${[1, 2, 3, 4, 5].map((n) => `<span class="star" onclick="document.title = ${n}">☆</span>`).join('')}</div>`,
    ],
  ])('are %s', async (_title, html) => {
    await page.setContent(html);
    await act(page, { kind: 'rate', stars: 4 });
    expect(await page.title()).toBe('4');
  });

  it('stand beside the label that they are of', async () => {
    const row = (name: string) =>
      `<div>${name} <div style="display: inline-block">${[1, 2, 3, 4, 5].map((n) => `<span class="star" onclick="document.title = '${name} ${n}'">☆</span>`).join('')}</div></div>`;
    await page.setContent(row('Food') + row('Tidiness'));
    await act(page, { kind: 'rate', stars: 4, target: { name: 'Tidiness' } });
    expect(await page.title()).toBe('Tidiness 4');
    const { message } = await failureOf(page, { kind: 'rate', stars: 4 });
    expect(message).toContain("it isn't plain which ones");
  });
});

describe('a calendar', () => {
  const calendar = `<div role="dialog"><button onclick="turn(-1)" aria-label="Previous month">‹</button><b></b><button aria-label="Next month" onclick="turn(1)">›</button><table></table></div>
    <script>let at = new Date(2024, 4, 1);
      function turn(by) { at.setMonth(at.getMonth() + by); document.querySelector('b').textContent = at.toLocaleString('en', { month: 'long', year: 'numeric' });
        document.querySelector('table').innerHTML = '<tr><td class="outside">30</td>' + Array.from({ length: 30 }, (_, n) => '<td onclick="document.title = document.querySelector(\\'b\\').textContent + this.textContent">' + (n + 1) + '</td>').join('') + '</tr>'; }
      turn(0);</script>`;

  it('is turned by months, and a day is picked', async () => {
    await page.setContent(calendar);
    await act(page, { kind: 'turnCalendar', months: 2 });
    await act(page, { kind: 'turnCalendar', months: -1 });
    await act(page, { kind: 'pickDay', day: '30' });
    expect(await page.title()).toBe('June 202430');
  });
});

describe('what a case remembers', () => {
  it('tells which of two alike is meant by what was opened, but not by what was clicked', async () => {
    const memory = new CaseMemory();
    await page.setContent(`<button onclick="this.textContent = 'behind'">OK</button><button onclick="d.hidden = false">Ask</button>
      <div id="d" hidden><p>Sure?</p><button onclick="document.title = 'ok'">OK</button></div>`);
    await act(page, { kind: 'click', target: { name: 'Ask' } }, { memory });
    await act(page, { kind: 'click', target: { name: 'OK' } }, { memory });
    expect(await page.title()).toBe('ok');
    await page.setContent('<ul><li>A <button>Edit</button></li><li>B <button>Edit</button></li></ul>');
    await act(page, { kind: 'click', target: { name: 'Edit', ordinal: 1 } }, { memory });
    const again = act(page, { kind: 'click', target: { name: 'Edit' } }, { memory, timeout: 1_500 });
    await expect(again).rejects.toThrow('"Edit" means 2 things here');
  });
});
