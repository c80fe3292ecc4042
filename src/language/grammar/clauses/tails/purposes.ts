/** What an action is done for: "click the star to mark it as important". */
import type { Reader } from '../../../chart.js';
import { isVerb } from '../../../lexicon/verbForms.js';

/** It begins with a verb and has no name in it that could be acted on. */
export const readPurpose: Reader = ({ tokens }, at) => {
  const found = tokens.findIndex(
    ({ type, text }, index) => index >= at && type === 'mark' && /^[,.;:)]$/.test(text),
  );
  const end = found === -1 ? tokens.length : found;
  const words = tokens.slice(at, end);
  const isPurpose =
    words.length > 0 &&
    words.length <= 7 &&
    isVerb(words[0]?.lower ?? '') &&
    !REPORTED.test(words[0]?.lower ?? '') &&
    words.every(
      ({ type, text, lower }) => type === 'word' && /^\p{Ll}/u.test(text) && !/^(?:and|then)$/.test(lower),
    );
  return isPurpose ? [{ end, cost: 0.02 * words.length, value: '' }] : [];
};

/** What comes of it can be seen, or is more than the action. */
const REPORTED = /^(?:download|focus|open|close|reveal|show)$/;
