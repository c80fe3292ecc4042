/** Begins with the files that take longest: one that is left over for the end has the cores to itself. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Of those that take more than a minute or two, mostly of waiting. Vitest knows of it only where it has run them before. */
const LONGEST = [
  ...[
    'playwright/widgets',
    'bindings/bindings',
    'compat/vitest',
    'service/phones/turns',
    'models/recordings',
  ],
  ...['service/team/contract', 'cli/initRuns', 'compat/packed', 'bindings/phones', 'playwright/ahead'],
  ...['playwright/example', 'playwright/bugs', 'faults/faults', 'playwright/useOptions', 'cli/kill'],
].map((name) => `/test/${name}.heavy.test.ts`);

/** Small files that take half a minute; Vitest would leave them for the end. */
const LONG = ['agent/sentences/sentences', 'language/roundTrip', 'models/healing', 'act/goingOn'].map(
  (name) => `/test/${name}.test.ts`,
);

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}

/** The heavy ones come before the others, which fill what they leave of the cores. */
function rankOf({ moduleId }: TestSpecification): number {
  const rank = LONGEST.findIndex((name) => moduleId.endsWith(name));
  if (rank !== -1) return rank;
  if (moduleId.endsWith('.heavy.test.ts')) return LONGEST.length;
  return LONGEST.length + (LONG.some((name) => moduleId.endsWith(name)) ? 1 : 2);
}
