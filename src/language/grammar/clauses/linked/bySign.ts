/** What is done to a named thing by a sign that it has: "approve the request of "Ada" with the thumbs-up icon", "open the product "Pen" by clicking its name". The sign is clicked. */
import type { Action, Target } from '../../../../meaning/meaning.js';
import type { Reader, Rule, Span } from '../../../chart.js';
import { FUNCTION_WORDS } from '../../../lexicon/words.js';
import type { Token } from '../../../tokens.js';
import { endsClause } from '../../neighbours.js';
import { isSign } from '../../things/ofSigns.js';
import type { SaidTarget } from '../../things/place.js';

const MEANS = '(with|using|via|through|by_clicking|by_pressing|by_means_of)';
/** Each is done to what is there, by one click. */
const DONE =
  '(approve|approves|reject|rejects|decline|declines|accept|accepts|remove|removes|delete|deletes|cancel|cancels|edit|edits|archive|archives|duplicate|duplicates|mark|marks|pin|pins|lock|locks|unlock|unlocks|confirm|confirms|save|saves|reduce|reduces|open_the_menu_of)';
const OPEN = '(open|opens|show|shows|call_up|calls_up)';

/** Said of all or of what has no name, it is told by what it is done with. */
const TURNS = {
  check: '(turn_on|turns_on|switch_on|switches_on|enable|enables|select_all|selects_all|tick_all|check_all)',
  uncheck:
    '(turn_off|turns_off|switch_off|switches_off|disable|disables|deselect_all|untick_all|uncheck_all)',
};

export const BY_SIGN: readonly Rule[] = [
  // "Remove "Paper shade" from the cart with the trash can icon", "cancel the order "10022" with the red x button in its row"
  {
    pattern: `({actor})? ${DONE} {namedObject:name} ${MEANS} (its {fluff}?)? {thingCore:sign} (in_the_same_row | (in|on) its (row|card|chip|line))?`,
    means: ({ name, sign }: { name: string; sign: SaidTarget }, span: Span): Action[] | undefined =>
      isSign(sign) &&
      isBare(sign) &&
      endsClause(span) &&
      !span.tokens.slice(span.from, span.to).some(isDisabled)
        ? [{ kind: 'click', target: { ...signOf(sign), within: { name } } }]
        : undefined,
    cost: -0.4,
  },
  {
    pattern: `({actor})? ${OPEN} {namedObject:name} by (clicking|tapping|pressing) (on)? (its|the) (name|title|link)`,
    means: ({ name }: { name: string }, span: Span): Action[] | undefined =>
      endsClause(span) ? [{ kind: 'click', target: { name } }] : undefined,
    cost: 0.1,
  },
  // "Open the page "Staff" through the navigation on the left"
  {
    pattern:
      '({actor})? (open|opens|go_to|goes_to|visit|visits|switch_to|call_up) (the)? (page|view|section|screen)? {quotedName:name} (through|via|using|with|by|from) {thing:within}',
    means: ({ name, within }: { name: string; within: Target }, span: Span): Action[] | undefined =>
      LEADING.has(within.role ?? '') && endsClause(span)
        ? [{ kind: 'click', target: { name, within } }]
        : undefined,
    cost: -0.3,
  },
  // "Turn off e-mail notifications with the switch next to "ada@x.example"", "select all orders with the checkbox in the header"
  ...(['check', 'uncheck'] as const).map((kind): Rule => ({
    pattern: `({actor})? ${TURNS[kind]} (the)? ({plainWord} | e-mail)? {nounOfMany} (with|using|via|through|by_means_of) the {thing:target}`,
    means: ({ target }: { target: Target }, span: Span): Action[] | undefined =>
      TICKED.has(target.role ?? '') && target.name === undefined && isPlaced(target) && endsClause(span)
        ? [{ kind, target }]
        : undefined,
    cost: -0.1,
  })),
];

export const BY_SIGN_READERS: Readonly<Record<string, Reader>> = {
  /** "The request of "Ada"", ""Paper shade" from the cart": one name, and plain words around it that don't tell another. */
  namedObject: ({ tokens }, at) => {
    const to = tokens.findIndex(({ lower }, index) => index > at && BY.test(lower));
    const words = tokens.slice(at, to === -1 ? at : to);
    const named = words.filter(({ type }) => type === 'quoted');
    const isPlain = words.every(
      ({ type, text, lower }) =>
        type === 'quoted' ||
        (type === 'word' &&
          /^\p{Ll}[\p{Ll}-]*$/u.test(text) &&
          (!FUNCTION_WORDS.has(lower) || JOINS.test(lower))),
    );
    const [name, ...others] = named;
    return name &&
      others.length === 0 &&
      isPlain &&
      words.length <= 8 &&
      !words.some(({ lower }) => TELLS.test(lower))
      ? [{ end: to, cost: 0.02 * words.length, value: name.text }]
      : [];
  },
};

const BY = /^(?:with|using|via|through|by)$/;
const JOINS = /^(?:the|of|from|by|one|a|an|in)$/;
/** Which of several, how many, or where. */
const TELLS =
  /^(?:all|both|any|every|each|other|others|another|neighbour|neighbor|pieces?|times?|requests|rows|items|entries|next|previous|first|last|second|third|new|old|up|down|above|below|under|after|before|beside|behind|between|near)$/;

const TICKED: ReadonlySet<string> = new Set(['switch', 'checkbox', 'toggle button']);
const LEADING: ReadonlySet<string> = new Set([
  ...['navigation', 'menu', 'sidebar', 'header', 'footer', 'breadcrumb'],
]);

const isPlaced = ({ within, beside }: Target): boolean => within !== undefined || beside !== undefined;

/** It is the only one there, and as it is. */
const isBare = ({ within, beside, at, ordinal, state }: SaidTarget): boolean =>
  [within, beside, at, ordinal, state].every((part) => part === undefined);

const isDisabled = ({ lower }: Token): boolean => /^(?:disabled|greyed)$/.test(lower);

/** An icon may be a button with it. */
const signOf = ({ name, role }: SaidTarget): Target => ({
  ...(name !== undefined && { name }),
  ...(role !== undefined && { role }),
});
