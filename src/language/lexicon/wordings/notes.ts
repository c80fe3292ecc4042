/** What notes leave out or turn round: "11 -> 12", "next to Tea click Renew", "as reason choose Flu". */
import type { Wording } from './wordings.js';

/** "Save as draft", "Mark as read" are buttons. */
const BUTTONS =
  'Save|Mark|View|Open|Sign|Log|Send|Export|Continue|Use|Set|Show|Import|Print|Download|Publish|Duplicate|Add|Pay|Book';

export const NOTES: readonly Wording[] = [
  // "11 -> 12", "goes 2 -> 3", "Current Account now 2,150.00"
  [/\b(?:goes|changes|moves|jumps) (?=[€$£]?\d\S* ?(?:->|=>|→))/giu, ''],
  [/ ([€$£]?\d[\d.,]*%?) ?(?:->|=>|→) ?([€$£]?\d[\d.,]*%?)(?=$|[,;.]? )/gu, ' changes from $1 to $2'],
  [/(?<=^|[,;] )(\p{Lu}[^,;]*?|\p{Co}|\p{Ll}+) now ([€$£]?\d[\d.,]*[%€$£]?)(?=$|[,;])/gu, '$1 is now $2'],
  // "Pick Jonas Roth as manager", "as reason choose Flu", "give reason as "Flu"", "enter code X in"
  [
    new RegExp(
      String.raw`\b(?:[Pp]ick|[Cc]hoose|[Ss]elect|[Tt]ake)s? (?!the |(?:${BUTTONS}) )(\p{Lu}[^,;]*?) as (?:the |its |his |her )?(\p{Ll}[\p{Ll} ]*?)(?=$|,| and\b)`,
      'gu',
    ),
    'select $1 in the $2 dropdown',
  ],
  [
    /(?<=^|[,;] |\band )[Aa]s (?:the )?(\p{Ll}[\p{Ll} ]*?),? (choose|select|pick|enter|type|write|put|take|set) (.+?)(?=$|,| and\b)/gu,
    '$2 $3 as $1',
  ],
  [
    /\b(?:[Gg]ive|[Pp]ut|[Kk]eep|[Pp]rovide|[Mm]ention|[Tt]ake|[Pp]ass)s? (?:the )?([\p{Ll} ]+?) as (?=\p{Co}|\d)/gu,
    'set $1 to ',
  ],
  [/\benter(s?) (?:the )?(?:code|number|value|text|word|name) (?=\S+ (?:in|into|as|under) )/giu, 'enter$1 '],
  [
    /\b(?:[Ss]end|[Cc]onfirm|[Ss]ubmit|[Ff]inish)s? (?:it )?(?:with|by|via|using|by pressing) (?:the )?(Enter|Return|Escape|Esc|Tab|Space)(?: key)?\b/gu,
    'press $1',
  ],
  [/\bfill (?:in |out )?the form with:? (?=\p{Ll}+: )/giu, 'fill '],
  // "Next to Tea click Renew"
  [
    /^([Nn]ext to|[Bb]eside|[Ff]or|[Bb]ehind) (.+?),? (click|press|tap|hit|choose|select)(?: on)? (\p{Co}|\p{Lu}\S*)$/gu,
    '$3 $4 $1 $2',
  ],
  // "Open with the title in it"
  [/\b(shows up|pops up|appears|opens|comes up|is shown|is displayed) with (.+?) in it\b/giu, '$1 with $2'],
  // "Past dates can't be picked"
  [
    /\bcan(?: ?not|'t) be (?:clicked|pressed|pushed|tapped|used|activated)(?: again| anymore| any more)?/giu,
    'is disabled',
  ],
  // "Set start 09:00 / end 09:15"
  [/(?<=\d|\p{Co}) \/ (?=\p{Ll}+ (?:\d|\p{Co}))/gu, ', '],
  // "Hit /board", "lands on /dashboard"
  [/\b(?:hit|visit|load|get) (?=\/)/giu, 'open '],
  [
    /(?: and|,| ->| →) (?:then )?(?:I )?(?:lands?|landing|end up|ends up|arrives?) (?:on|at|in) (?=\/)/giu,
    ', the page is ',
  ],
];
