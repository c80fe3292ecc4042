/** Words such as `the second "Edit" button next to "Ada" in the "Users" table` become a Target. */
import type { Beside, Target } from '../action.js';
import { isReferring, readReference } from './readReference.js';
import { readCore, type NameStyle } from './readCore.js';
import { readPagePart } from './readPagePart.js';
import { remembering } from './remembering.js';
import { isPlace } from './roleWords.js';
import type { Said } from './said.js';

export function readTarget(words: string, said: Said, names: NameStyle): Target | undefined {
  const reference = readReference(words, said);
  if (reference !== undefined) return reference;
  const core = readCore(words);
  const whole = isReferring(words) ? undefined : core.read(said.quoted, names);
  if (whole !== undefined) return whole;
  for (const split of splitAtPlaces(words)) {
    const target = readPlaced(split, said, names);
    if (target !== undefined) return target;
  }
  return isReferring(words) ? undefined : core.readBare(names);
}

/** A thing and where it is. */
function readPlaced(split: Split, said: Said, names: NameStyle): Target | undefined {
  const inner = readInner(split, said, names);
  if (inner === undefined) return undefined;
  if (split.relation !== undefined) {
    const thing = readNeighbour(split.after, said);
    if (thing === undefined) return undefined;
    // What stands beside a thing is in the same place.
    const { within, ...alone } = thing;
    return { ...inner, beside: { relation: split.relation, thing: alone }, ...(within && { within }) };
  }
  const place = readPlace(split.after, said);
  if (place === undefined) return undefined;
  return place === 'page' ? inner : { ...inner, within: place };
}

/** "the Sign in form" is a form; only "Save in the form" says where. */
function readInner({ before, after, relation }: Split, said: Said, names: NameStyle): Target | undefined {
  const reference = readReference(before, said);
  if (reference !== undefined || isReferring(before)) return reference;
  const core = readCore(before);
  const whole = core.read(said.quoted, names);
  if (whole !== undefined) return whole;
  if (/^(?:the|this|my) |"/i.test(after)) return core.readBare(names);
  return relation === undefined ? undefined : core.readBare('quoted names');
}

/** What another thing stands beside; a name without quotes must look like one: "under Shipping". */
function readNeighbour(words: string, said: Said): Target | undefined {
  return (
    readTarget(words, said, 'quoted names') ??
    (/^(?:the )?\p{Lu}/u.test(words) ? readTarget(words, said, 'bare names') : undefined)
  );
}

/** A place that other things are in; `page` where the words mean the page as a whole. */
export function readPlace(words: string, said: Said): Target | 'page' | undefined {
  if (/^(?:(?:the|this|the same|the current) )?(?:page|screen)$/i.test(words)) return 'page';
  const target = readTarget(words, said, 'quoted names') ?? readPagePart(words);
  return target?.role !== undefined && isPlace(target.role) ? target : undefined;
}

export interface Split {
  before: string;
  after: string;
  /** Absent where one thing is in the other. */
  relation?: Beside;
}

/** "Outside of the dialog" is not in it. */
const INSIDE =
  '(?:inside of|inside|in|within|on)|(?<!\\b(?:outside|inside|left|right|top|bottom|middle|cent(?:er|re)|front|out|edge|corner|side) )of|(?<!\\baway )from';
const BESIDE: Record<string, Beside> = {
  'next to': 'next to',
  beside: 'next to',
  near: 'next to',
  'close to': 'next to',
  alongside: 'next to',
  'adjacent to': 'next to',
  under: 'under',
  below: 'under',
  beneath: 'under',
  underneath: 'under',
  above: 'above',
  'to the left of': 'to the left of',
  'on the left of': 'to the left of',
  'left of': 'to the left of',
  'to the right of': 'to the right of',
  'on the right of': 'to the right of',
  'right of': 'to the right of',
};
const SPLIT = new RegExp(
  ` (?:(?:right |just |directly )?(${Object.keys(BESIDE).join('|')})|${INSIDE}) (?=\\S)`,
  'gi',
);

/** All ways to part a thing from where it is. */
export const splitAtPlaces = remembering(5_000, (words: string): readonly Split[] =>
  [...words.matchAll(SPLIT)].map((match) => {
    const relation = match[1] === undefined ? undefined : BESIDE[match[1].toLowerCase()];
    const before = words.slice(0, match.index);
    const after = words.slice(match.index + match[0].length);
    return { before, after, ...(relation && { relation }) };
  }),
);

/** "next to "Milk"", said of a step as a whole. */
export function readBeside({ after, relation }: Split, said: Said): Target['beside'] {
  const thing = relation && readNeighbour(after, said);
  return thing && { relation, thing };
}
