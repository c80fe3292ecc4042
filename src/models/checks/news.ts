/** Whether what is expected has only come about by what the case has done: what was there all along tells nothing of it. */
import { isUnclear } from '../../judge/Judgement.js';
import { isJudged, judge } from '../../judge/judge.js';
import { isExpectation, type Expectation } from '../../meaning/meaning.js';
import type { Screen } from '../../screen/Screen.js';
import type { Sentence } from '../answers.js';
import { textsOf } from './stepWords.js';
import type { Held } from './complete.js';

export function isNews({ actions, words }: Sentence, { step, earlier }: Held): boolean {
  const expected = actions.filter(isExpectation);
  if (earlier.length === 0 || expected.length === 0) return false;
  // What has gone wrong is no sign of what went well.
  if (GONE_WRONG.test(words) && !GONE_WRONG.test(textsOf(step))) return false;
  return expected.every((expectation) => earlier.every((screen) => !held(expectation, screen)));
}

const GONE_WRONG =
  /\b(?:errors?|invalid|incorrect|wrong|fail(?:ed|ure|s)?|den(?:y|ied)|declined?|rejected|unable|cannot|can['’]t|could(?: not|n['’]t)|missing|expired|oops|sorry|problem|forbidden|refused|not (?:valid|found|allowed|available))\b/i;

/** What can't be judged on a screen alone may have been so. */
function held(expectation: Expectation, screen: Screen): boolean {
  if (!isJudged(expectation)) return true;
  const outcome = judge(expectation, screen, {});
  return !isUnclear(outcome) && outcome.holds;
}
