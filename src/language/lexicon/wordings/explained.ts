/** How people explain a case to somebody: whom they ask, what they add that nothing is done or checked with, what they say in pictures. */
import type { Wording } from './wordings.js';

export const EXPLAINED: readonly Wording[] = [
  // "(actual: it falls back to Medium)", "(I had Lavender)"
  [
    /\s*\((?:actual(?:ly)?|before|instead|previously|I had|I used|was|currently|see|happens)\b[^()]*\)/giu,
    '',
  ],
  // "Have them open", "ask her to press"
  [
    /(?<=^|[,.;] |\b(?:and|then) )(?:please |then )*(?:have|let|ask|tell|get) (?:him|her|them|the \p{Ll}+)(?: to)? (?=\p{Ll})/giu,
    '',
  ],
  // "Go ahead and delete", "try to continue", "you have to click"
  [
    /\b(?:go ahead and|feel free to|(?:try|tries|attempts?|proceeds?|remember|be sure|don't forget) to) (?=\p{Ll})/giu,
    '',
  ],
  [/(?<=^|[,.;] |\b(?:and|then) )(?:(?:you|we|I|they) )?(?:have|need|will need) to (?=\p{Ll})/giu, ''],
  // "Of course", "normally", "I think"
  [/,? \b(?:of course|as usual|I (?:guess|think|suppose|believe)|for sure)\b,?/giu, ''],
  [/(?<=^|[,.;] |\band )(?:normally|usually|of course|kindly|obviously),? (?=\p{Ll}|\p{Co})/giu, ''],
  [/,? so (?=I |we )/giu, ' and '],
  // "It says Saved somewhere on the page"
  [
    /(?<=\b(?:says?|sees?|shows?|reads?|there is|appears?|displayed) .*) somewhere(?: (?:on|in) (?:the|this) (?:page|screen))?(?=$|[,.;])/giu,
    '',
  ],
  // "Where it says Subject"
  [/\bwhere it says (?=\p{Co}|\p{Lu})/gu, 'in '],
  // "Say yes"
  [
    /\b(?:say|answer with) (yes|no|ok)\b(?: to (?:the|this) (?:question|dialog|prompt|confirmation))?/giu,
    'click $1',
  ],
  // "You can't press Renew again"
  [
    /\b(?:you|I|we|one|he|she|they|the \p{Ll}+) (?:can ?not|can't|couldn't|am not able to|are not able to|is not able to|should not be able to) (?:press|click|tap|push|use|hit)(?: on)? (?:the )?(.+?)(?: again| anymore| any more)?(?=$|[,;.])/giu,
    '$1 is disabled',
  ],
  // "User should not be able to edit "Days""
  [
    /\b(?:the )?(?:user|I|you|we|they|he|she|one) (?:can ?not|can't|should not|shouldn't|must not)(?: be)?(?: able to)? (?:edit|change|modify) (?:the )?(.+?)(?=$|[,;.])/giu,
    '$1 is read-only',
  ],
  // "I am kicked out to the login page"
  [
    /\b(?:kicked out|thrown out|thrown back|bounced|carried|led) (?:back )?to (?=the .+ page)/giu,
    'redirected to ',
  ],
  // "Bump servings up to 6"
  [/\b(?:bump|crank|dial|slide|turn|push) (?:the )?(.+?) (?:up|down) to (?=\d)/giu, 'set $1 to '],
  // "Lights up in green", "the part folds out"
  [
    /\b(?:lights?|turns?|shines?|glows?) (?:up )?in (?=(?:green|red|yellow|orange|blue|grey|gray)\b)/giu,
    'is ',
  ],
  [/\bfolds? out\b/giu, 'expands'],
  [/\bfolds? (?:in|up|together)\b/giu, 'collapses'],
  // "The Ideas chip sits under Home", "No-show is offered in the menu"
  [
    /\b(?:sits|lives|hangs|rests) (?:again |now |still )?(?=(?:in|on|under|at|below|above|next) )/giu,
    'is shown ',
  ],
  [
    /\b(is|are) (?:offered|on offer|available|to be found|to be seen|mentioned|printed|noted) (?=(?:in|on|at|under|below|next) )/giu,
    '$1 shown ',
  ],
  // "Select all tickets by ticking the box": what is done for it
  [
    /^(?!verify|check|ensure|make|expect|the |it |confirm|see|.* (?:in|on|of|from|for|its?|their|them|his|her)\b.* by )(?!.*\b(?:its?|their|them|his|her)\b)[^,;\p{Co}]+? by (tick|click|press|tap|select|untick|open)p?ing (?:on )?(?=\p{Co}|\p{L})/iu,
    '$1 ',
  ],
];
