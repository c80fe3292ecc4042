/** Pictures and signs that nothing in the markup names but a class, and those that stand in the frame of a field. */
import { describe, expect, it } from 'vitest';
import { ground } from '../../src/grounding/ground.js';
import type { Target } from '../../src/meaning/meaning.js';
import { outline } from './outline.js';

const PAGE = `
div {class=bell usable id=bell}
  svg
  + span {class=badge id=count}: 3
div {class=gear usable id=gear}
  svg
div {class=tag usable id=tag}: 7
div {class=user usable id=user}
  svg
div {class=search}
  input {id=find placeholder=Search_description}
  + span {class=x usable id=clear}: ✕
div {class=edit}
  input {id=limit placeholder=Limit}
  + span {usable id=done}: ✓
  + span {usable id=undo}: ✕
div {class=translate usable id=words}
  svg
li {title=Previous_Page id=previous}
li {title=Next_Page id=next}
`;

const LABELLED = `
div {class=stepper}
  button "Decrease the counter by one" {id=less}
    svg
  + b: 0
  + button "Increase the counter by one" {id=more}
    svg
ul
  li: Ada
    + button "Edit Ada" {id=pen}
      svg
    + button "Delete Ada" {id=bin}
      svg
    + button "Back to top" {id=top}
      svg
  li: Bob
    + button: Add Bob {id=bob}
a "Sign in"
  i {class=fa.user id=person}
dialog
  button "Close dialog" {id=close}
    svg
button {id=help title=Show_search_help}: ?
button {id=back title=Arrow_back}
`;

const LABELLED_SO: [Target, string][] = [
  [{ name: '+' }, 'more'],
  [{ name: '+', role: 'button' }, 'more'],
  [{ name: 'plus', role: 'button' }, 'more'],
  [{ name: '-' }, 'less'],
  [{ name: '−' }, 'less'],
  [{ name: 'pencil' }, 'pen'],
  [{ name: 'trash', role: 'image' }, 'bin'],
  [{ name: 'x' }, 'close'],
  [{ name: 'question mark', role: 'button' }, 'help'],
  [{ name: 'person', role: 'image' }, 'person'],
  [{ name: 'person' }, 'none'],
  [{ name: 'bell', role: 'image' }, 'none'],
  [{ name: '+', within: { name: 'Bob', role: 'row' } }, 'none'],
  [{ name: 'back arrow' }, 'back'],
  [{ role: 'arrow' }, 'back'],
  [{ name: 'magnifier' }, 'none'],
];

const FOUND: [Target, string][] = [
  [{ name: 'bell' }, 'bell'],
  [{ name: 'bell', role: 'image' }, 'bell'],
  [{ name: 'gear' }, 'gear'],
  [{ name: 'gear', role: 'image' }, 'gear'],
  [{ name: 'account', role: 'image' }, 'user'],
  [{ name: 'language', role: 'image' }, 'words'],
  [{ name: 'check mark' }, 'done'],
  [{ name: 'x', within: { name: 'Search description', role: 'field' } }, 'clear'],
  [{ name: 'X in the top right corner', within: { name: 'Limit', role: 'field' } }, 'undo'],
  [{ name: 'arrow to the next page' }, 'next'],
  [{ name: 'x', within: { name: 'Limit', role: 'field' } }, 'undo'],
];
const NOT_FOUND: Target[] = [
  { name: 'tag', role: 'image' },
  { name: 'account' },
  { name: 'language' },
  { name: 'magnifier' },
  { name: 'x' },
  { name: 'check mark', within: { name: 'Search description', role: 'field' } },
];

describe('a sign', () => {
  it.each(FOUND.map(([target, id]) => [JSON.stringify(target), target, id] as const))(
    '%s',
    (_, target, id) => {
      const { screen, idOf } = outline(PAGE);
      expect(idOf(ground(target, screen, 'click').node)).toBe(id);
    },
  );

  it.each(LABELLED_SO.map(([target, id]) => [JSON.stringify(target), target, id] as const))(
    'by how its label begins: %s',
    (_, target, id) => {
      const { screen, idOf } = outline(LABELLED);
      expect(idOf(ground(target, screen, 'click').node)).toBe(id);
    },
  );

  it('by a label is none of two', () => {
    const { screen, idOf } = outline('button "Increase a"\n  svg\nbutton "Increase b"\n  svg');
    expect(idOf(ground({ name: '+' }, screen, 'click').node)).toBe('none');
  });

  it.each(['Add to favourites"\n  svg', 'Add a star"\n  svg {class=star}', 'Add a star"\n  span: ★'])(
    'by a label is not what may show another one: %s',
    (rest) => {
      const { screen, idOf } = outline(`button "${rest}`);
      expect(idOf(ground({ name: '+' }, screen, 'click').node)).toBe('none');
    },
  );

  it.each(NOT_FOUND.map((target) => [JSON.stringify(target), target] as const))('is not %s', (_, target) => {
    const { screen, idOf } = outline(PAGE);
    expect(idOf(ground(target, screen, 'click').node)).toBe('none');
  });
});

describe('a list', () => {
  it('is no button that its markup calls so', () => {
    const { screen, idOf } = outline(
      'button {class=refresh-list id=refresh}: Refresh\ndiv {class=file-list id=files}\n  div: a.txt\n  div: b.txt',
    );
    expect(idOf(ground({ role: 'list' }, screen, 'read').node)).toBe('files');
  });
});

describe('a position on the page', () => {
  it('is not where something is scrolled out of its part of it', () => {
    const { screen, idOf, byId } = outline(
      'button {title=Add id=wide}\na {title=Add id=shown class=btn usable}',
    );
    for (const [id, x, isInView] of [
      ['wide', 1180, false],
      ['shown', 1100, true],
    ] as const)
      Object.assign(byId(id), { isInView, box: { x, y: 40, width: 40, height: 40 } });
    const target = { name: 'plus', role: 'button', at: 'top right' } as const;
    expect(idOf(ground(target, screen, 'click').node)).toBe('shown');
  });
});

describe('a menu that has just opened', () => {
  it('is called so whatever lines stand between its entries', () => {
    const entry = '    + li {usable}: Sort\n';
    const line = '    + div\n      div {role=separator}\n';
    const { screen, idOf, byId } = outline(
      `nav {id=always}\n  a: Home\n  + a: Books\ndiv {id=popper}\n  ul {id=entries}\n${entry}${entry}${line}${entry}${line}`,
    );
    const opened = { opened: [byId('popper')] };
    expect(idOf(ground({ role: 'menu' }, screen, 'place', opened).node)).toBe('entries');
  });
});

describe('a menu that is in use', () => {
  const entries = '  + a: One\n  + a: Two\n  + a: Three\n';
  const { screen, idOf, byId } = outline(`div {role=menu id=used}\n${entries}div {id=changed}\n${entries}`);
  const memory = { opened: [byId('changed')], last: [byId('used')] };

  it('is meant, though what is done in it changes what looks like another', () => {
    expect(idOf(ground({ role: 'menu' }, screen, 'place', memory).node)).toBe('used');
  });

  it('is not where another was used', () => {
    const elsewhere = { ...memory, last: [] };
    expect(idOf(ground({ role: 'menu' }, screen, 'place', elsewhere).node)).toBe('changed');
  });
});

describe('a menu that is always there', () => {
  it('is no dialog', () => {
    const { screen, idOf } = outline('div {role=menu id=top}\n  a: Loans\n  + a: Members');
    expect(idOf(ground({ role: 'dialog' }, screen, 'absence').node)).toBe('none');
    expect(idOf(ground({ role: 'menu' }, screen, 'read').node)).toBe('top');
  });
});
