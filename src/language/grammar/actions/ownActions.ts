/**
 * What is done in the application's own words: "duplicate the transaction "Taxi"", "add a room with the name "Attic"". The page
 * must have a control for it. Only where no rule reads the step, and never behind "Then".
 */
import { textOf } from '../../tokens.js';
import { type Chart, type Node } from '../../chart.js';
import type { Form } from '../../lexicon/inflect.js';
import { findSaidKey, isModifier } from '../../lexicon/keys.js';
import { OWN_VERB_FORMS, WITH_MORE } from '../../lexicon/ownVerbs.js';
import { FIRST_NAMES } from '../../lexicon/firstNames.js';
import { PRONOUNS } from '../../lexicon/words.js';
import type { ActionOf } from '../../../meaning/meaning.js';
import type { Mood } from '../clauses/moods.js';
import type { FieldPair } from '../values/fieldPairs.js';
import type { OwnObject } from './ownObjects.js';
import { ownFieldsAt } from './ownFields.js';
import { verbsAt } from './verbsAt.js';
import { ownPhrasesAt, type OwnPhrase } from './ownPhrases.js';

/** Dearer than any of the usual rules' guesses, so that these go first in the rest of the sentence. */
const COST = 0.6;

export function readOwnAction(chart: Chart, at: number, allowed: ReadonlySet<Form>): Node[] {
  const { inOwnWords, mood } = chart.context as { inOwnWords: boolean; mood: Mood };
  if (!inOwnWords || mood === 'check' || isAfterAnswer(chart, at)) return [];
  const usual = Math.max(0, ...verbsAt(chart, at, allowed).map(({ end }) => end - at));
  const verbs = (OWN_VERB_FORMS.get(chart.tokens[at]?.lower ?? '') ?? []).filter(
    ({ words, form, base }) =>
      allowed.has(form) &&
      !isName(chart, at, base) &&
      (/^(?:base|ing|participle)$/.test(form) || isBehindActor(chart, at, form)) &&
      !(at === 1 && chart.tokens[0]?.lower === 'to') &&
      words.length >= Math.min(usual, 2) &&
      words.every(
        (word, index) =>
          chart.tokens[at + index]?.lower === word && chart.tokens[at + index]?.type === 'word',
      ),
  );
  return verbs.flatMap(({ words, base, form }) => [
    ...(isAllOfStep(chart, at, { words, base, form }) ? [clickOf(chart, words.length)] : []),
    ...chart
      .read('ownObject', at + words.length)
      .filter(
        ({ value }) =>
          !isKey((value as OwnObject).thing) &&
          (isOfItem(value as OwnObject, base) || isOfVerb(value as OwnObject, base, form)),
      )
      .map(({ end, cost, value }) => ({
        end,
        cost: cost + COST,
        value: [operating(base, value as OwnObject)],
      })),
    ...ownPhrasesAt(chart, at + words.length)
      .filter(({ others }) => others.length === 0 || !WITH_EACH_OTHER.test(base))
      .filter((phrase) => isPhraseOf(phrase, { base, form, isStart: at === 0 }))
      .flatMap((phrase) => withFields(chart, phrase))
      .filter((phrase) => !tellsWhich(phrase, base))
      .map((phrase) => ({
        end: phrase.end,
        // Of two readings of "a new note" the shorter one is meant.
        cost: COST + (phrase.fields.length > 0 ? 0.15 : 0.25) + (phrase.words[0] === 'new' ? 0.05 : 0),
        value: operatingBy(base, phrase),
      })),
  ]);
}

/** "Redeem.", "Discard": a button, where a step says nothing else. */
const isAllOfStep = ({ tokens }: Chart, at: number, { words, base, form }: OwnVerb): boolean =>
  at === 0 &&
  form === 'base' &&
  tokens.length === words.length &&
  ![ALSO_NOUNS, VALUED, WITH_MORE].some((others) => others.test(base));

const clickOf = ({ tokens }: Chart, end: number): Node => {
  const click: ActionOf<'click'> = { kind: 'click', target: { name: textOf(tokens, 0, end) } };
  return { end, cost: COST, value: [click] };
};

const operatingBy = (base: string, { words, thing, others, fields }: OwnPhrase): ActionOf<'operate'>[] =>
  [thing, ...others].map((one) => ({
    kind: 'operate',
    words: [base, ...words].join(' '),
    ...(one !== undefined && { thing: one }),
    ...(fields.length > 0 && { fields: [...fields] }),
  }));

/** "The file is called Budget": nobody does that. */
const isName = ({ tokens }: Chart, at: number, base: string): boolean =>
  /^(?:call|name|title)$/.test(base) && /^(?:is|are|was|were|be|been)$/.test(tokens[at - 1]?.lower ?? '');

/** "Drafts (1)" and "template saved" are nothing that anybody does. */
const isBehindActor = ({ tokens }: Chart, at: number, form: Form): boolean => {
  const before = tokens[at - 1];
  if (form === 's' || before === undefined || at > 1) return at > 0;
  return PRONOUNS.has(before.lower) || FIRST_NAMES.has(before.text);
};

/** "With" leads to them, and says otherwise by what means. */
function withFields({ tokens }: Chart, phrase: OwnPhrase): OwnPhrase[] {
  const behind = ownFieldsAt(tokens, phrase.end);
  const fields = [...phrase.fields, ...(behind?.fields ?? [])];
  return [
    ...(behind ? [{ ...phrase, end: behind.end, fields }] : []),
    ...(tokens[phrase.end]?.lower === 'with' ? [] : [phrase]),
  ];
}

interface OwnVerb {
  words: readonly string[];
  base: string;
  form: Form;
}

interface Verb {
  base: string;
  form: Form;
  isStart: boolean;
}

const isPhraseOf = (phrase: OwnPhrase, verb: Verb): boolean => {
  const { words, thing, fields, hasArticle } = phrase;
  if (VALUED.test(verb.base) || isOfNoun(phrase, verb) || isKey(thing)) return false;
  if (WITH_MORE.test(verb.base) && !isStatedMore(verb.base, phrase) && !isMarkedAs(verb.base, phrase))
    return false;
  if (thing === undefined && !hasArticle) return isButton(words, fields, verb);
  const controls = thing === undefined ? OF_PAGES : OF_CONTROLS;
  return !controls.test(words.join(' ')) && !isTime(phrase, verb) && !/^(?:accept|confirm)$/.test(verb.base);
};

const CREATING = /^(?:create|add|make|insert|set up|register|define|write|publish|post|compose|draft)$/;

/** "Delete the task with the text "Hi"" tells which one. */
const tellsWhich = ({ fields }: OwnPhrase, base: string): boolean =>
  !CREATING.test(base) && fields.some(({ name }) => /^(?:text|link|image)$/.test(name));

/** What is done with two things at once. */
const WITH_EACH_OTHER =
  /^(?:combine|compare|connect|consolidate|deduplicate|exchange|group|join|link|match|merge|pair|reconcile|swap)$/;

/** "Order 1042 ships". */
const isThird = (word = ''): boolean =>
  (OWN_VERB_FORMS.get(word) ?? []).some(({ form, words }) => form === 's' && words.length === 1);

/** "Starts 18:00". */
const isTime = ({ words, thing = '' }: OwnPhrase, { form }: Verb): boolean =>
  form === 's' && words.length === 0 && /^\d/.test(thing);

const isOfNoun = ({ isOf, isNamed, hasArticle, words }: OwnPhrase, { base }: Verb): boolean =>
  (isNamed && !CREATING.test(base)) ||
  (((isOf && !hasArticle) || isThird(words.at(-1))) && ALSO_NOUNS.test(base));

/** "Mark the invoice as paid": the only one there. */
const isMarkedAs = (base: string, { words, thing }: OwnPhrase): boolean =>
  base === 'mark' &&
  thing === undefined &&
  /^(?!checkbox|box|row|item|option|button|field|link|tab).* as \p{Ll}+$/u.test(words.join(' '));

/** "Move it to Done"; in "put Milk in the basket" the basket may be a field. */
const isStatedMore = (base: string, { words, thing, fields }: OwnPhrase): boolean =>
  thing !== undefined &&
  !/^\d/.test(thing) &&
  words.length + fields.length > 0 &&
  !(base === 'make' && fields.length > 0) &&
  !/^(?:to|in|into|on|under|from)$/.test(words.at(-1) ?? '');

/** "Reset filter" is a button; "order history" may be one, or a thing on the page. */
const isButton = (
  words: readonly string[],
  fields: readonly FieldPair[],
  { base, form, isStart }: Verb,
): boolean => words.length > 0 && form === 'base' && isStart && (fields.length > 0 || !ALSO_NOUNS.test(base));

/** "Release Shift". */
const isKey = (thing = ''): boolean =>
  /^shift$/i.test(thing) || (thing.length > 1 && (findSaidKey(thing) !== undefined || isModifier(thing)));

/** What is changed has a value. */
const VALUED = /^(?:change|adjust|update|amend|rate|rename|lower|heat|dim)$/;

/** "Click Yes, delete it": what a button is called. */
const isAfterAnswer = ({ tokens }: Chart, at: number): boolean =>
  tokens[at - 1]?.text === ',' && /^(?:yes|no)$/.test(tokens[at - 2]?.lower ?? '');

/** "Delete the last item", "mark the first task as done", but "make the first one". */
const isOfItem = ({ item, where }: OwnObject, base: string): boolean =>
  item !== undefined && !VALUED.test(base) && (where !== undefined || !WITH_MORE.test(base));

function isOfVerb({ isOne, isRenamed, nouns, thing, fields }: OwnObject, base: string, form: Form): boolean {
  if (isRenamed === true || WITH_MORE.test(base)) return base === 'rename';
  if (nouns === undefined)
    return thing === undefined ? form === 'base' && ALONE.test(base) : !/^(?:accept|confirm)$/.test(base);
  const isValue = thing === undefined && /^(?:edit|change|update|adjust)$/.test(base);
  if (OF_PAGES.test(nouns) || isValue) return false;
  return isOne === '' || nouns === 'changes' || (isMore(thing, fields) && !ALSO_NOUNS.test(base));
}

const isMore = (thing: unknown, fields: unknown): boolean => thing !== undefined || fields !== undefined;

/** "Order the history of Ada", but "order history of Ada". */
const ALSO_NOUNS = new RegExp(
  `^(?:${[
    'answer|block|book|bookmark|change|claim|comment|end|export|favou?rite|file|flag|import|issue|like|lock|order|pin|place|play|post',
    'purchase|rate|record|refund|rent|reply|report|request|return|review|schedule|share|ship|split|star|start|stop|track|transfer',
    'update|upgrade|vote|swap|balance|bill|call|cast|chart|colou?r|cook|credit|dock|draft|estimate|feed|fine|fork|fund|grade|ground|heat|host|invoice',
    'label|lease|licen[cs]e|link|loan|log|mail|match|measure|message|monitor|offer|pair|park|patch|permit|phone|plan|plant|pledge|process|quote|recall|release',
    'reverse|reward|ring|route|sanction|scale|seal|seat|shift|sign|sponsor|stage|stamp|stock|store|stream|strike|supply|table|tag|tip|trade|train|trash|free|queue|clean|double|preview|watch|water|weed',
  ].join('|')})$`,
);

/** What needs no object to be clear. */
const ALONE =
  /^(?:(?:check|hand|opt|sign|top|log) (?:in|out|up)|add|cancel|continue|finish|follow|join|pay|print|publish|register|renew|retry|save|send|skip|subscribe|unfollow|unsubscribe|vote)$/;

const OF_CONTROLS =
  /\b(?:button|link|field|box|checkbox|dialog|tab|menu|window|keyboard|mouse|pointer|drop-?down|popup|alert|browser|terms|conditions|rules)s?$/;

/** Actions on these have rules of their own; who accepts terms ticks a box. */
const OF_PAGES =
  /\b(?:button|link|field|box|checkbox|dialog|page|tab|menu|window|keyboard|mouse|pointer|text|drop-?down|popup|alert|app|application|browser|phone|device|screen|site|website|terms|conditions|rules)s?$/;

function operating(verb: string, { nouns, where, thing, fields, item }: OwnObject): ActionOf<'operate'> {
  const words = [verb, nouns, where].filter((part) => part !== undefined).join(' ');
  const done = { kind: 'operate', words } as const;
  return { ...done, ...(thing !== undefined && { thing }), ...(item && { item }), ...(fields && { fields }) };
}
