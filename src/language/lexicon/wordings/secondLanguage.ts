/** How people write whose first language isn't English: its word order, its articles, its verbs. */
import type { Wording } from './wordings.js';

const NUMBERS = 'two|three|four|five|six|seven|eight|nine|ten';

export const SECOND_LANGUAGE: readonly Wording[] = [
  // "It must to have", "the list have", "calendar display the meeting"
  [/\b(must|should|shall|can|could|may|might|will) to (?=\p{Ll})/giu, '$1 '],
  [/\b(should|must) not able to\b/giu, '$1 not be able to'],
  [/\bhas got\b/giu, 'has'],
  [/\b(list|table|page|menu|dialog|form|message|button|field|cart|basket|system) have\b/giu, '$1 has'],
  [
    /\b(list|table|page|menu|dialog|form|calendar|system|popup|window|badge) (show|contain|display|appear|open|close|disappear)\b/giu,
    '$1 $2s',
  ],
  [/\b(?:has|have) been (?=(?:renamed|replaced|filled|set|changed|updated|moved)\b)/giu, 'is '],
  [/\bthe both\b/giu, 'the'],
  [/\b(more|less|fewer|higher|lower) as (?=\d)/giu, '$1 than '],
  [/^(?:results? (?:waited|awaited|attended)|(?:a?waited|attended) results?)\s*:/iu, 'Expected:'],
  [/\b(?:attend|wait) that\b/giu, 'wait until'],
  // "Clic on", "click to the button", "give click in"
  [/\bclic(s?)\b/giu, 'click$1'],
  [
    /\b(?:gives?|makes?|does|do|perform) (?:an? )?((?:double |right )?)clicks? (?:on|in|to|at|over)\b/giu,
    '$1click on',
  ],
  [
    /\b([Cc]licks?|[Pp]ress(?:es)?|[Tt]aps?|[Pp]ush(?:es)?) (?:to|at|into|onto|over) (?=the |\p{Co}|\p{Lu})/gu,
    '$1 on ',
  ],
  // "Do save", "submit the same"
  [
    /\b(?:do|does|make|makes|perform|performs) (?:a |the )?(save|login|logout|submit|refresh|reload)\b/giu,
    '$1',
  ],
  [/\b(submit|save|confirm|send) the same\b/giu, '$1'],
  // "Enter to Settings", "I am going in the page Orders", "come back to list with button Back"
  [/\bI am going (?=to|in|on)/giu, 'I go '],
  [
    /\b(?:enters?|go(?:es)?|going|gets?) (?:in|into|inside|on) (?:the |my |our )?(?=(?:page|section|screen) )/giu,
    'go to the ',
  ],
  [/\b[Ee]nters? (?:in|into) the menu (?=\p{Lu}|\p{Co})/gu, 'click '],
  [/\b[Ee]nters? (?:in|to|into) (?:the )?(?=\p{Lu}|\p{Co})/gu, 'go to '],
  [/\b(?:[Cc]ome|[Rr]eturn)s? back to (?:the )?(.+?) with (?:the )?button (\p{Co}|\p{Lu}\S*)/gu, 'click $2'],
  [/\bcall (?:up )?the page (\S+)(?: up)?$/giu, 'open $1'],
  // "I make the page new"
  [/\b(?:makes? the page new|renews? the page|actuali[sz]es? the page)\b/giu, 'reload the page'],
  // "Take off the tick of", "put a tick at", "erase all from"
  [/\b(?:takes?|puts?) (?:off|away) the (?:tick|check(?: ?mark)?) (?:of|from|in|at|on)\b/giu, 'untick'],
  [
    /\b(?:puts?|sets?|makes?|places?) (?:a|the) (?:tick|check(?: ?mark)?|cross) (?:at|in|on|to|for|by|into)\b/giu,
    'tick',
  ],
  [/\b(?:erase|delete|remove) (?:all|everything) (?:from|in|of) (?:the )?(?=\p{Ll}|\p{Co})/giu, 'clear '],
  [
    /\b(?:don't|do not) (?:give|enter|type|write|fill|put) (?:anything|something|any value|any text) (?:in|into) (?:the )?(.+?)(?=$|,| and\b)/giu,
    'leave $1 empty',
  ],
  // "Exist 3 courses", "it must appear at least 3 results", "it becomes a green hint displayed"
  [new RegExp(String.raw`\b(?:there )?exist(?= (?:at |\d|${NUMBERS}|several|\p{Co}))`, 'giu'), 'there are'],
  [/\b(?:there )?exists(?= (?:an?|one|the|\p{Co}))/giu, 'there is'],
  [/\bit exists no more (?:the )?(.+?)$/giu, '$1 is gone'],
  [
    /\bit (must|should|has to) (?:appear|come|be displayed|show up)(?= (?:at |\d|an?|two|three))/giu,
    'there $1 be',
  ],
  [/\bit (?:becomes|is) (an? .+?) (?:displayed|shown):?/giu, '$1 is shown:'],
  // "Check if is visible the phone number", "in Language is selected English"
  [
    /\b(if|that) (is|are) (visible|shown|displayed|enabled|disabled|selected|checked) (?:the )?(.+?)(?=$|,| and\b)/giu,
    '$1 $4 $2 $3',
  ],
  [/\b([Ii]n .+?) is (selected|shown|chosen|displayed) (\p{Co}|\p{Lu}\S*?)(?=$|,)/gu, '$1 $3 is $2'],
  [
    /^should (?:show up|appear|be shown|be displayed|come) (?:the |an? )?(?:information|message|text|info) (\p{Co})/iu,
    'The message $1 is shown',
  ],
  [
    /\b(must|should|will) get (?=(?:displayed|shown|opened|closed|enabled|disabled|updated|selected)\b)/giu,
    '$1 be ',
  ],
  // "Is coming", "comes as", "is closing itself", "should be in collapsed state"
  [/\b(?:is|are) (?:coming|displaying|showing|appearing) as\b/giu, 'appears as'],
  [/\b(?:is|are) (?:coming|displaying|showing|appearing)(?: up)?\b/giu, 'appears'],
  [/\b(must|should|will) (?:come|reflect|be coming|be reflected)(?: up)?\b/giu, '$1 appear'],
  [/\bcomes as\b/giu, 'is shown as'],
  [/\bbe reflecting\b/giu, 'show'],
  [/\bis clos(?:ing|ed) itself\b/giu, 'closes'],
  [
    /\bin (?:the |an? )?(collapsed|expanded|disabled|enabled|active|inactive|checked|unchecked|selected|open|closed|hidden) state\b/giu,
    '$1',
  ],
  [/\b(?:one|some) (?=(?:popup|pop-up|dialog|window|message|alert|toast|error|notification) )/giu, 'a '],
  [/\b(?:in|des|dis)habilitated\b/giu, 'disabled'],
  [/\bhabilitated\b/giu, 'enabled'],
  // "In search still should be written "x"", "contains now"
  [/\b(still|now|also|again) (should|must|will|can|has|have)\b/giu, '$2 $1'],
  [/\bhas (now|still|again) (?=an? )/giu, '$1 has '],
  [/\b(contains|shows|lists|says|displays|includes) (now|still|again)\b/giu, '$2 $1'],
  [/\bstands now\b/giu, 'is now'],
  [/\b(is|be) written(?= \p{Co})/giu, '$1 shown'],
  [/\b(.{3,}?) (?:passe?s?|augments?|mounts?) (?:from \S+ )?to (?=[€$£]?\d)/giu, '$1 changes to '],
  // "In the top on right", "on top of list"
  [/\b(?:on|in|at) (?:the )?top (?:on |at |of )?(?:the )?(left|right)(?: side)?\b/giu, 'at the top $1'],
  [/\b(?:on|at|to) the (left|right) side\b/giu, 'on the $1'],
  [/\bon (?:the )?top of (?:the )?(?=list|table|page)/giu, 'at the top of the '],
];
