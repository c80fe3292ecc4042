/** What the annotation of an entry says of it. */
import type { TestCase } from '@playwright/test/reporter';
import { z } from 'zod';
import { CaseFacts } from '../report/outcome.js';
import { ENTRY_ANNOTATION } from './entryAnnotation.js';

type Annotated = Pick<TestCase, 'annotations'>;

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
