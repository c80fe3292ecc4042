/** Expects that one thing comes before or after another one. */
import type { Act } from '../act/act.js';
import type { ActionOf, Performed } from '../action.js';
import { describeTarget } from '../describeTarget.js';
import { watchFor } from '../find/findOne.js';
import { hold } from './hold.js';

export async function expectOrder(expectation: ActionOf<'expectOrder'>, act: Act): Promise<Performed> {
  const { target, other, relation } = expectation;
  const [lookAtOne, lookAtOther] = [target, other].map((one) => watchFor(one, 'look', act));
  const observe = async () => {
    const one = await lookAtOne?.();
    if (one === undefined || 'missed' in one) return one ?? nothing();
    const another = await lookAtOther?.();
    if (another === undefined || 'missed' in another) return another ?? nothing();
    const timeout = act.deadline.glance();
    const handle = await another.seen.locator.elementHandle({ timeout });
    const is = await one.seen.locator.evaluate(placeOf, handle, { timeout });
    const notes = [one.seen.note, another.seen.note].filter((note) => note !== undefined);
    return {
      holds: is === relation,
      observed: `that ${describeTarget(target)} ${SAID[is]} ${describeTarget(other)}`,
      locator: String(one.seen.locator),
      seen: true,
      ...(notes.length > 0 && { note: notes.join(' ') }),
    };
  };
  return hold(expectation, observe, act);
}

function nothing(): never {
  throw new Error('Two things are compared, and there is only one.');
}

type Place = 'before' | 'after' | 'inside' | 'same';

const SAID: Record<Place, string> = {
  before: 'comes before',
  after: 'comes after',
  inside: 'is inside of, or around',
  same: 'is the same as',
};

/** Runs in the page: in the order in which it is read. */
function placeOf(one: Element, other: Element | SVGElement | null): Place {
  if (other === null || one === other) return 'same';
  const position = one.compareDocumentPosition(other);
  if (position & (Node.DOCUMENT_POSITION_CONTAINS | Node.DOCUMENT_POSITION_CONTAINED_BY)) return 'inside';
  return position & Node.DOCUMENT_POSITION_FOLLOWING ? 'before' : 'after';
}
