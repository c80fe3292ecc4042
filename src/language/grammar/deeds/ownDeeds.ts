/**
 * What is done in the application's own words: "duplicate the transaction "Taxi"", "add a room with the name "Attic"". The page
 * must have a control for it. Only where no rule reads the step, and never behind "Then".
 */
import { compileRules, type Chart, type Node, type Reader } from '../../chart.js';
import type { Form } from '../../lexicon/inflect.js';
import { findSaidKey, isModifier } from '../../lexicon/keys.js';
import { OWN_VERB_FORMS } from '../../lexicon/ownVerbs.js';
import { ADVERBS, FUNCTION_WORDS } from '../../lexicon/words.js';
import type { ActionOf } from '../../../meaning/meaning.js';
import type { Token } from '../../tokens.js';
import type { Mood } from '../clauses/moods.js';
import { textOf } from '../names.js';
import type { FieldPair } from '../values/fieldPairs.js';
import { ownFieldsAt } from './ownFields.js';
import { verbsAt } from './verbsAt.js';
import { ownPhrasesAt, type OwnPhrase } from './ownPhrases.js';

/** Dearer than any of the usual rules' guesses, so that these go first in the rest of the sentence. */
const COST = 0.6;

export function readOwnDeed(chart: Chart, at: number, allowed: ReadonlySet<Form>): Node[] {
  const { inOwnWords, mood } = chart.context as { inOwnWords: boolean; mood: Mood };
  if (!inOwnWords || mood === 'check' || isAfterAnswer(chart, at)) return [];
  const usual = Math.max(0, ...verbsAt(chart, at, allowed).map(({ end }) => end - at));
  const verbs = (OWN_VERB_FORMS.get(chart.tokens[at]?.lower ?? '') ?? []).filter(
    ({ words, form }) =>
      allowed.has(form) &&
      (form !== 'past' || at > 0) &&
      words.length >= Math.min(usual, 2) &&
      words.every(
        (word, index) =>
          chart.tokens[at + index]?.lower === word && chart.tokens[at + index]?.type === 'word',
      ),
  );
  return verbs.flatMap(({ words, base, form }) => [
    ...chart
      .read('ownObject', at + words.length)
      .filter(({ value }) => isOfVerb(value as Object, base, form))
      .map(({ end, cost, value }) => ({ end, cost: cost + COST, value: [operating(base, value as Object)] })),
    ...ownPhrasesAt(chart, at + words.length)
      .filter((phrase) => isPhraseOf(phrase, { base, form, isStart: at === 0 }))
      .flatMap((phrase) => withFields(chart, phrase))
      .map(({ end, words: others, thing, fields }) => ({
        end,
        cost: COST + (fields.length > 0 ? 0.15 : 0.25),
        value: [
          {
            kind: 'operate',
            words: [base, ...others].join(' '),
            ...(thing !== undefined && { thing }),
            ...(fields.length > 0 && { fields: [...fields] }),
          } satisfies ActionOf<'operate'>,
        ],
      })),
  ]);
}

/** "With" leads to them, and says otherwise by what means. */
function withFields({ tokens }: Chart, phrase: OwnPhrase): OwnPhrase[] {
  const behind = ownFieldsAt(tokens, phrase.end);
  const fields = [...phrase.fields, ...(behind?.fields ?? [])];
  return [
    ...(behind ? [{ ...phrase, end: behind.end, fields }] : []),
    ...(tokens[phrase.end]?.lower === 'with' ? [] : [phrase]),
  ];
}

/** "Reset filter" is a button; "order history" may be one, or a thing on the page. */
const isPhraseOf = (
  { words, thing, fields, hasArticle, isOf }: OwnPhrase,
  { base, form, isStart }: { base: string; form: Form; isStart: boolean },
): boolean =>
  !VALUED.test(base) &&
  !(isOf && !hasArticle && ALSO_NOUNS.test(base)) &&
  !isKey(thing) &&
  (thing !== undefined || hasArticle
    ? !(form === 's' && words.length === 0 && /^\d/.test(thing ?? '')) &&
      !(thing === undefined ? OF_PAGES : OF_CONTROLS).test(words.join(' ')) &&
      !/^(?:accept|confirm)$/.test(base)
    : words.length > 0 && form === 'base' && isStart && (fields.length > 0 || !ALSO_NOUNS.test(base)));

/** "Release Shift". */
const isKey = (thing = ''): boolean =>
  thing.length > 1 && (findSaidKey(thing) !== undefined || isModifier(thing));

/** What is changed has a value. */
const VALUED = /^(?:change|adjust|update|amend|rate|lower|heat|dim)$/;

/** "Click Yes, delete it": what a button is called. */
const isAfterAnswer = ({ tokens }: Chart, at: number): boolean =>
  tokens[at - 1]?.text === ',' && /^(?:yes|no)$/.test(tokens[at - 2]?.lower ?? '');

function isOfVerb({ isOne, isRenamed, nouns, thing, fields }: Object, base: string, form: Form): boolean {
  if (isRenamed === true) return base === 'rename';
  if (nouns === undefined && thing === undefined) return form === 'base' && ALONE.test(base);
  if (nouns === undefined) return !/^(?:accept|confirm)$/.test(base);
  if (OF_PAGES.test(nouns) || (thing === undefined && /^(?:edit|change|update|adjust)$/.test(base)))
    return false;
  return isOne === '' || nouns === 'changes' || (isMore(thing, fields) && !ALSO_NOUNS.test(base));
}

const isMore = (thing: unknown, fields: unknown): boolean => thing !== undefined || fields !== undefined;

/** "Order the history of Ada", but "order history of Ada". */
const ALSO_NOUNS = new RegExp(
  `^(?:${[
    'answer|block|book|bookmark|change|claim|comment|end|export|favou?rite|file|flag|import|issue|like|lock|order|pin|place|play|post',
    'purchase|rate|record|refund|rent|reply|report|request|return|review|schedule|share|ship|split|star|start|stop|track|transfer',
    'update|upgrade|vote|balance|bill|call|cast|chart|colou?r|cook|credit|dock|draft|estimate|feed|fine|fork|fund|grade|ground|heat|host|invoice',
    'label|lease|licen[cs]e|link|loan|log|mail|match|measure|message|monitor|offer|pair|park|patch|permit|phone|plan|plant|pledge|process|quote|recall|release',
    'reverse|reward|ring|route|sanction|scale|seal|seat|shift|sign|sponsor|stage|stamp|stock|store|stream|strike|supply|table|tag|tip|trade|train|trash|watch|water|weed',
  ].join('|')})$`,
);

/** What needs no object to be clear. */
const ALONE =
  /^(?:(?:check|hand|opt|sign|top|log) (?:in|out|up)|add|cancel|continue|finish|follow|join|pay|print|publish|register|renew|retry|save|send|skip|subscribe|unfollow|unsubscribe|vote)$/;

const OF_CONTROLS =
  /\b(?:button|link|field|box|checkbox|dialog|tab|menu|window|keyboard|mouse|pointer|drop-?down|popup|alert|browser|terms|conditions|rules)s?$/;

/** Deeds on these have rules of their own; who accepts terms ticks a box. */
const OF_PAGES =
  /\b(?:button|link|field|box|checkbox|dialog|page|tab|menu|window|keyboard|mouse|pointer|text|drop-?down|popup|alert|app|application|browser|phone|device|screen|site|website|terms|conditions|rules)s?$/;

interface Object {
  /** There is an article or the like. */
  isOne?: string;
  nouns?: string;
  thing?: string;
  where?: string;
  isRenamed?: true;
  fields?: FieldPair[];
}

function operating(verb: string, { nouns, where, thing, fields }: Object): ActionOf<'operate'> {
  const words = [verb, nouns, where].filter((part) => part !== undefined).join(' ');
  return { kind: 'operate', words, ...(thing !== undefined && { thing }), ...(fields && { fields }) };
}

const WHERE = '({ownWay:where})?';
const FIELDS = '((with|using|for) {fieldPairs:fields} ((to|for|by) {fieldPair:more})?)?';

export const OWN_DEED_READERS: Readonly<Record<string, Reader>> = {
  ownObject: compileRules([
    ...(
      [
        ['(now)?', 0.2],
        ['{ownDet:isOne}? {ownNouns:nouns}', 0.1],
        ['{shownName:thing}', 0.1],
        ['{ownDet:isOne}? {ownNouns:nouns} (called|named|titled|of|for|by|from)? {shownName:thing}', 0.1],
        ['{ownDet:isOne} {shownName:thing} {ownNouns:nouns}', 0.15],
      ] as const
    ).map(([pattern, cost]) => ({
      pattern: `${pattern} ${WHERE} ${FIELDS}`,
      cost,
      means: ({ fields, more, ...said }: Object & { more?: FieldPair }) => ({
        ...said,
        ...(fields && { fields: more ? [...fields, more] : fields }),
      }),
    })),
    // "Rename the project "Apollo" to "Zeus""
    {
      pattern: '({ownDet}? {ownNouns:nouns})? {shownName:thing} (to|as|into) {shownName:name}',
      means: ({ name, ...said }: Object & { name: string }) => ({
        ...said,
        isRenamed: true,
        fields: [{ name: 'name', value: name }],
      }),
      cost: -0.3,
    },
  ]),
  ownWay: compileRules(
    ['to', 'from', 'in', 'into', 'on', 'at', 'as'].map((way) => ({
      pattern: `${way} {ownDet}? {ownNouns}`,
      means: ({ ownNouns }: { ownNouns: string }) => `${way} ${ownNouns}`,
    })),
  ),
  ownDet: compileRules([
    {
      pattern: '(the|a|an|my|this|that|his|her|their|its|our|another) (new|whole)?',
      means: () => '',
    },
  ]),
  ownNouns: ({ tokens }, at) => {
    const found: Node[] = [];
    for (let end = at + 1; end <= at + MOST_NOUNS && isNoun(tokens[end - 1]); end++)
      found.push({ end, cost: 0.05 * (end - at - 1), value: textOf(tokens, at, end).toLowerCase() });
    return found;
  },
};

const MOST_NOUNS = 3;

const isNoun = (token: Token | undefined): boolean =>
  token?.type === 'word' &&
  /^[\p{Ll}-]+$/u.test(token.text) &&
  !FUNCTION_WORDS.has(token.lower) &&
  !ADVERBS.has(token.lower) &&
  !NO_NOUNS.test(token.lower);

/** They say how often, how many, or what nobody can know. */
const NO_NOUNS =
  /^(?:first|second|third|last|next|previous|same|other|another|twice|once|all|any|both|every|everything|nothing|anything|something|none|no|not|one|two|three|several|many|few|some|it|them|him|more|less|valid|invalid|correct|incorrect|wrong|right|called|named|titled|different|random|respective|above|below)$/;
