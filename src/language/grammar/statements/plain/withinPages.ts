/** What is seen with what in it, and what the page of a thing, a column or a part of a page has: "the page of the item shows "Zoe"", "the keyboard with the "ENTER" button is back". */
import type { Span } from '../../../chart.js';
import { KIND_WORDS, type KindSaid } from '../../../../meaning/kinds.js';
import type { Action, Target } from '../../../../meaning/meaning.js';
import type { ExpectationRule } from '../../expectations.js';
import { goesOn, isOfMore } from '../../neighbours.js';
import { APPEARS, VISIBLE } from '../../predicates/presence.js';
import { TEXTS } from '../../things/named.js';
import { place, type Where } from '../../things/place.js';
import { isSaidPlainly, one, visible, type Aux, type Be } from '../sayOf.js';
import { shows } from '../values.js';

const SHOWS = '(shows|show|displays|display|says|say|contains|contain|has|lists|list)';
const INSIDE =
  'with ((the|a|an) {kind})? ({quotedName:name} | {quotedNames:names}) (written | shown | listed)? (in|on|inside) (it|there)';

const HEADING = '(heading|headline|title|name)';

/** It is seen itself. */
const isKind = (noun = ''): boolean => KIND_WORDS.has(noun.toLowerCase());

/** What a page has of the thing that it is about. */
const OF_A_THING = /^(?:status|state|type|priority|category|role|owner|assignee|author|version|due date)$/;

export const WITHIN_PAGES: readonly ExpectationRule[] = [
  // "You see a panel with the tag "food" in it", "a menu opens with "Copy" and "Paste" in it"
  {
    pattern: `({actor} {aux} (now)? (see|sees|get|gets|find|finds) | there (now|still)? {be}) (a|an|the)? {thing} ${INSIDE}`,
    means: withInside,
    cost: -0.5,
  },
  {
    pattern: `(a|an|the)? {thing} ({aux} (${APPEARS}) | {be} (${VISIBLE})) ${INSIDE}`,
    means: withInside,
    cost: -0.5,
  },
  // "A menu with Open, Edit and Delete appears"
  {
    pattern: `(a|an|the) {kind} with {names} ({aux} (${APPEARS}) | {be} (${VISIBLE}))`,
    means: (
      { kind, names, ...said }: Partial<Aux & Be> & { kind: KindSaid; names: string[] },
      span: Span,
    ) => {
      const within: Target = { role: kind.kind };
      const areNames = names.length > 1 && names.every((name) => /^\p{Lu}/u.test(name));
      return isSaidPlainly(said) && !isOfMore(span) && areNames && AROUND.has(kind.kind)
        ? [visible(within), ...names.map((name) => visible({ name, within }))]
        : undefined;
    },
    cost: -0.6,
  },
  // "The ticket page shows the status "resolved""
  {
    pattern: `(the|this) ({plainWord})? (page|screen) {aux} (now|again|still)? (shows|displays) the {fieldNoun:name} {quotedName:text}`,
    means: ({ name, text, ...said }: Aux & { name: string; text: string }, span: Span) =>
      isSaidPlainly(said) && !goesOn(span) && OF_A_THING.test(name) ? [shows({ name }, text)] : undefined,
    cost: -0.3,
  },
  // "The page of the item shows "Zoe""
  {
    pattern: `(the|this) (page|screen) (of|for|about) (the|this|that) {plainWord} {aux} (now|also|still)? ${SHOWS} (the (text|message|name))? {texts}`,
    means: ({ texts, ...said }: Aux & { texts: string[] }, span: Span) =>
      isSaidPlainly(said) && !isOfMore(span) ? texts.map((name) => visible({ name })) : undefined,
    cost: -0.4,
  },
  // "The page still says "Alerts" at the top"
  {
    pattern:
      '(the|this) (page|screen|app|application|site|window) {aux} (now|also|still)? (shows|show|displays|says|reads|has|contains) {quotedName:name} {where}',
    means: ({ name, where, ...said }: Aux & { name: string; where: Where }, span: Span) => {
      const target = Object.keys(where).length === 0 ? undefined : place({ name }, where);
      return isSaidPlainly(said) && !isOfMore(span) && target ? one(visible(target)) : undefined;
    },
    cost: -0.4,
  },
  // "The list shows "B" below "A""
  {
    pattern: `{thing:within} {aux} (now|also|still)? ${SHOWS} {quotedName:name} {where}`,
    means: (
      { within, name, where, ...said }: Aux & { within: Target; name: string; where: Where },
      span: Span,
    ) => {
      const target = where.beside && Object.keys(where).length === 1 ? place({ name }, where) : undefined;
      const isPart = AROUND.has(within.role ?? '') && within.each === undefined;
      return isSaidPlainly(said) && !isOfMore(span) && isPart && target
        ? one(visible({ ...target, within }))
        : undefined;
    },
    cost: -0.4,
  },
  // "The page says "All set" and has a "Finish" button instead of "Next""
  {
    pattern:
      '(the|this) (page|screen|site|window) {aux} (now|also|still)? (says|reads|shows|displays) {quotedName:name} (and|,_and) (it)? (has|shows|offers) (a|an|the) {quotedName:text} {kind} (instead of {quotedName:other})?',
    means: ({ name, text, kind, other, ...said }: Aux & Offered, span: Span) =>
      isSaidPlainly(said) && !kind.isPlural && !goesOn(span) && !isOfMore(span)
        ? [
            visible({ name }),
            visible({ name: text, role: kind.kind }),
            ...(other === undefined ? [] : [visible({ name: other, role: kind.kind }, true)]),
          ]
        : undefined,
    cost: -0.6,
  },
  // "It tells you to "Type a message here""
  {
    pattern:
      '(it|this | (the|this) (page|screen|app|application|dialog|form|field)) {aux} (tells|asks|invites|prompts|reminds) {everybody} to {quotedName:name}',
    means: ({ name, ...said }: Aux & { name: string }, span: Span) =>
      isSaidPlainly(said) && !isOfMore(span) ? one(visible({ name })) : undefined,
    cost: -0.3,
  },
  // "The new entry must read "Milk"": one of those that are listed.
  {
    pattern:
      '(the|my|this|a) new ({nounOfOne} | {kind}) {aux} (reads|read|says|say|shows|show) {quotedName:name}',
    means: ({ kind, name, ...said }: Aux & { kind?: KindSaid; name: string }, span: Span) =>
      isSaidPlainly(said) && !goesOn(span) && (kind === undefined || /^(?:item|row)$/.test(kind.kind))
        ? one(visible({ name, role: kind?.kind === 'row' ? 'row' : 'item' }))
        : undefined,
    cost: -0.5,
  },
  // "The "To do" column lists "A" with "12h" and no longer "B""
  {
    pattern: `{thing:within} {aux} (now|also|still)? ${SHOWS} {quotedName:name} with {quotedName:text} ((and|but|,) (no_longer|not) {quotedName:other})?`,
    means: ({ within, name, text, other, ...said }: Aux & Listed, span: Span) =>
      isSaidPlainly(said) && !goesOn(span) && within.each === undefined && within.role !== undefined
        ? [
            visible({ name, within }),
            { kind: 'expectTogether', words: [name, text] } as Action,
            ...(other === undefined ? [] : [visible({ name: other, within }, true)]),
          ]
        : undefined,
    cost: -0.3,
  },
  // "The keyboard with the "ENTER" button is back": of a noun that names no kind of thing, what it has is seen.
  {
    pattern:
      '(the|a|an) ({plainWord:noun} | keyboard | keypad) (with|containing|holding) (the|a|an|its) {quotedName:name} {kind} {be} (now|again)? {visibleWord} (again)?',
    means: (
      { noun, name, kind, ...said }: Be & { noun?: string; name: string; kind: KindSaid },
      span: Span,
    ) =>
      isSaidPlainly(said) && !isKind(noun) && !kind.isPlural && !isOfMore(span)
        ? one(visible({ name, role: kind.kind }))
        : undefined,
    cost: -0.4,
  },
  // "A note with the heading "Shopping" is displayed and it contains the text "Milk""
  {
    pattern: `(a|an|the) ({plainWord:noun} | note) with (the|a) ${HEADING} {quotedName:name} {be} (now|again)? {visibleWord} (and|,_and) (that)? (it)? ${SHOWS} (the (text|words|message|line))? {quotedName:text}`,
    means: ({ noun, name, text, ...said }: Be & { noun?: string; name: string; text: string }, span: Span) =>
      isSaidPlainly(said) && !isKind(noun) && !goesOn(span)
        ? [visible({ name }), { kind: 'expectTogether', words: [name, text] } as Action]
        : undefined,
    cost: -0.5,
  },
];

interface Offered {
  name: string;
  text: string;
  kind: KindSaid;
  other?: string;
}

interface Listed {
  within: Target;
  name: string;
  text: string;
  other?: string;
}

interface Inside extends Partial<Aux & Be> {
  thing: Target;
  kind?: KindSaid;
  name?: string;
  names?: string[];
}

/** What stands in a part of the page is sought there; what a text has in it, beside it. */
function withInside({ thing, kind, name, names, ...said }: Inside, span: Span): Action[] | undefined {
  if (!isSaidPlainly(said) || saysMore(span) || thing.each !== undefined) return undefined;
  const role = kind && !TEXTS.has(kind.kind) ? { role: kind.kind } : {};
  const inside = (names ?? [name ?? '']).map((text): Action | undefined => {
    if (thing.role === undefined) return { kind: 'expectTogether', words: [thing.name ?? '', text] };
    const placed = place({ name: text, ...role }, { within: thing });
    return placed && visible(placed);
  });
  return inside.every((one) => one !== undefined) ? [visible(thing), ...inside] : undefined;
}

/** "With only "A" in it", "with "A" in it and no "B"". */
const saysMore = ({ tokens, from, to }: Span): boolean =>
  tokens.slice(from, to).some(({ type, lower }) => type === 'word' && /^(?:only|no|not|or)$/.test(lower)) ||
  (/^(?:and|but|or)$/.test(tokens[to]?.lower ?? '') &&
    tokens.slice(to, to + 7).some(({ type }) => type === 'quoted'));

const AROUND: ReadonlySet<string> = new Set(
  'list table editor dialog section form article sidebar menu tree feed navigation'.split(' '),
);
