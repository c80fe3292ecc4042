/** Reads the page, or one thing on it, in one trip to the browser. */
import type { Frame } from '@playwright/test';
import type { Act } from '../act/act.js';
import { pageFunction } from '../act/pageFunction.js';
import { readOne } from '../act/readOne.js';
import type { Match } from '../find/lookFor.js';
import { readShown, type Shown } from './readShown.js';
import { readThing, type ReadThing } from './readThing.js';

export interface Read {
  shown: Shown;
  thing: ReadThing;
}

type Reader<Result> = (element: Element) => Result;

const readWholePage = pageFunction((_argument: null, shown: Reader<Shown>): Shown => {
  // `document.body` may be a frame or a form of that name. A document may have no body yet, or nothing at all.
  const root = document.querySelector('html > body') ?? document.querySelector(':root');
  return root ? shown(root) : { pieces: [], ready: false, hasMore: false, busy: false };
}, readShown);

const readBoth = pageFunction(
  (element: Element, shown: Reader<Shown>, thing: Reader<ReadThing>): Read => ({
    shown: shown(element),
    thing: thing(element),
  }),
  readShown,
  readThing,
);

export async function readPage({ page }: Act): Promise<Shown> {
  return readFrame(page);
}

/** The document in it, without those in its own frames. */
export async function readFrame(frame: Pick<Frame, 'evaluate'>): Promise<Shown> {
  return frame.evaluate(readWholePage, null);
}

/** Of a frame, what its document shows. */
export async function read({ locator, frame }: Match, { deadline }: Act): Promise<Read> {
  return readOne(frame?.locator('body') ?? locator, readBoth, { deadline });
}
