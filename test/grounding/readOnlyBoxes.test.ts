/** A field that only shows what is chosen, in a box that the markup calls a select, goes by the text above it. */
import { expect, it } from 'vitest';
import { ground } from '../../src/grounding/ground.js';
import { outline } from './outline.js';

it.each(['field', 'fill', 'select'] as const)('to %s', (purpose) => {
  const { screen, byId, idOf } = outline(
    'div\n  div: Status\n  div {class=v-select}\n    input {id=status}\ndiv\n  div: Copies\n  div\n    input {id=copies}',
  );
  Object.assign(byId('status').states, { readOnly: true });
  expect(idOf(ground({ name: 'Status' }, screen, purpose).node)).toBe('status');
});
