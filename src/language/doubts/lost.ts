/** What a step says and a reading must not lose: what is in quotes, of whom it is, that it isn't so, and that it is so of all. */
import { findSaidKey } from '../lexicon/keys.js';
import { readCount, readOrdinal } from '../lexicon/numbers.js';
import { KIND_WORDS } from '../../meaning/kinds.js';
import { isExpectation, type Action } from '../../meaning/meaning.js';
import { isFormat } from '../grammar/predicates/formats.js';
import type { Token } from '../tokens.js';
import { areSaid, type Read } from './said.js';

/** "Upload "a.txt" by clicking "Choose"" is no click. */
export function losesQuotes({ actions, tokens }: Read): boolean {
  if (actions.some(({ kind }) => NAMELESS.has(kind)) && !losesBesideKey(actions, tokens)) return false;
  if (areSaid(tokens, LEFT) || areSaid(tokens, ...AS_IT_IS)) return false;
  const meant = plain(JSON.stringify(actions));
  const isOfFormat = actions.some(
    (action) => action.kind === 'expectContent' && action.relation === 'matches',
  );
  const isSigningIn = actions.some(({ kind }) => kind === 'signIn');
  return tokens.some(
    (token, at) =>
      isSaid(token) &&
      !(isOfFormat && isFormat(token.text)) &&
      !(isSigningIn && /^(?:log|sign) ?[io]n$/i.test(token.text) && isClicked(tokens, at)) &&
      !isOld(tokens, at) &&
      !token.text.split(PATH).every((part) => meant.includes(plain(part))),
  );
}

/** "Click "Log in"". */
const isClicked = (tokens: readonly Token[], at: number): boolean =>
  /^(?:click|clicks|press|presses|hit|hits|tap|taps|on|the)$/.test(tokens[at - 1]?.lower ?? '');

/** "Enter "87" as the score for Tom Reed": of whom it is must be in the reading. */
export const losesOwner = ({ actions, tokens }: Read): boolean =>
  actions.some(({ kind }) => kind === 'fill') &&
  tokens.some(
    ({ lower }, at) =>
      lower === 'for' &&
      /^\p{Lu}\p{Ll}+$/u.test(tokens[at + 1]?.text ?? '') &&
      !plain(JSON.stringify(actions)).includes(plain(tokens[at + 1]?.text ?? '')),
  );

/** "Exactly one dialog is not open": that it isn't so must be in the reading, be it by the opposite of what is denied. */
export const losesNot = ({ actions, tokens }: Read): boolean =>
  actions.some(isExpectation) &&
  tokens.some(
    ({ type, lower }, at) =>
      type === 'word' &&
      /^(?:not|isn't|aren't|wasn't|weren't)$/.test(lower) &&
      !tokens.slice(0, at).some((_, before) => isAside(tokens, before)) &&
      !tokens.slice(at + 1, at + 5).some((token) => OPPOSITE.test(token.lower)) &&
      !tokens.slice(at).some((token) => token.type === 'word' && token.lower === 'so'),
  ) &&
  !DENIED.test(JSON.stringify(actions));

/** "Verify that …" begins what is expected, and no aside. */
const isAside = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.type === 'word' &&
  ASIDE.test(tokens[at].lower) &&
  !(tokens[at].lower === 'that' && VERIFYING.test(tokens[at - 1]?.lower ?? ''));

const VERIFYING =
  /^(?:verify|verifies|check|checks|ensure|ensures|expect|expects|sure|see|sees|confirm|assert|validate)$/;
const ASIDE = /^(?:until|since|because|so|if|when|while|although|though|unless|whether|that|as|than|but)$/;
const OPPOSITE =
  /^(?:gone|closed|hidden|off|un\p{L}+|de(?:selected|activated|leted)|dis(?:abled|missed|appeared|connected)|in(?:active|visible|valid)|empty|blank|less|fewer|more|greater|above|below|only|missing|removed|lost|away|touched|changed|able|shown)$/u;
const DENIED =
  /"negated":true|"each":"no"|"count":0|"comparison":"(?:at|fewer|more)|"gone":|\b(?:not|no|never|isn't|aren't)\b|"state":"protected|"change":/i;

/** "All "Buy" buttons are off", "each invoice shows Paid": not only one of them, and "5 users: "A", "B"" says how many. */
export const losesMany = ({ actions, tokens }: Read): boolean =>
  actions.every(isExpectation) &&
  (tokens.some((_, at) => isOtherCount(tokens, at, actions)) ||
    (actions.length === 1 &&
      tokens.some((_, at) => isOfAll(tokens, at)) &&
      !OF_MANY.test(JSON.stringify(actions))));

function isOfAll(tokens: readonly Token[], at: number): boolean {
  const [before, word, next] = [tokens[at - 1]?.lower ?? '', tokens[at], tokens[at + 1]?.lower ?? ''];
  if (word?.type !== 'word' || /^(?:at|not|until|for)$/.test(before)) return false;
  return /^(?:each|every)$/.test(word.text.toLowerCase())
    ? next !== 'other'
    : /^(?:all|both)$/.test(word.lower) &&
        !/^(?:that|the|mandatory|required|over|day|time|day's|.*'s)$/.test(next);
}

/** "The second "Edit" is off", "every row except "Ada"": which one it is must be in the reading. */
export const losesWhich = ({ actions, tokens }: Read): boolean => {
  const meant = JSON.stringify(actions);
  return tokens.some(
    ({ type, lower }, at) =>
      type === 'word' &&
      (isOther(tokens, at) || (isOrdinal(tokens, at) && !/"ordinal":|"order":|"which":/.test(meant))) &&
      !meant.toLowerCase().includes(lower),
  );
};

const isOther = (tokens: readonly Token[], at: number): boolean =>
  OTHER.test(tokens[at]?.lower ?? '') && tokens[at + 1]?.type === 'quoted';

const OTHER = /^(?:another|different|other|wrong|except|excepting|excluding|besides)$/;

/** "First "A", then "B"" tells an order. */
const isOrdinal = (tokens: readonly Token[], at: number): boolean => {
  const [before, { lower = '' } = {}, next] = [tokens[at - 1]?.text ?? ':', tokens[at], tokens[at + 1]];
  const isNumbered = readOrdinal(lower.replace(/^.*-(?=last$)/, '')) !== undefined && !PLACES.test(lower);
  return isNumbered && isThing(next) && !(lower === 'first' && /^[:,]$/.test(before));
};

/** "The top menu" is where it is. */
const PLACES = /^(?:top|bottommost|lowest|topmost|uppermost|final)$/;

/** By its name in quotes or its kind. */
const isThing = (token: Token | undefined): boolean =>
  token !== undefined &&
  (token.type === 'quoted' || (KIND_WORDS.has(token.lower) && !/^(?:page|one)$/.test(token.lower)));

/** ""A", then "B" are shown": in that order. */
export const losesOrder = ({ actions, tokens }: Read): boolean =>
  actions.every(isExpectation) &&
  !/"expectOrder"|"inOrder":true|"expectSorted"/.test(JSON.stringify(actions)) &&
  tokens.some(
    ({ type, lower }, at) =>
      type === 'word' &&
      lower === 'then' &&
      tokens[at + 1]?.type === 'quoted' &&
      (tokens[at - 1]?.type === 'quoted' ||
        (/^(?:,|and)$/.test(tokens[at - 1]?.text ?? '') && tokens[at - 2]?.type === 'quoted')),
  );

const OF_MANY =
  /"each":|"items":|"options":|"targets":|"words":|"count":|"problem":|\b(?:all|both|each|every)\b/i;

/** "5 users: "A", "B"". */
function isOtherCount(tokens: readonly Token[], at: number, actions: readonly Action[]): boolean {
  const count = tokens[at]?.type === 'quoted' ? undefined : readCount(tokens[at]?.lower ?? '');
  const isOfNames = /[^s]s$/.test(tokens[at + 1]?.lower ?? '') && tokens[at + 2]?.text === ':';
  if (count === undefined || !isOfNames) return false;
  return !JSON.stringify(actions).includes(`"count":${count}`) && actions.length !== count;
}

/** "Add the tag "radio" by pressing Enter": no key is called so. */
const losesBesideKey = (actions: readonly Action[], tokens: readonly Token[]): boolean =>
  actions.every((action) => action.kind === 'press' && action.target === undefined) &&
  tokens.some((token) => isSaid(token) && token.text.length > 1 && findSaidKey(token.text) === undefined);

/** What says all that is in quotes by its kind: a key, the button of a browser dialog, what is left as it is. */
const NAMELESS: ReadonlySet<Action['kind']> = new Set<Action['kind']>([
  ...(['press', 'acceptDialog', 'dismissDialog', 'movePointerAway', 'pass'] as const),
]);

/** "Navigate to "Settings > Users"" is two clicks. */
const PATH = / (?:>|→|») /;

/** Nothing is done to it. */
const LEFT = /^(?:untouched|unchanged|alone)$/;
const AS_IT_IS = [/^as$/, /^(?:it|they)$/, /^(?:is|are|was|were)$/];

/** What a step carries stands at no place of its text. Whether a state holds is no text. */
const isSaid = ({ type, style, to, lower }: Token): boolean =>
  type === 'quoted' && style === 'quotes' && to > 0 && lower !== 'true' && lower !== 'false';

/** "From "Euro" to "Pound"": what was there before. */
const isOld = (tokens: readonly Token[], at: number): boolean =>
  /^(?:from|than|over)$/.test(tokens[at - 1]?.lower ?? '');

/** By its letters and digits alone: amounts and addresses are written anew. */
const plain = (text: string): string =>
  text
    .replace(/\\+[nt]/g, ' ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
