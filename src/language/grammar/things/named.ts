/** A thing by its name, kind, number and state. */
import type { Kind, KindSaid } from '../../../meaning/kinds.js';
import { readCount } from '../../lexicon/numbers.js';
import type { Position, State, Target } from '../../../meaning/meaning.js';
import { isVerb } from '../../lexicon/verbForms.js';
import type { Span } from '../../chart.js';
import type { SaidTarget } from './place.js';
import { qualitiesIn } from './qualities.js';

export interface Said {
  ordinal?: number | 'last';
  name?: string;
  kind?: KindSaid;
  state?: { state: State; negated: boolean };
  each?: 'each' | 'no' | 'any';
  at?: Position;
}

/** A name that goes without its kind: what the message or label says is what is seen. */
export const TEXTS: ReadonlySet<Kind> = new Set<Kind>([
  'message',
  'banner',
  'badge',
  'label',
  'paragraph',
  'thing',
  'chip',
  'marker',
  'folder',
]);

export function named(said: Said, span?: Span): SaidTarget | undefined {
  const { ordinal, name, kind, state, each, at } = said;
  if (kind && isNoThing(said, kind)) return undefined;
  const role = roleOf(name, kind);
  return {
    ...(name !== undefined && { name }),
    ...(role !== undefined && { role }),
    ...(ordinal !== undefined && { ordinal }),
    ...(state?.negated === false && { state: state.state }),
    ...(each !== undefined && { each }),
    ...(at !== undefined && { at }),
    ...(span && qualitiesIn(span, name)),
  };
}

/** "The editor "Ada"" is somebody. */
export const ofKind = ({ kind, ...said }: Said, span: Span): SaidTarget | undefined =>
  named(kind?.kind === 'editor' ? said : { ...said, ...(kind && { kind }) }, span);

/** The page is no thing on it, nor is one of several, and "3 rows" are three. */
const isNoThing = ({ name, ordinal }: Said, { kind, isPlural }: KindSaid): boolean =>
  (kind === 'page' && (name === undefined || ordinal !== undefined)) ||
  (name !== undefined &&
    ((isPlural && readCount(name.toLowerCase().replace(/ \p{Ll}+$/u, '')) !== undefined) ||
      (kind === 'heading' && /^level \d+$/.test(name))));

/** "The cookie banner" has no text "cookie". */
export const described = ({ kind, ...said }: Said, span?: Span): SaidTarget | undefined => {
  const thing = named({ ...ofWhom(said, kind), ...(kind && { kind }) }, span);
  const role = isSignInBox(said.name, span) ? 'form' : kind?.kind;
  return thing && { ...thing, ...(role && role !== 'page' && { role }) };
};

/** "Ada's row" is the one that says "Ada". */
function ofWhom(said: Said, kind: KindSaid | undefined): Said {
  const { name } = said;
  const isOwned = name !== undefined && kind !== undefined && OWNED.has(kind.kind);
  return isOwned ? { ...said, name: name.replace(/['’]s$|(?<=s)['’]$/, '') } : said;
}

const OWNED: ReadonlySet<Kind> = new Set<Kind>(['row', 'item', 'section', 'article']);

/** "Add note" is written on a button, of which nothing is called "Add". */
export const ofWeakKind = (said: Said & { kind: KindSaid }): SaidTarget | undefined =>
  TEXTS.has(said.kind.kind) && /^\p{Lu}/u.test(said.name ?? '') && isVerb((said.name ?? '').toLowerCase())
    ? undefined
    : named(said);

/** What a bar says is no name of it. */
const isSentence = (name: string): boolean => /\s\S+\s.*[.!]$/u.test(name);

function roleOf(name: string | undefined, kind: KindSaid | undefined): Kind | undefined {
  const isText =
    kind !== undefined &&
    name !== undefined &&
    (TEXTS.has(kind.kind) || (kind.kind === 'navigation' && isSentence(name)));
  return isText || kind?.kind === 'page' ? undefined : kind?.kind;
}

/** "The login box" is a form. */
const isSignInBox = (name = '', span?: Span): boolean =>
  span?.tokens[span.to - 1]?.lower === 'box' && /^(?:log|sign)[- ]?in$/i.test(name);

export function holding({ ordinal, name, kind }: Said & { kind: KindSaid }): SaidTarget | undefined {
  return HOLDERS.has(kind.kind) && !/^\d+ \p{Ll}+s$/u.test(name ?? '')
    ? named({ ...(ordinal !== undefined && { ordinal }), ...(name !== undefined && { name }), kind })
    : undefined;
}

const HOLDERS: ReadonlySet<Kind> = new Set<Kind>([
  'row',
  'item',
  'section',
  'cell',
  'dialog',
  'menu',
  'tooltip',
  'message',
  'tree item',
  'article',
  'field',
  'marker',
  'group',
  'drop-down',
  'heading',
  'option',
  'slider',
  'image',
  'checkbox',
]);

export const inColumn = ({ column, ...said }: Said & { column: string }): SaidTarget | undefined =>
  said.kind?.kind === 'row' && !said.kind.isPlural
    ? { ...named(said), within: { name: column, role: 'column' } }
    : undefined;

export const stateful = (said: Said): SaidTarget | undefined =>
  said.state?.negated === true ? undefined : named(said);

export function ofIt(said: Said): SaidTarget | undefined {
  const thing = named(said);
  return thing && { ...thing, within: { ref: 'it' } as SaidTarget };
}

/** "The list of payslips". */
export const ofMany = (said: Said): SaidTarget | undefined =>
  /s$/.test(said.name ?? '') ? named(said) : undefined;

/** A card or tile of some sort is called so for what it is about. */
export const ofCard = (said: Said): SaidTarget | undefined =>
  named(said.kind?.kind === 'section' && said.name !== undefined ? { name: said.name } : said);

/** "The first proposition of the list": whatever is listed there. */
export function itemOf(within: Target, ordinal: number | 'last' | undefined): Target | undefined {
  const role = within.role === 'table' ? 'row' : LISTS.has(within.role ?? '') ? 'item' : undefined;
  return role && ordinal !== undefined ? { role, ordinal, within } : undefined;
}

const LISTS: ReadonlySet<string> = new Set(['list', 'list box', 'tree', 'feed']);

export const nthOf = ({ ordinal }: Said): SaidTarget | undefined =>
  ordinal === undefined ? undefined : { role: 'item', ordinal };

/** "Any ticket" is called nothing. */
export const notAny = (said: Said, span: Span): SaidTarget | undefined =>
  /^(?:any|another)$/.test(span.tokens[span.from]?.lower ?? '') ? undefined : named(said, span);

export function ofLevel({
  levelHeading: level,
  quotedName: name,
  ordinal,
}: {
  levelHeading: number;
  quotedName?: string;
  ordinal?: SaidTarget['ordinal'];
}): SaidTarget | undefined {
  if (level < 1 || level > 6) return undefined;
  return {
    ...(name !== undefined && { name }),
    ...{ role: 'heading', level },
    ...(ordinal !== undefined && { ordinal }),
  };
}

/** "The button in the dialog labelled "Cancel"": what is clicked has the label. */
export function ofPlace(
  { thing, quotedName }: { thing: Target; quotedName: string },
  { tokens, from }: Span,
): Target | undefined {
  const word = tokens.slice(from).find(({ lower }) => /^(?:button|link|option|tab)$/.test(lower))?.lower;
  return thing.name === undefined ? { name: quotedName, role: word as Kind, within: thing } : undefined;
}

export function known(said: Said, { tokens, from }: Span): SaidTarget | undefined {
  const thing = named(said);
  // "The page heading" is no heading that was named before.
  return thing && tokens[from]?.lower === 'the' && tokens[from + 1]?.lower !== 'page'
    ? { ...thing, isKnown: true }
    : thing;
}
