/** Reads the page, or one thing on it, in one trip to the browser. */
import type { Locator } from '@playwright/test';
import type { Act } from '../act/act.js';
import { pageFunction } from '../act/pageFunction.js';
import { readShown, type Shown } from './readShown.js';
import { readThing, type ReadThing } from './readThing.js';

export interface Read {
  shown: Shown;
  thing: ReadThing;
}

type Reader<Result> = (element: Element) => Result;

const readWholePage = pageFunction(
  // A document may have no body yet.
  (_argument: null, shown: Reader<Shown>) =>
    shown((document.body as HTMLElement | null) ?? document.documentElement),
  readShown,
);

const readBoth = pageFunction(
  (element: Element, shown: Reader<Shown>, thing: Reader<ReadThing>): Read => ({
    shown: shown(element),
    thing: thing(element),
  }),
  readShown,
  readThing,
);

export async function readPage({ page }: Act): Promise<Shown> {
  return page.evaluate(readWholePage, null);
}

export async function read(locator: Locator, { deadline }: Act): Promise<Read> {
  return locator.evaluate(readBoth, undefined, { timeout: deadline.glance() });
}
