/** What a case has seen so far: whether something is there again can't be told of what never went away. */
import type { Act } from '../act/act.js';
import type { ActionOf, Performed } from '../action.js';
import { describeTarget } from '../describeTarget.js';
import type { Scene } from '../scene/Scene.js';

interface Sighting {
  url: string;
  /** How many deeds the case had done. */
  deeds: number;
}

const seen = new WeakMap<Scene, Map<string, Sighting>>();

/** Tells where it may be met by what a step before has seen already. */
export function withSeenBefore(
  performed: Performed,
  { target, negated, again }: ActionOf<'expectVisible'>,
  { scene, page }: Act,
): Performed {
  const known = seen.get(scene) ?? new Map<string, Sighting>();
  seen.set(scene, known);
  const thing = describeTarget(target);
  const before = known.get(thing);
  if (negated) {
    known.delete(thing);
    return performed;
  }
  known.set(thing, { url: page.url(), deeds: scene.deeds.count });
  if (before?.url !== page.url()) return performed;
  const doubt = again === true ? mayBeTheSame(thing) : cameBefore(thing, before, scene);
  if (doubt === undefined) return performed;
  return { ...performed, note: [performed.note, doubt].filter((note) => note !== undefined).join(' ') };
}

const mayBeTheSame = (thing: string): string =>
  `It may be the same that was seen before. To be sure that it is there anew, put a step between: ` +
  `I wait until ${thing} disappears.`;

/** Two expectations in a row may well speak of the same thing. */
function cameBefore(thing: string, { deeds }: Sighting, scene: Scene): string | undefined {
  if (deeds === scene.deeds.count) return undefined;
  return `A step before has seen ${thing} already, so it need not come of what was done since.`;
}
