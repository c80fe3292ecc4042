/** Who acts in a step: "the user", "a customer", "Ada", "the new admin"; the verb behind it decides. */
import { findRoleWord } from './roleWords.js';
import * as verbs from './verbs.js';

/** The step without the one who acts, as far as it begins with one. */
export function takeSubject(text: string): string {
  const pronoun =
    /^(?:i|we|you|they|he|she|one|somebody|someone|anybody|anyone|everybody|everyone) (?=\S)/i.exec(text);
  if (pronoun) return text.slice(pronoun[0].length);
  const person = PERSON.exec(text);
  // "User name" begins with a user, too: only a verb makes it somebody who acts.
  if (person) {
    const rest = text.slice(person[0].length);
    const word = lower(person[1]);
    return AFTER_PERSON.has(word) && verbs.isVerb(word, rest.slice(word.length)) ? rest : text;
  }
  const other = ANYBODY.exec(text) ?? NAMED.exec(text);
  if (other === null || isThing(other[1] ?? '')) return text;
  return isDoneByPeople(other[2]) ? text.slice(other[0].length) : text;
}

const lower = (word: string | undefined): string => word?.toLowerCase() ?? '';

const PEOPLE =
  'user|end user|customer|admin|administrator|super ?user|visitor|shopper|guest|member|buyer|seller|vendor|tester|manager|employee|student|teacher|instructor|learner|patient|doctor|nurse|reader|author|owner|moderator|operator|agent|subscriber|person|player|developer|reviewer|approver|candidate|applicant|recruiter|traveller|traveler|driver|passenger|tenant|landlord|parent|librarian|accountant|analyst|clerk|cashier|supervisor|organiser|organizer|client|consumer|colleague|assistant|merchant|supplier|publisher|team member|staff member';
const QUALITIES =
  'new|existing|registered|unregistered|anonymous|standard|regular|normal|returning|authenticated|unauthenticated|authorised|authorized|logged-in|logged in|logged-out|signed-in|signed in|first|second|other|same|system|site|current';

/** Somebody of whom people write cases, before the word that tells whether they act. */
const PERSON = new RegExp(
  `^(?:(?:the|a|an|our|my|another|any|every|all|this|that|these|those) )?(?:(?:${QUALITIES}) )*(?:${PEOPLE})s? (?=([\\w-]+))`,
  'i',
);
/** "A visitor", "the shopper", "the sales rep": whoever does what only people do. */
const ANYBODY = /^(?:the|a|an|another) ((?:[\p{L}-]+ ){0,2}[\p{L}-]+) (?=([\w-]+) )/iu;
const NAMED = /^(\p{Lu}\p{Ll}+) (?=([\w-]+) )/u;

export const PERSONS = `(?:me|us|them|him|her|(?:the|a|an|our) (?:(?:${QUALITIES}) )*(?:${PEOPLE}))`;

const AFTER_PERSON: ReadonlySet<string> = new Set([
  ...verbs.BASE_FORMS,
  ...verbs.THIRD_FORM.keys(),
  ...verbs.PAST_FORM.keys(),
  ...'should must shall can cannot will would may could does do did is are was were have has had never now then also please just still finally successfully not no gets receives get receive wants needs want need remains stays remain stay proceeds decides'.split(
    ' ',
  ),
]);

/** Applications open, show, change and load things by themselves; they don't click. */
const ONLY_PEOPLE = new Set(
  [
    'click',
    'double-click',
    'right-click',
    'press',
    'tap',
    'hit',
    'type',
    'see',
    'hover',
    'tick',
    'untick',
  ].flatMap((verb) => [verbs.thirdPerson(verb), ...verbs.pastForms(verb)]),
);

function isDoneByPeople(verb: string | undefined): boolean {
  return verb !== undefined && ONLY_PEOPLE.has(verb.toLowerCase());
}

const APPLICATION =
  /(?:^|[ -])(?:it|system|app|application|page|site|website|browser|server|service|software|screen|program|form|tool|widget|ui)$/i;

function isThing(words: string): boolean {
  const last = words.split(' ').at(-1) ?? '';
  return findRoleWord(words) !== undefined || findRoleWord(last) !== undefined || APPLICATION.test(words);
}
