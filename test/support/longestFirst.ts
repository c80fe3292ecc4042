/** Begins with the files that take longest: one that is left over for the end has the cores to itself. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Of those that take more than a minute, mostly of waiting. Vitest knows of it only where it has run them before. */
const LONGEST = [
  ...['playwright/widgets', 'service/phones/turns', 'bindings/bindings', 'cli/kill', 'compat/vitest'],
  ...[
    'bindings/phones',
    'playwright/bugs',
    'playwright/example',
    'models/recordings',
    'playwright/useOptions',
  ],
].map((name) => `/test/${name}.heavy.test.ts`);

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = LONGEST.findIndex((name) => moduleId.endsWith(name));
  return rank === -1 ? LONGEST.length : rank;
}
