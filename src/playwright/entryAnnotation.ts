/** How the reporter knows an entry: an annotation that is written into its module, and survives merged reports. */
import type { TestCase } from '@playwright/test/reporter';
import { z } from 'zod';
import { CaseFacts } from '../report/outcome.js';

/** Playwright's own reports leave out what begins with `_`. */
const ENTRY_ANNOTATION = '_casewright';

type Annotated = Pick<TestCase, 'annotations'>;

/** @param secrets the names of what must not be shown, and has a value when the case runs */
export const entryAnnotation = (facts: CaseFacts, secrets: readonly string[]) => ({
  type: ENTRY_ANNOTATION,
  description: JSON.stringify({ ...facts, secrets }),
});

export const isEntry = (test: Annotated): boolean => writtenIn(test) !== undefined;

/** Undefined for a test that is no case, or is one of a version that wrote other facts. */
export function factsOf(test: Annotated): CaseFacts | undefined {
  const written = writtenIn(test);
  return written === undefined ? undefined : CaseFacts.safeParse(JSON.parse(written)).data;
}

/** The names of what must not be shown, and had a value when the case ran. */
export function secretsAround(test: Annotated): string[] {
  const written = writtenIn(test);
  return written === undefined ? [] : (WithSecrets.safeParse(JSON.parse(written)).data?.secrets ?? []);
}

const WithSecrets = z.object({ secrets: z.array(z.string()) });

const writtenIn = ({ annotations }: Annotated) =>
  annotations.find(({ type }) => type === ENTRY_ANNOTATION)?.description;
