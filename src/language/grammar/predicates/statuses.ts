/** What became of an order, a booking or a task: a page shows it in words, and in no other way. */
import { textOf } from '../../tokens.js';
import { compileRules, type Reader, type Span } from '../../chart.js';
import { STATUSES } from '../../lexicon/statuses.js';
import { type ExpectationRule } from '../expectations.js';
import { isPlain } from '../statements/sayOf.js';
import { said, SUBJECT, type Aux, type Be } from './said.js';

const TURNS =
  'changes|change|changed|turns|turned|switches|switched|flips|flipped|goes|went|moves|moved|jumps|jumped|resets|reverts|returns|has_changed|has_turned|has_switched|has_gone';

export const STATUS_RULES: readonly ExpectationRule[] = [
  // "The order is on hold", "P-19 has been delivered"
  {
    pattern:
      '({be} (now|already|still|again|currently)? | {aux} (goes|gets|becomes|became|counts_as|shows_as)) {status:text} (now|again|already)?',
    means: ({ be, aux, text }: Partial<Be & Aux> & { text: string }, span: Span) =>
      isPlain(be ?? aux) && isOfOne(span) && isEnd(span) ? shows(text) : undefined,
    cost: 0.2,
  },
  // "Milk is completed", "the task isn't done"
  {
    pattern:
      '{be} (now|already|still|again|currently|yet)? ((marked|shown|flagged|displayed) (as)?)? {doneWord} (now|again|already|yet)?',
    means: ({ be }: Be, span: Span) =>
      be.lasting !== true && isOfOne(span) && (isEnd(span) || isTimed(span))
        ? said({ kind: 'expectState', target: SUBJECT, state: 'completed', negated: be.negated })
        : undefined,
    cost: 0.2,
  },
  // "The rating is 4.5 stars", "Luis has 12 days left", "Pizza has 1 vote"
  {
    pattern: '({be} (now|still|already|currently)? (at)? | {aux} (has|have) (now|still)?) {amountSaid:text}',
    means: ({ be, aux, text }: Partial<Be & Aux> & { text: string }, span: Span) =>
      isPlain(be ?? aux) && isOfOne(span) && (be !== undefined || / left$|^1 /.test(text))
        ? shows(text)
        : undefined,
    cost: 0.1,
  },
  // "Changes to status Shipped", "gets the label Urgent"
  {
    pattern: `{aux} (has|have|carries|carry|bears|bear|gets|got|receives|shows|show|displays|takes_on | (${TURNS}) to) (now|still|again)? (the|a|an|its)? {detailNoun} {endText:text}`,
    // Of a heading the level is what it is, and not what it shows.
    means: ({ aux, text }: Aux & { text: string }, { tokens, from, to }: Span) =>
      isPlain(aux) && !tokens.slice(from, to).some(({ lower }) => lower === 'level')
        ? shows(text)
        : undefined,
    cost: -0.5,
  },
  {
    pattern: `{aux} (${TURNS}) to (the|a|an|its)? {detailNoun} {quotedName:text}`,
    means: ({ aux, text }: Aux & { text: string }, span: Span) =>
      isPlain(aux) && isEnd(span) ? shows(text) : undefined,
    cost: -0.5,
  },
  // "Has the number 3"
  {
    pattern: '{aux} (has|have|carries|bears) (now)? (the|a)? (number|count) {number:text}',
    means: ({ aux, text }: Aux & { text: number | string }, span: Span) =>
      isPlain(aux) && isEnd(span) ? shows(String(text)) : undefined,
    cost: -0.6,
  },
  // "Is held at 85"
  {
    pattern: '{be} (still|now)? (held|fixed|frozen|pinned) at {amountValue:text}',
    means: 'expectContent relation:=shows text:text',
    cost: -0.3,
  },
  // "Is in the status "Paid""
  {
    pattern:
      '{be} (now|still|again|already)? in (the)? (status|state|stage|phase) ({properWord:text} | {quotedName:text})',
    means: 'expectContent relation:=shows text:text',
    cost: -0.5,
  },
];

const shows = (text: string) =>
  said({ kind: 'expectContent', target: SUBJECT, relation: 'shows', text, negated: false });

const isEnd = ({ tokens, to }: Span): boolean => /^(?:[.,;)]|and|but)$/.test(tokens[to]?.text ?? '.');

const isTimed = ({ tokens, to }: Span): boolean => /^(?:within|after|for)$/.test(tokens[to]?.lower ?? '');

/** "All tickets are resolved" is said of each, and "was paid" of another time; with "the words …" it is a text. */
const isOfOne = ({ tokens, from, to }: Span): boolean =>
  !tokens.slice(from, to).some(({ text }) => /^\p{Lu}|^(?:was|were|will|are|have)$/u.test(text)) &&
  !tokens
    .slice(0, from)
    .some(({ lower }) =>
      /^(?:all|both|each|every|no|none|any|some|words?|text|saying|says|reads)$/.test(lower),
    );

export const STATUS_READERS: Readonly<Record<string, Reader>> = {
  doneWord: compileRules([{ pattern: 'completed|complete|done|finished', means: () => '' }]),
  status: compileRules([
    {
      pattern: STATUSES.join('|'),
      means: (_: unknown, { tokens, from, to }: Span) => textOf(tokens, from, to),
    },
  ]),
};
