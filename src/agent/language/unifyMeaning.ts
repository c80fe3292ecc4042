/** One form for what means the same: `should be displayed`, `is shown to the user` -> `is shown`. */
import { PERSONS } from './persons.js';
import { DEED_VERBS, isStatement, SHOWING_VERBS, thirdPerson } from './verbs.js';
import { replaceAll, type Replacement } from './voices.js';

export function unifyMeaning(words: string): string {
  // What is done may name things without quotes, and their words are not ours to change.
  if (DEEDS.has(words.split(' ', 1)[0]?.toLowerCase() ?? '') && !isStatement(words.replace(DESCRIBED, '')))
    return words;
  const shown = words.replace(SHOWN, (_match, not: string | undefined, verb: string) =>
    verb.toLowerCase() === 'be'
      ? ` is${not === undefined ? '' : ' not'}`
      : `${not === undefined ? '' : ' not'} ${thirdPerson(verb.toLowerCase())}`,
  );
  return replaceAll(shown, SAME_MEANING);
}

/** "The button that says …" is no statement. */
const DESCRIBED = / (?:that|which) \w+/gi;
const DEEDS: ReadonlySet<string> = new Set(DEED_VERBS.filter((verb) => verb !== 'wait'));
const SHOWN = new RegExp(
  ` (?:should|must|shall|will|would|can|could|does|do|did|to)( not| no longer| never)?(?: also| still| now)? (be|${SHOWING_VERBS.join('|')})(?= |$)`,
  'gi',
);

const TEXTS = '(?:message|error|warning|notification|alert|notice|confirmation|text|prompt)';

/** They are applied one after the other, to steps that look at something only. */
const SAME_MEANING: readonly Replacement[] = [
  [/ (?:are|was|were|ha(?:s|ve) been)(?= |$)/gi, ' is'],
  [/ (is|has) (?:no longer|never)(?= |$)/gi, ' $1 not'],
  [/ (?:no longer|never) (?=\w+s(?: |$))/gi, ' not '],
  [/^there(?: is)? exists?(?= )/i, 'there is'],
  [/^there is not (?:an?|any) /i, 'there is no '],
  [new RegExp(`^be (?:shown|presented with|greeted (?:with|by)|given|met (?:with|by)) (?=\\S)`, 'i'), 'see '],
  [new RegExp(`^not be (?:shown|presented with|given) (?=\\S)`, 'i'), 'not see '],
  [new RegExp(`^(not )?(?:get|receive) (?=(?:an?|the|any) (?:\\w+ )?${TEXTS}(?: |$))`, 'i'), '$1see '],
  [/^(not )?(?:notice|observe) /i, '$1see '],
  [/^(not )?(?:remain|stay) (?=on|at)/i, '$1be '],
  [/^(?:the )?(?:presence|existence|visibility) of (.+)$/i, '$1 is visible'],
  [/^(?:the )?absence of (.+)$/i, '$1 is not visible'],
  [/^its (value|text|content)s?(?= )/i, 'the $1 of it'],
  [new RegExp(`( (?:be|is|are|was|were) \\S+ed(?: on)?) by ${PERSONS}$`, 'i'), '$1'],
  [new RegExp(` (shown|displayed|visible|presented) to ${PERSONS}$`, 'i'), ' $1'],
  [/ (?:displays|reads|says|states)(?= |$)/gi, ' shows'],
  [/ begins with(?= )/gi, ' starts with'],
  [/ ends in(?= ")/gi, ' ends with'],
  [/ matches (?:the )?(?:pattern|regex|regexp|regular expression)(?= ")/gi, ' matches'],
  [/ (?:shows|contains) exactly(?= "\d+"$)/gi, ' is'],
  [/ (?:includes|has the text|has text)(?= |$)/gi, ' contains'],
  [/ (?:equals|is equal to|is exactly|has (?:the |a )?value(?: of)?)(?= |$)/gi, ' is'],
  [/ (?:becomes|gets|remains|stays|keeps being) (?=\w)/gi, ' is '],
  [/ continues is(?= )/gi, ' is'],
  [/ (?:pops up|shows up|comes up)$/i, ' appears'],
  [/ goes away$/i, ' disappears'],
  [/ has (appear|disappear|vanish)ed$/i, ' $1s'],
  [/ vanishs$/i, ' vanishes'],
  [/^((?:the|my|our) (?:search )?results) (contain|show)(?= )/i, '$1 $2s'],
  [/ not is(?= |$)/gi, ' is not'],
  [/ not exists$/i, ' is not visible'],
  [/ exists$/i, ' is visible'],
  [/ is (not )?(?:seen|to be seen|displayed on (?:the|this) (?:page|screen))$/i, ' is $1visible'],
  [/ is (not )?(?:currently|now|still|also|already|successfully|finally) /gi, ' is $1'],
  [/ has (?:currently|now|still|also|already) /gi, ' has '],
  [/ is not (\w+) (?:any ?more|any longer)$/i, ' is not $1'],
  [/^(not )?find /i, '$1see '],
  [/^see (?:no|neither) (?!more |fewer |less )/i, 'not see '],
  [/^see that /i, ''],
  [/ is (not )?(?:on|in) (?:the|this) (?:page|screen)$/i, ' is $1visible'],
  [/ is (not )?(?=(?:in|inside|within) (?:the|my|this) )/i, ' is $1visible '],
  [
    /^(.+?) is (not )?(?:visible|shown|displayed) ((?:next to|beside|under|below|above|to the (?:left|right) of) .+)$/i,
    '$1 $3 is $2visible',
  ],
  [/ tab is (not )?active$/i, ' tab is $1selected'],
  [
    /the ("\d+") column (?:of|in|for) the (?=(?:"\d+"|first|second|third|last) row )/gi,
    'the $1 cell in the ',
  ],
  [/ (?:on|in) (?:the|this) (?:page|screen)$/i, ''],
];
