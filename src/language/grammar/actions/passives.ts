/** Actions in the passive, said of what they are done to: "the button has been clicked by the user". */
import { numberOf } from '../../categories.js';
import { compileRules, type Captures, type Chart, type Node, type Reader } from '../../chart.js';
import { isShouted } from '../neighbours.js';
import type { Form } from '../../lexicon/inflect.js';
import { VERBS } from '../../lexicon/verbs.js';
import type { Action } from '../../../meaning/meaning.js';
import { withWhere } from '../circumstances.js';
import type { Where } from '../things/place.js';
import { canBe, listOf, meaningOf } from './meant.js';
import { verbsAt } from './verbsAt.js';

export const PARTICIPLE: ReadonlySet<Form> = new Set<Form>(['participle']);

/** What stands behind a verb where what is acted on stands in front: "{thing} is dragged onto {onto}". */
const PASSIVES: readonly ({ subject: string; rest: Reader } | undefined)[][] = VERBS.map(({ ways }) =>
  ways.map(([pattern, means, cost = 0], index) => {
    const subject = /\{([^}]*)!\}/.exec(pattern);
    if (subject === null) return undefined;
    const rest = pattern.replace(/^(?:\([^)]*\)\?\s*)*\{[^}]*!\}/, '').trim();
    if (rest === pattern) return undefined;
    const meaning = meaningOf(means);
    const [category = '', name = category] = (subject[1] ?? '').split(':');
    const build = (parts: Captures) => (given: unknown) => {
      const meant = meaning({ ...parts, [name]: given });
      return meant === undefined ? undefined : canBe(listOf(meant));
    };
    return {
      subject: category,
      rest: compileRules([{ pattern: rest, means: build, cost: cost + index * 0.001 }]),
    };
  }),
);

/** "The field is filled with "ada"", "the button has been clicked". */
export const readPassive: Reader = (chart, at) =>
  chart.canStand(IS_DONE) && !isOutcome(chart, at)
    ? SUBJECTS.flatMap((subjects) => passivesBehind(chart, at, subjects))
    : [];

/** "When I click "Save", the dialog is closed", "… then the box should be checked": that comes of it, and nobody does it. */
function isOutcome({ tokens }: Chart, at: number): boolean {
  const before = tokens.slice(0, at).filter(({ type }) => type !== 'quoted');
  const link = before.findIndex(({ lower }) => /^(?:,|then|->|→|=>)$/.test(lower));
  // "In the dialog, the name is filled in" only says where.
  if (link < 1 || /^(?:in|on|at|under|within|inside|for|of|from)$/.test(before[0]?.lower ?? '')) return false;
  const isActive = !before.slice(0, link).some(({ lower }) => BE.test(lower));
  const isLast = !tokens.slice(at).some(({ type, lower }) => type === 'word' && /^(?:and|then)$/.test(lower));
  return isActive || (isLast && before.filter(({ lower }) => lower === 'and').length === 0);
}

const BE = /^(?:is|are|was|were|be|been|gets?|has|have|had)$/;

const IS_DONE = numberOf('isDone');

const passivesBehind = (chart: Chart, at: number, subjects: string): Node[] =>
  chart.read(subjects, at).flatMap((subject) =>
    chart
      .read('isDone', subject.end)
      .filter((be) => !isState(chart, at, be.end))
      .flatMap((be) => verbsAt(chart, be.end, PARTICIPLE).map((verb) => ({ ...verb, cost: be.cost })))
      .flatMap((verb) => passivesOf(chart, verb, { subject, subjects })),
  );

/** "Total is displayed", "now it is closed", "the status is DISABLED": so it stands there, rather than that somebody does it. */
const isState = ({ tokens, context }: Chart, at: number, verb: number): boolean =>
  isShouted(tokens, verb) ||
  ((context as { mood?: unknown }).mood === undefined && isTicked(tokens, verb)) ||
  /^(?:displayed|shown)$/.test(tokens[verb]?.lower ?? '') ||
  (/^(?:it|they)$/.test(tokens[at]?.lower ?? '') &&
    /^(?:closed|opened|collapsed|expanded|folded|unfolded|hidden)$/.test(tokens[verb]?.lower ?? ''));

/** ""Milk" is ticked in the cart": unless it says by whom, it tells how the box is. */
const isTicked = (tokens: Chart['tokens'], verb: number): boolean =>
  /^(?:ticked|checked|unticked|unchecked)$/.test(tokens[verb]?.lower ?? '') &&
  /^(?:is|are)$/.test(tokens[verb - 1]?.lower ?? '') &&
  !tokens.some(({ type, lower }, at) => type === 'word' && (at < verb ? WHEN : /^by$/).test(lower));

const WHEN = /^(?:when|once|after|if|whenever|as|until)$/;

const SUBJECTS = [
  'things',
  'tickable',
  'value',
  'options',
  'keySubject',
  'files',
  'thing',
  'browserDialog',
  'notice',
] as const;

const passivesOf = (
  chart: Chart,
  { end, entry, cost }: { end: number; entry: number; cost: number },
  { subject, subjects }: { subject: Node; subjects: string },
): Node[] =>
  (PASSIVES[entry] ?? [])
    .filter((passive) => passive !== undefined)
    .filter((passive) => fits(passive.subject, subjects))
    .flatMap((passive) => passive.rest(chart, end))
    .flatMap((rest) => [rest, ...placedRest(chart, rest), ...doneBy(chart, rest)])
    .map((rest) => ({
      end: rest.end,
      cost: subject.cost + cost + rest.cost + 0.15,
      value: (rest.value as (given: unknown) => unknown)(subject.value),
    }))
    .filter(({ value }) => value !== undefined);

/** "Is clicked by the user". */
const doneBy = (chart: Chart, rest: Node): Node[] =>
  chart.tokens[rest.end]?.lower === 'by'
    ? chart.read('actor', rest.end + 1).map(({ end, cost }) => ({ ...rest, end, cost: rest.cost + cost }))
    : [];

/** "The box is ticked in the Trip group": what stands behind says where. */
const placedRest = (chart: Chart, rest: Node): Node[] =>
  chart.read('where', rest.end).map(({ end, cost, value: where }) => ({
    end,
    cost: rest.cost + cost + 0.1,
    value: (given: unknown) => {
      const meant = (rest.value as (given: unknown) => Action[] | undefined)(given);
      return meant && withWhere(meant, where as Where);
    },
  }));

const THING_LIKE: ReadonlySet<string> = new Set(['thing', 'field', 'from', 'slider', 'form']);
const fits = (category: string, read: string): boolean =>
  category === read || (read === 'thing' && THING_LIKE.has(category));
