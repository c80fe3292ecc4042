/** What a case has seen so far: whether something is there again can't be known of what never went away. */
import { describeTarget } from '../meaning/describeTarget.js';
import type { ActionOf } from '../meaning/meaning.js';

export interface Now {
  url: string | undefined;
  /** How many actions the case has done. */
  actions: number;
}

export class SeenHistory {
  readonly #seen = new Map<string, Now>();

  /** @returns where it may be met by what a step before has seen already, a note on that */
  add({ target, negated, again }: ActionOf<'expectVisible'>, now: Now): string | undefined {
    const thing = describeTarget(target);
    const before = this.#seen.get(thing);
    if (negated) {
      this.#seen.delete(thing);
      return undefined;
    }
    this.#seen.set(thing, now);
    if (before === undefined || before.url !== now.url) return undefined;
    if (again === true) return mayBeTheSame(thing);
    // Two expectations in a row may well speak of the same thing.
    return before.actions === now.actions ? undefined : cameBefore(thing);
  }
}

const mayBeTheSame = (thing: string): string =>
  `It may be the same that was seen before. To be sure that it is there anew, put a step between: ` +
  `I wait until ${thing} disappears.`;

const cameBefore = (thing: string): string =>
  `A step before has seen ${thing} already, so it need not come of what was done since.`;
