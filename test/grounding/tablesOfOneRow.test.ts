/** A grid that makes a table of each of its rows, beside buttons whose frames are tables. */
import { expect, it } from 'vitest';
import { ground } from '../../src/grounding/ground.js';
import { outline } from './outline.js';

const head = 'table\n  thead\n    tr\n      th: Name\n      + th: Size\n';
const button = (name: string) =>
  `table\n  tr\n    td\n    + td\n      button: ${name}\n  tr\n    td\n    + td\n`;
const row = (name: string, size: string) =>
  `  div {class=grid-row}\n    table\n      tr {id=${name}}\n        td: ${name}\n        + td: ${size}\n`;
const GRID = `${button('Add')}${head}div\n${row('debian', '650')}${row('alpine', '190')}${row('photos', '15')}`;

it.each([
  [1, 'debian'],
  [2, 'alpine'],
  ['last', 'photos'],
] as const)('has row %s', (ordinal, id) => {
  const { screen, idOf } = outline(GRID);
  expect(idOf(ground({ role: 'row', ordinal }, screen, 'read').node)).toBe(id);
});

it('has no rows where such tables stand beside each other', () => {
  const box = (name: string) =>
    `  div {class=box id=${name}}\n    table\n      tr\n        td: ${name}\n        + td: 1\n`;
  const { screen, byId, idOf } = outline(
    `${head}  tr {id=only}\n    td: debian\n    + td: 650\ndiv\n${box('A')}${box('B')}`,
  );
  byId('B').box.y = byId('A').box.y;
  for (const ordinal of [1, 'last'] as const)
    expect(idOf(ground({ role: 'row', ordinal }, screen, 'read').node)).toBe('only');
});

it('has headers that are clicked', () => {
  const { screen, idOf } = outline(
    `div {class=grid-header}\n  ${head.replace(': Size', ': Size {id=size}').replaceAll('\n', '\n  ')}`,
  );
  expect(idOf(ground({ name: 'Size', role: 'header' }, screen, 'click').node)).toBe('size');
});

it('has a toolbar, which is no bar for the status', () => {
  const { screen, idOf } = outline(
    'div {class=x-toolbar id=tools}\n  button: Add\ndiv {class=x-toolbar.x-statusbar id=status}\n  button: 0',
  );
  expect(idOf(ground({ role: 'toolbar' }, screen, 'place').node)).toBe('tools');
});

it('shows how far something is beside the part of a bar that is filled', () => {
  const { screen, idOf } = outline(
    'div {class=x-progress-wrap id=bar}\n  div {class=x-progress-bar}\n  div {class=x-progress-text}: 0 %',
  );
  expect(idOf(ground({ role: 'progress bar' }, screen, 'read').node)).toBe('bar');
});
