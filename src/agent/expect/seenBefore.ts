/** What a case has seen so far: whether something is there again can't be told of what never went away. */
import type { Act } from '../act/act.js';
import type { ActionOf, Performed } from '../action.js';
import { describeTarget } from '../describeTarget.js';
import type { Scene } from '../scene/Scene.js';

/** What was seen, and on which page. */
const seen = new WeakMap<Scene, Map<string, string>>();

/** Tells where "again" may be met by what a step before has seen already. */
export function withSeenBefore(
  performed: Performed,
  { target, negated, again }: ActionOf<'expectVisible'>,
  { scene, page }: Act,
): Performed {
  const known = seen.get(scene) ?? new Map<string, string>();
  seen.set(scene, known);
  const thing = describeTarget(target);
  const before = known.get(thing);
  if (negated) known.delete(thing);
  else known.set(thing, page.url());
  if (again !== true || before !== page.url()) return performed;
  const doubt =
    `It may be the same that was seen before. To be sure that it is there anew, put a step between: ` +
    `I wait until ${thing} disappears.`;
  return { ...performed, note: [performed.note, doubt].filter((note) => note !== undefined).join(' ') };
}
