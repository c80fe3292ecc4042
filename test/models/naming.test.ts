/** What a model points at by reference is told in words that mean that thing alone, as a person would say it. */
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { meantBy } from '../../src/models/answers.js';
import { ground } from '../../src/grounding/ground.js';
import { driverOf } from '../../src/agent/index.js';
import type { Screen } from '../../src/screen/Screen.js';
import { withFreshPage } from '../support/freshPage.js';

/** As sites of old are built: a table arranges the page, frames hold its parts, and what a field is for stands in the cell before it. */
const DESK = `<h1>Start</h1>
<table><tr><th>At a glance</th><th>Number</th></tr>
  <tr><td><a href="#b">Books out</a></td><td>9</td></tr>
  <tr><td><a href="#l">Loans overdue</a></td><td>3</td></tr></table>
<h2>Check out a book</h2>
<form><table>
  <tr><td>Member no. *</td><td><input id="member"></td></tr>
  <tr><td>Barcode</td><td><input></td></tr>
  <tr><td>Due back</td><td><input value="02/06/2025"> dd/mm/yyyy</td></tr>
  <tr><td>Notices</td><td><label><input type="checkbox"> Send the newsletter</label></td></tr>
  <tr><td>Fee</td><td><label><input type="radio" name="fee"> Adult (£12.00 a year)</label>
    <label><input type="radio" name="fee"> Child</label></td></tr>
  <tr><td></td><td><input type="submit" value="Check out"><input type="reset"></td></tr></table></form>
<h3>2 member(s)</h3>
<table><tr><th>No.</th><th>Name</th><th>Since</th></tr>
  <tr><td>1010</td><td><a href="#p">Jones, Peter</a></td><td>12/05/2025</td></tr>
  <tr><td>1011</td><td><a href="#q">Jones, Petra</a></td><td>01/02/2024</td></tr></table>
<p style="color: green">You have been logged out.</p>`;
const SITE = `<table><tr><td>Wexcombe Library - Back office</td><td><a href="#o">Log out</a></td></tr></table>
<table><tr><td><iframe width="150" height="600" srcdoc="<a href='#s'>Start</a>"></iframe></td>
<td><iframe width="700" height="600" srcdoc="${DESK.replaceAll('"', '&quot;')}"></iframe></td></tr></table>`;

let page: Page;
withFreshPage((fresh) => (page = fresh));

async function look(): Promise<Screen> {
  await page.setContent(SITE);
  await page.frameLocator('iframe >> nth=1').getByText('logged out').waitFor();
  return driverOf(page).look({ styles: true });
}

const tell = (screen: Screen, name: string, input: object, values: string[] = []) => {
  const meant = meantBy({ id: '1', name, input }, { screen, values });
  return 'fault' in meant ? meant : meant.sentence.words;
};

test('what a cell shows is expected of its row and column', async () => {
  const screen = await look();
  const cellOf = (text: string) =>
    screen.nodes.findIndex((node) => node.role === 'cell' && node.text === text);
  const textOf = (text: string) => tell(screen, 'expect_text', { ref: cellOf(text), relation: 'is', text });
  expect(textOf('9')).toBe('Expect that the "Number" cell in the "Books out" row is "9"');
  expect(textOf('3')).toBe('Expect that the "Number" cell in the "Loans overdue" row is "3"');
  expect(textOf('12/05/2025')).toBe('Expect that the "Since" cell in the "1010" row is "12/05/2025"');
});

test('a field is called by what stands before it', async () => {
  const screen = await look();
  const fields = screen.nodes.filter(({ role }) => role === 'textbox');
  const words = fields.map(({ id }) => tell(screen, 'fill', { ref: id, value: 'x' }));
  expect(words).toEqual([
    'Fill the "Member no. *" field with "x"',
    'Fill the "Barcode" field with "x"',
    'Fill the "Due back" field with "x"',
  ]);
});

test('what has a name of its own needs no row that only has the same number in it', async () => {
  const screen = await look();
  const refOf = (role: string, text: string) =>
    screen.nodes.findIndex(
      (node) => node.role === role && node.names.some((name) => name.text.includes(text)),
    );
  const seen = tell(screen, 'expect_visible', { ref: refOf('link', 'Jones, Peter') }, ['2', 'Jones']);
  expect(seen).toBe('Expect that the "Jones, Peter" link is visible');
  const chosen = tell(screen, 'check', { ref: refOf('radio', 'Adult') }, ['12.00']);
  expect(chosen).toBe('Check the "Adult (£12.00 a year)" radio button');
});

test('a table is not called by all that is in it, nor is a number somewhere enough', async () => {
  const screen = await look();
  const tables = screen.nodes.filter(({ role, text }) => role === 'table' && /^(?:At|No\.)/.test(text));
  const seen = tables.map(({ id }) => tell(screen, 'expect_visible', { ref: id }));
  expect(seen).toEqual([
    'Expect that the "At a glance" table is visible',
    'Expect that the "No." table is visible',
  ]);
});

test('what stands in a row for layout is not said of that row', async () => {
  await page.setContent(
    '<table><tr><td><h1>Back office</h1><div style="color: red">Wrong password.</div><table><tr><td>User</td></tr></table></td></tr></table>',
  );
  const screen = await driverOf(page).look();
  const ref = screen.nodes.findIndex(({ tag }) => tag === 'div');
  const words = tell(screen, 'expect_text', { ref, relation: 'contains', text: 'Wrong password.' });
  expect(words).toBe('Expect that "Back office" contains "Wrong password."');
});

test('the first row is none of a table that arranges the page, or a form', async () => {
  const screen = await look();
  const target = { role: 'row', ordinal: 1 } as const;
  expect(ground(target, screen, 'read').node?.text).toBe('Books out 9');
});
