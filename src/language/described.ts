/**
 * What words describe and don't name. "The calendar is displayed": a text that says so may be on any page, so a part of the
 * page is meant. "The details panel is gone": nothing of that name may ever have been there, so it must have been seen before.
 */
import type { Action, ActionOf, Target } from '../meaning/meaning.js';
import { areSaid, isDescribed, isOnlyWords, isQuoted, isWords, namesOf } from './doubts/said.js';
import { KIND_WORDS } from '../meaning/kinds.js';
import type { Token } from './tokens.js';

export function asDescribed(action: Action, tokens: readonly Token[]): Action {
  if (isNone(action) && isDescribedKind(action.things, tokens)) return noneOf(action);
  const other = lineBeside(action, tokens) ?? roleOfSomebody(action);
  if (other) return other;
  if (action.kind !== 'expectVisible') return action;
  const { target } = action;
  if (action.negated)
    return isOneLeaving(target, tokens) || isDescribedKind(target, tokens) || endsInKind(target, tokens)
      ? { ...action, gone: true }
      : action;
  const said = withoutNoun(target, tokens);
  if (said) return { ...action, target: said };
  return isPart(target, tokens) ? { ...action, target: { ...target, role: 'section' } } : action;
}

/** "The line below the table says "Showing 1 to 10"": hardly a row of another table. One word may stand anywhere below it. */
function lineBeside(action: Action, tokens: readonly Token[]): Action | undefined {
  if (action.kind !== 'expectContent' || action.negated || action.relation !== 'shows') return undefined;
  const { beside } = action.target;
  return beside && isLineAtTable(action.target, tokens) && action.text.includes(' ')
    ? { kind: 'expectVisible', target: { name: action.text, beside }, negated: false }
    : undefined;
}

const isLineAtTable = ({ name, role, ordinal, beside }: Target, tokens: readonly Token[]): boolean =>
  areSaid(tokens, /^line$/) &&
  role === 'row' &&
  name === undefined &&
  ordinal === undefined &&
  beside?.thing.role === 'table' &&
  /^(?:under|above)$/.test(beside.relation);

/** "The role of "Eve" is "Admin"": of parts of a page none is written so. */
function roleOfSomebody(action: Action): Action | undefined {
  if (action.kind !== 'expectAttribute' || action.attribute !== 'role') return undefined;
  const { target, relation, text, negated } = action;
  const isNamed = target.name !== undefined && target.role === undefined;
  return isNamed && relation === 'is' && /^\p{Lu}/u.test(text)
    ? { kind: 'expectContent', target: { name: 'role', within: target }, relation, text, negated }
    : undefined;
}

/** "Passwords do not match message is displayed": what it says. */
function withoutNoun({ name = '', ...where }: Target, tokens: readonly Token[]): Target | undefined {
  const [, words] = /^(\p{Lu}\S* \p{Ll}.*?) (?:error )?message$/u.exec(name) ?? [];
  return words === undefined || where.role !== undefined || isQuoted(name, tokens)
    ? undefined
    : { ...where, name: words };
}

function noneOf({ things, comparison: _, count: __, ...more }: ActionOf<'expectCount'>): Action {
  return { ...more, kind: 'expectVisible', target: things, negated: true, gone: true };
}

const isNone = (action: Action): action is ActionOf<'expectCount'> =>
  action.kind === 'expectCount' && action.count === 0 && action.comparison === 'exactly';

/** "The cart badge is not displayed": nothing may ever be called so, but a badge it would be. Beside "it" is another question. */
const isDescribedKind = ({ name, role, beside }: Target, tokens: readonly Token[]): boolean =>
  beside === undefined &&
  role !== undefined &&
  role !== 'thing' &&
  name !== undefined &&
  isWords(name, tokens);

/** "The Stale label goes away": what is called "Stale" may still be there. */
const endsInKind = ({ name = '', role }: Target, tokens: readonly Token[]): boolean =>
  role === undefined &&
  KIND_WORDS.has(/^\p{Lu}.* (\p{Ll}+)$/u.exec(name)?.[1] ?? '') &&
  !isQuoted(name, tokens);

/**
 * "No longer", "not any more"; what doesn't appear was never there. "The task is gone": the question whether to delete it
 * spoke of a task, too, so a word that names no kind of thing is no more seen where only the question is gone.
 */
const isOneLeaving = (target: Target, tokens: readonly Token[]): boolean =>
  (isDescribed(target, tokens) ? !isOnlyWords(target, tokens) : isFirst(target, tokens)) &&
  !namesOf(target).some((name) => / (?:anymore|longer)$/.test(name)) &&
  (saysLeaving(tokens) || areSaid(tokens, /^(?:no|any)$/, /^(?:longer|more)$/) || isInWords(target, tokens));

/** "Employee Ruiz has left the list": whether all of it is the name nobody can tell. */
const isFirst = ({ name = '' }: Target, tokens: readonly Token[]): boolean =>
  name.includes(' ') &&
  tokens[0]?.type === 'word' &&
  name.split(' ')[0] === tokens[0].text &&
  !isQuoted(name, tokens);

/** "Bills on hold are not listed": which these are the words may only tell. */
const isInWords = ({ name = '' }: Target, tokens: readonly Token[]): boolean =>
  isFirst({ name }, tokens) && /(?:^| )\p{Ll}{2,}/u.test(name);

/** Not as "the closed tickets" says it. */
const saysLeaving = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ type, lower }, at) =>
      at > 0 && type === 'word' && LEAVING.test(lower) && !ARTICLES.test(tokens[at - 1]?.lower ?? ''),
  );

const LEAVING =
  /^(?:gone|hidden|removed|closed?|closes|unmounted|deleted|dismissed|disappear(?:s|ed)?|vanish(?:es|ed)?|hides|left|leave|drops?|dropped|falls?|fallen|moves?|moved|struck|withdrawn|anymore)$/;

const isPart = (target: Target, tokens: readonly Token[]): boolean =>
  isOnlyWords(target, tokens) &&
  !areSaid(tokens, /^hears?$/) &&
  isBehindArticle(target.name ?? '', tokens) &&
  !isVague(target.name ?? '') &&
  !/\p{Lu}|\d/u.test(target.name ?? '') &&
  (target.within === undefined || isDescribed(target.within, tokens));

const isBehindArticle = (name: string, tokens: readonly Token[]): boolean => {
  const [first] = name.split(' ');
  return tokens.some(({ text }, at) => text === first && ARTICLES.test(tokens[at - 1]?.lower ?? ''));
};

const ARTICLES = /^(?:the|a|an|its|my)$/;

/**
 * That it is the right one nobody can see, and of these words none is a part of a page. Of records there are several: a
 * place for one of them is there before the one that is meant.
 */
const isVague = (name: string): boolean => JUDGED.test(name) || NO_PART.test(name) || ONE_OF_MANY.test(name);

const JUDGED =
  /\b(?:correct|right|wrong|proper|appropriate|relevant|expected|updated|changed|edited|same|latest|valid|old|original|previous|other|queued|remaining|corresponding|respective|entered|chosen|more|less|itself|themselves|\p{Ll}{3,}ed)\b/u;
const NO_PART =
  /(?:^|[ -])(?:data|info|information|changes?|contents?|values?|details?|things?|texts?|words?|wording|users?|systems?|features?|functionality|function|behaviou?r|result|state|status|number|amount|names?|colou?r|order|problem|process|request|time|date|day|way|rest|everything)$/;
const ONE_OF_MANY =
  /(?:^|[ -])(?:prices?|totals?|subtotal|costs?|sum|fees?|discounts?|scores?|answers?|balance|ratings?|counts?|codes?|address(?:es)?|e?mails?|phone|titles?|subject|customers?|clients?|patients?|members?|guests?|tasks?|todos?|products?|articles?|items?|invoices?|comments?|repl(?:y|ies)|posts?|bookings?|reservations?|appointments?|orders?|payments?|tickets?|issues?|projects?|files?|documents?|books?|contacts?|events?|records?|entr(?:y|ies)|accounts?|welcome)$/;
