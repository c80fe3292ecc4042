/**
 * Who does a thing, how politely it is asked for and in which tense it is told changes nothing: "the user should be
 * able to see", "could you please click", "I have just clicked".
 */
import { takeSubject } from './persons.js';
import * as verbs from './verbs.js';

export interface Voiced {
  words: string;
  /** It is said what should be. */
  expects: boolean;
  negated: boolean;
}

/**
 * The words from the verb on, which is in its base form; "not" is taken off and told.
 * @param goesOn It is a later clause, so that who acts has been said: "the user clicked "Save" and saw …".
 */
export function takeVoice(text: string, goesOn = false): Voiced {
  let words = text.replace(POLITE_FRONT, '').replace(/^not to (?=see |be |find |land )/i, 'not ');
  let [expects, negated, isTold] = [false, false, goesOn && /^(?!not )\w+ \S/i.test(text)];
  for (let before = ''; before !== words;) {
    before = words;
    words = takeSubject(words);
    isTold ||= words !== before;
    const first = AUXILIARY.exec(words);
    if (first === null) continue;
    if (first[1] !== undefined) expects = true;
    if (first[2] !== undefined) negated = !negated;
    isTold ||= /^ha(?:ve|s|d) /i.test(first[0]);
    words = words.slice(first[0].length);
  }
  words = words.replace(/,? please$/i, '');
  const verb = baseVerb(words, isTold);
  const affirmed = verb.replace(/^be not (?=\S)/i, 'be ');
  const isDenied = affirmed !== verb;
  const spoken = isDenied ? baseVerb(affirmed, isTold) : verb;
  return { words: takeAdverbs(spoken), expects, negated: negated || isDenied };
}

const POLITE_FRONT =
  /^(?:(?:please|kindly)(?: do)?|go ahead and|be sure to|make sure (?:to|you)|don't forget to),? (?=\S)/i;
const AUXILIARIES = [
  '(should|must|shall|ought to)',
  '(not|never|no longer|(?:am|is|are|was|were) (?:not|no longer) able to|be (?:not|no longer) able to|unable to|(?:am|is|are|was|were) unable to)',
  'can|will|may|could|would|do|does|did|be able to|(?:am|is|are|was|were) able to',
  "please|kindly|let us|let's|go ahead and",
  'now|then|also|still|just|finally|already|successfully|lastly|afterwards|subsequently|simply',
];
/** What follows tells that they are no ordinals: "the first row". */
const WITH_COMMA = 'first|second|third|next|after that|once again|again|finally';
const TO_DO = `(?:wants?|needs?|ha(?:ve|s)|(?:would )?likes?|(?:am|is|are) going|proceeds?|decides?) to (?=(?:${verbs.DEED_VERBS.join('|')}) )`;
const HAVING = `(?:have|has|had)(?: just| already| now| also)? (?=(?:${[...verbs.PAST_FORM.keys()].join('|')}) )`;
const AUXILIARY = new RegExp(
  `^(?:(?:${AUXILIARIES.join('|')}),? |(?:${WITH_COMMA}), |${TO_DO}|${HAVING})(?=\\S)`,
  'i',
);

/** "clicks", "clicked", "is clicking" -> "click"; "am", "was", "has been" -> "be". */
function baseVerb(words: string, mayBePast: boolean): string {
  const plain = words.replace(/^(?:ha(?:ve|s|d) been|am|are|is|was|were) (?=\S)/i, 'be ');
  const [, ing] = /^be ([\w-]+ing)(?= |$)/i.exec(plain) ?? [];
  const going = ing === undefined ? undefined : verbs.ING_FORM.get(ing.toLowerCase());
  if (ing !== undefined && going !== undefined) return `${going}${plain.slice('be '.length + ing.length)}`;
  return plain.replace(/^[\w-]+/, (verb) => {
    const word = verb.toLowerCase();
    if (!mayBePast && !verbs.isVerb(word, plain.slice(word.length))) return verb;
    return verbs.THIRD_FORM.get(word) ?? (mayBePast ? verbs.PAST_FORM.get(word) : undefined) ?? verb;
  });
}

function takeAdverbs(words: string): string {
  return words.replace(
    /^be (?:now|then|also|still|already|successfully|automatically|finally) (?=\S)/i,
    'be ',
  );
}
