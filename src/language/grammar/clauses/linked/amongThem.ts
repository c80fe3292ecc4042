/** What is named of those that are counted: "4 courses are shown, among them Drum circle and Chamber ensemble". */
import { isExpectation, type Action, type Target } from '../../../../meaning/meaning.js';
import type { Rule } from '../../../chart.js';
import { visible } from '../simple.js';
import { place } from '../../things/place.js';

export const AMONG_THEM: readonly Rule[] = [
  // "4 courses are shown, among them Drum circle and Chamber ensemble"
  {
    pattern: '{core} , (including|among_them|amongst_them) {name:one} and {name:other}',
    means: ({ core, one, other }: { core: Action[]; one: string; other: string }): Action[] | undefined =>
      core.length === 1 && core[0]?.kind === 'expectCount' && !/ and /.test(one + other)
        ? [...core, ...[one, other].map((name) => visible({ name }))]
        : undefined,
    cost: -0.6,
  },
  {
    pattern: '{core} (,)? (\\()? (incl|including|among_them|amongst_them|one_of_them) (.)? {things} (\\))?',
    means: ({ core, things }: { core: Action[]; things: Target[] }): Action[] | undefined => {
      const [only] = core;
      if (only === undefined || core.length > 1 || !isExpectation(only)) return undefined;
      const within = only.kind === 'expectCount' ? only.things.within : undefined;
      return [only, ...things.map((thing) => visible((within && place(thing, { within })) ?? thing))];
    },
    cost: 0.05,
  },
];
