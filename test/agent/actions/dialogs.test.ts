/** Dialogs of the browser's own: the action that opens one ends there, and the next step answers it or goes on without. */
import { describe, expect, it } from 'vitest';
import { carryOutCase, failureOfCase } from './carryOutCase.js';
import { serveSite } from './serveSite.js';

const say = (text: string) => `document.querySelector('output').textContent = ${text}`;
const site = serveSite({
  '/': `<title>Dialogs</title><h1>Dialogs</h1><output>nothing</output>
    <button onclick="${say("confirm('Delete?') ? 'deleted' : 'kept'")}">Delete</button>
    <button onclick="${say("'Hello ' + prompt('Your name?', 'you')")}">Greet</button>
    <button onclick="confirm('First?') && alert('Second'); ${say("'both'")}">Twice</button>
    <button onclick="setTimeout(() => { alert('Late'); ${say("'ran'")} }, 100)">Later</button>
    <label>Code <input onchange="confirm('Sure?')"></label><label>Name <input></label>`,
  '/loud': `<title>Loud</title><script>alert('Welcome!')</script><p>In</p>`,
});
const open = 'Given I am on "/"';
const run = (steps: Parameters<typeof carryOutCase>[1]) =>
  carryOutCase(site.page, [open, ...steps], { startUrl: site.startUrl });
const summaries = async (steps: string[]) => (await run(steps)).done.map(({ summary }) => summary).slice(1);

describe('a browser dialog', () => {
  it('ends the action that opens it, and is accepted by the next step', async () => {
    const steps = ['I click "Delete"', 'Then a browser dialog says "Delete?"', 'I accept the dialog'];
    expect(await summaries([...steps, 'Then I see "deleted"'])).toEqual([
      'Began to click "Delete"; a browser dialog opened: confirm "Delete?".',
      'Saw that the browser dialog contains "Delete?".',
      'Accepted the browser dialog: confirm "Delete?".',
      'Saw that "deleted" is visible.',
    ]);
  });

  it('is dismissed, answered, and followed by another one', async () => {
    await run(['I click "Delete"', 'I dismiss the dialog', 'Then I see "kept"']);
    await run(['I click "Greet"', 'I answer the prompt with "Ada"', 'Then I see "Hello Ada"']);
    const twice = ['I click "Twice"', 'I accept the dialog', 'Then a browser dialog says "Second"'];
    await run([...twice, 'I accept the alert', 'Then I see "both"']);
  });

  it('is what "the alert" means while it is open', async () => {
    await run([
      'I click "Delete"',
      'Then the alert says "Delete?"',
      'I see the dialog',
      'I accept the dialog',
    ]);
    const steps = [open, 'I click "Delete"', 'Then the alert says "Sure?"'];
    expect((await failureOfCase(site.page, steps, { startUrl: site.startUrl })).message).toBe(
      'Expected that the browser dialog contains "Sure?", but observed: the browser dialog confirm "Delete?".',
    );
  });

  it('is waited for where it opens late', async () => {
    expect((await summaries(['I click "Later"', 'I accept the alert', 'Then I see "ran"'])).at(1)).toBe(
      'Accepted the browser dialog: alert "Late".',
    );
  });

  it('that nobody answers is dismissed by the next step, which tells of it', async () => {
    const { done } = await run(['I click "Delete"', 'Then I see "kept"']);
    expect(done.at(-1)?.note).toMatch(
      /^A browser dialog was open and nobody answered it, .* confirm "Delete\?"/,
    );
  });

  it('that opens while a step looks at the page is dismissed, and the step goes on', async () => {
    const { done } = await run(['I click "Later"', 'Then I see "ran"']);
    expect(done.at(-1)?.note).toContain('alert "Late"');
  });

  it('opens in the middle of a form, whose rest is filled in once it is answered', async () => {
    const table = [
      ['Code', '1'],
      ['Name', 'Ada'],
    ];
    const steps = [{ text: 'I fill in the form', table }, 'I accept the dialog'];
    await run([...steps, 'Then the "Name" field is "Ada"']);
  });

  it('may open while a page loads', async () => {
    expect(await summaries(['I open "/loud"', 'I accept the alert', 'Then I see "In"'])).toEqual([
      'Began to open "/loud"; a browser dialog opened: alert "Welcome!".',
      'Accepted the browser dialog: alert "Welcome!".',
      'Saw that "In" is visible.',
    ]);
  });

  it('that is open at the end of the case is dismissed', async () => {
    const { world } = await run(['I click "Delete"']);
    expect(await world.leave()).toEqual([expect.stringContaining('confirm "Delete?"')]);
    expect(await site.page.textContent('output')).toBe('kept');
  });
});

describe('what is said of a browser dialog', () => {
  const failure = async (...steps: string[]) =>
    (await failureOfCase(await site.newPage(), [open, ...steps], { startUrl: site.startUrl })).message;

  it('fails where none is open, or another one', async () => {
    await Promise.all([
      expect(failure('I accept the dialog')).resolves.toMatch(
        /^Failed to accept the browser dialog: none is open\./,
      ),
      expect(failure('a browser dialog says "Sure?"')).resolves.toBe(
        'Expected that the browser dialog contains "Sure?", but observed: no browser dialog.',
      ),
      expect(failure('I click "Delete"', 'Then a browser dialog says "Remove?"')).resolves.toContain(
        'but observed: the browser dialog confirm "Delete?"',
      ),
      expect(failure('I click "Delete"', 'I answer the browser dialog with "maybe"')).resolves.toContain(
        'it is no prompt',
      ),
    ]);
  });

  it('that there is none fails where one is open or opens meanwhile', async () => {
    await Promise.all([
      expect(failure('I click "Delete"', 'Then there is no browser dialog')).resolves.toContain(
        'confirm "Delete?"',
      ),
      expect(failure('I click "Later"', 'Then no browser dialog opens')).resolves.toContain('alert "Late"'),
    ]);
  });

  it('that the page does not show a text fails where a dialog shows it', async () => {
    await Promise.all([
      expect(failure('I click "Delete"', 'Then I do not see "Delete?"')).resolves.toBe(
        'Expected that "Delete?" is not visible, but observed: the browser dialog confirm "Delete?".',
      ),
      expect(failure('I click "Later"', 'Then I do not see "Late"')).resolves.toContain('alert "Late"'),
    ]);
    await run(['I click "Delete"', 'Then I do not see "Remove?"']);
  });

  it('holds where none opens', async () => {
    await run([
      'Then there is no browser dialog',
      'I click "Delete"',
      'I accept the dialog',
      'no browser dialog opens',
    ]);
  });
});
