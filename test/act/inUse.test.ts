/** What was used last tells which panel is meant, whether its form has closed, and what has to be opened first. */
import { describe, expect } from 'vitest';
import { testOnPage } from './runSteps.js';

const it = testOnPage();

const BEGIN = '<button onclick="0">Begin</button>';
const SAYS = (text: string) => `onclick="document.title += '${text}'"`;

describe.concurrent('the panel', () => {
  const panels = (done: string) =>
    `${BEGIN}<section aria-label="A"><button ${SAYS('a')}>Edit</button><p>Old</p></section>
    <section aria-label="B"><div id="b"><button onclick="document.querySelector('#b').innerHTML = '<p>${done}</p>'">Send</button></div></section>`;

  it('is the one in which something was clicked last, be that gone', async ({ run, failureOf }) => {
    const steps = ['Click "Edit"', 'Click "Send"'];
    await run(panels('Sent'), ...steps, 'The panel shows "Sent"');
    expect(await failureOf(panels('Sent'), ...steps, 'The panel shows "Old"')).toContain('observed: "Sent"');
  });

  it('is in doubt where another one has opened', async ({ failureOf }) => {
    const opening = `${BEGIN}<section aria-label="A"><button onclick="document.querySelector('#b').hidden = false">More</button></section>
      <section aria-label="B" id="b" hidden><p>Old</p></section>`;
    expect(await failureOf(opening, 'Click "More"', 'The panel shows "More"')).toContain('means 2 things');
  });
});

describe.concurrent('a form that was sent', () => {
  const forms = (after: string, label = 'Title') =>
    `${BEGIN}<form><input aria-label="Search"><div id="all"><table><tr id="row"><td><label>${label} <input></label>
    <button type="button" onclick="document.querySelector('#row').innerHTML = '${after}'">Update</button></td></tr></table></div></form>`;
  const steps = ['Fill the "Title" field with "New"', 'Click "Update"'];

  it('has closed where its fields are gone, whatever form is around it', async ({ run }) => {
    await run(forms('<td>New</td>'), ...steps, 'The form closes');
  });

  it('has not closed where it has come back', async ({ failureOf }) => {
    const again = forms('<td>Wrong!<label>Title <input></label></td>');
    expect(await failureOf(again, ...steps, 'The form closes')).toContain('form is visible');
  });

  it('has not closed where only a line of it is gone', async ({ failureOf }) => {
    const line = forms('', 'Phone').replace('aria-label="Search"', 'aria-label="Name"');
    const done = ['Fill the "Name" field with "Ada"', 'Fill the "Phone" field with "1"', 'Click "Update"'];
    expect(await failureOf(line, ...done, 'The form closes')).toContain('form is visible');
  });

  it('has not closed where the page has a form in which nothing was done', async ({ failureOf }) => {
    const other = `${BEGIN}<form><input aria-label="Search"></form><button>Other</button>`;
    expect(await failureOf(other, 'Click "Other"', 'The form closes')).toContain('form is visible');
  });
});

describe.concurrent('an entry of a folded group in a menu', () => {
  const BARS =
    '<svg width="24" height="24" stroke="black"><line x1="3" y1="12" x2="21" y2="12"/><line x1="3" y1="6" x2="21" y2="6"/><line x1="3" y1="18" x2="21" y2="18"/></svg>';
  const menu = (group: string) =>
    `${BEGIN}<div style="cursor: pointer; width: 30px" onclick="list.hidden = false">${BARS}</div>
    <div id="list" hidden><a href="#" onclick="inner.innerHTML = '<a href=&quot;#&quot; onclick=&quot;document.title += 7&quot;>Visits</a>'">${group}</a><div id="inner"></div></div>`;

  it('is reached through the group', async ({ run, said }) => {
    await run(menu('Clinic'), 'Click "Visits" under "Clinic" in the menu');
    expect(await said()).toBe('7');
  });

  it('is not looked for in another group', async ({ failureOf, said }) => {
    expect(await failureOf(menu('Other'), 'Click "Visits" under "Clinic" in the menu')).toContain(
      'No "Clinic"',
    );
    expect(await said()).toBe('');
  });
});

describe.concurrent('an entry of a menu that has closed since', () => {
  const menu = `${BEGIN}<div aria-expanded="false" onclick="this.setAttribute('aria-expanded', list.hidden); list.hidden = !list.hidden"><button>File</button></div>
    <div role="menu" id="list" hidden><div role="menuitem" tabindex="0" onclick="document.title += 'p'; list.hidden = true">Print</div></div>`;

  it('is reached as before, and what opens a menu may be around its button', async ({ run, said }) => {
    await run(menu, 'Select "Print" from the "File" menu', 'Click "Print"');
    expect(await said()).toBe('pp');
  });

  it('is not there where nothing was chosen from it', async ({ failureOf, said }) => {
    expect(await failureOf(menu, 'Click "Print"')).toContain('No "Print"');
    expect(await said()).toBe('');
  });
});

describe.concurrent('a menu beside bars of links', () => {
  const bar = '<ul><li><a href="#a">A</a></li><li><a href="#b">B</a></li><li><a href="#c">C</a></li></ul>';
  const page = `${BEGIN}${bar}${bar}<div class="dropdown"><button aria-expanded="false" onclick="list.hidden = !list.hidden; this.setAttribute('aria-expanded', !list.hidden)">Tasks</button>
    <div class="dropdown-menu" id="list" hidden><a href="#t" onclick="document.title = 'listed'">Tasks</a><a href="#n">New</a></div></div>`;

  it('is the one that has opened, until it closes', async ({ run, failureOf }) => {
    const opening = ['Click "Tasks"', 'A menu with "Tasks" and "New" opens'];
    await run(page, ...opening, 'Click the "Tasks" button', 'Expect that the menu is closed');
    expect(await failureOf(page, ...opening, 'Expect that the menu is closed')).toContain('menu is visible');
    expect(await failureOf(page, 'Click "Tasks"', 'A menu with "New" and "A" opens')).toContain(
      'but observed',
    );
    expect(await failureOf(page, 'Click "A"', 'Expect that the menu is closed')).toContain('menu is visible');
  });

  it('is opened for its entry, be that called as the menu is', async ({ run, said, failureOf }) => {
    await run(page, 'Click "Tasks" in the "Tasks" menu');
    expect(await said()).toBe('listed');
    expect(await failureOf(page, 'Click "A" in the "Tasks" menu')).toContain('"A"');
  });
});
