/** The verbs that steps are made of, in all forms in which people use them. */

/** Base form of every verb that a step may begin with. */
export const DEED_VERBS: readonly string[] = (
  'open go visit navigate browse return head load launch follow ' +
  'click double-click right-click press tap hit push hold release ' +
  'choose select pick mark ' +
  'fill type enter write input set put change clear replace paste provide supply leave submit ' +
  'check tick uncheck untick deselect unselect turn switch toggle ' +
  'hover move point drag drop scroll focus expand collapse ' +
  'reload refresh wait upload attach download accept dismiss close answer ' +
  'resize maximise maximize remember take copy use search ' +
  'increase decrease slide blur unfold'
).split(' ');

export const SEEING_VERBS: readonly string[] = 'see land find'.split(' ');

/** By them a step says that it expects something. */
export const CHECKING_VERBS: readonly string[] = (
  'verify ensure assert make expect check confirm validate look get receive ' + 'notice observe remain stay'
).split(' ');

/** Verbs by which things show what they are; after "should", "does" or "to" they stand in their base form. */
export const SHOWING_VERBS: readonly string[] = (
  'show contain have appear disappear vanish display read say state include ' +
  'equal end start begin see exist become remain stay match list consist ' +
  'pop expand collapse open close get offer point lead hold come continue exceed'
).split(' ');

/** Third person of a verb in its base form: "presses", "goes", "tries". */
export function thirdPerson(verb: string): string {
  if (verb === 'have') return 'has';
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

const IRREGULAR: Record<string, readonly string[]> = {
  go: ['went', 'gone'],
  hit: ['hit'],
  hold: ['held'],
  choose: ['chose', 'chosen'],
  write: ['wrote', 'written'],
  input: ['input', 'inputted'],
  set: ['set'],
  put: ['put'],
  leave: ['left'],
  take: ['took', 'taken'],
  see: ['saw', 'seen'],
  find: ['found'],
  make: ['made'],
  get: ['got', 'gotten'],
};
/** Their last letter is doubled: "tapped", "hitting". */
const DOUBLING: ReadonlySet<string> = new Set('tap hit set put drag drop submit get input'.split(' '));

export function pastForms(verb: string): readonly string[] {
  const irregular = IRREGULAR[verb];
  if (irregular) return irregular;
  if (/[^aeiou]y$/.test(verb)) return [`${verb.slice(0, -1)}ied`];
  if (DOUBLING.has(verb)) return [`${verb}${verb.slice(-1)}ed`];
  return [verb.endsWith('e') ? `${verb}d` : `${verb}ed`];
}

export function ingForm(verb: string): string {
  if (DOUBLING.has(verb)) return `${verb}${verb.slice(-1)}ing`;
  return /[^e]e$/.test(verb) ? `${verb.slice(0, -1)}ing` : `${verb}ing`;
}

/** These are nouns as well: "User type field is empty", "Downloads section is visible". */
const ALSO_NOUNS: ReadonlySet<string> = new Set(
  (
    'open visit return head load launch click hold release press push hit choose select pick mark type input set ' +
    'change replace leave submit tick check switch toggle move point drag drop scroll focus refresh wait close ' +
    'upload download answer remember take copy use search find look notice stay supply increase decrease slide'
  )
    .split(' ')
    .flatMap((verb) => [verb, thirdPerson(verb)]),
);

/** Whether the word is the verb of what is said, by the words that follow it. */
export function isVerb(word: string, behind: string): boolean {
  return !ALSO_NOUNS.has(word) || !isStatement(behind);
}

/** It says of a thing how it is. */
export function isStatement(words: string): boolean {
  return /(?:^| )(?:is|are|was|were|be|should|must|shall|shows?|contains?|has|have|does|displays?|appears?|disappears?|exists?|becomes?|remains?|stays?|reads?|says?|equals?)(?: |$)/i.test(
    words,
  );
}

const VERBS = [...DEED_VERBS, ...SEEING_VERBS, ...CHECKING_VERBS];
export const BASE_FORMS: ReadonlySet<string> = new Set(VERBS);
export const THIRD_FORM: ReadonlyMap<string, string> = new Map(
  VERBS.map((verb) => [thirdPerson(verb), verb]),
);
export const PAST_FORM: ReadonlyMap<string, string> = new Map(
  VERBS.flatMap((verb) => pastForms(verb).map((past): [string, string] => [past, verb])),
);
export const ING_FORM: ReadonlyMap<string, string> = new Map(VERBS.map((verb) => [ingForm(verb), verb]));
