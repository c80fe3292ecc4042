/**
 * What words describe and don't name. "The calendar is displayed": a text that says so may be on any page, so a part of the
 * page is meant. "The details panel is gone": nothing of that name may ever have been there, so it must have been seen before.
 */
import type { Action, Target } from '../meaning/meaning.js';
import { areSaid, isDescribed, isOnlyWords } from './doubts/said.js';
import type { Token } from './tokens.js';

export function asDescribed(action: Action, tokens: readonly Token[]): Action {
  if (action.kind !== 'expectVisible') return action;
  const { target } = action;
  if (action.negated && !isOneLeaving(target, tokens)) return action;
  if (action.negated && !isOnlyWords(target, tokens)) return { ...action, gone: true };
  if (action.negated)
    return isVague(target.name ?? '') ? action : { ...action, gone: true, target: asPart(target) };
  return isPart(target, tokens) ? { ...action, target: asPart(target) } : action;
}

/** "No longer", "not any more"; what doesn't appear was never there, and of several some may be left. */
const isOneLeaving = (target: Target, tokens: readonly Token[]): boolean =>
  isDescribed(target, tokens) &&
  !(isOnlyWords(target, tokens) && /s$/.test(target.name ?? '')) &&
  (areSaid(tokens, LEAVING) || areSaid(tokens, /^(?:no|any)$/, /^(?:longer|more)$/));

const LEAVING =
  /^(?:gone|hidden|removed|closed?|closes|unmounted|deleted|dismissed|disappear(?:s|ed)?|vanish(?:es|ed)?|hides|anymore|left)$/;

const asPart = (target: Target): Target => ({ ...target, role: 'section' });

const isPart = (target: Target, tokens: readonly Token[]): boolean =>
  isOnlyWords(target, tokens) &&
  isBehindArticle(target.name ?? '', tokens) &&
  !isVague(target.name ?? '') &&
  !/\p{Lu}|\d/u.test(target.name ?? '') &&
  (target.within === undefined || isDescribed(target.within, tokens));

const isBehindArticle = (name: string, tokens: readonly Token[]): boolean => {
  const [first] = name.split(' ');
  return tokens.some(({ text }, at) => text === first && ARTICLES.test(tokens[at - 1]?.lower ?? ''));
};

const ARTICLES = /^(?:the|a|an|its|my)$/;

/** That it is the right one nobody can see, and of these words none is a part of a page. */
const isVague = (name: string): boolean => JUDGED.test(name) || NO_PART.test(name);

const JUDGED =
  /\b(?:correct|right|wrong|proper|appropriate|relevant|expected|updated|changed|edited|same|latest|valid|old|original|previous|other|queued|remaining|corresponding|respective|entered|chosen|more|less)\b/;
const NO_PART =
  /(?:^|[ -])(?:data|info|information|changes?|contents?|values?|details?|things?|texts?|words?|wording|users?|systems?|features?|functionality|function|behaviou?r|result|state|status|number|amount|names?|colou?r|order|problem|process|request|time|date|day|way|rest|everything)$/;
