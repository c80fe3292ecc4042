/** Signs and pictures that people call by what they look like: "the pencil", "three dots", "the X". */
import type { Name } from './compareNames.js';

/** The words for a sign; the sign as text; what the markup may call it. */
const SIGNS: readonly (readonly [words: string, signs: string, marks: string])[] = [
  [
    'three dots|dots|ellipsis|more|kebab|three-dot',
    '⋮|…|⋯|︙|•••|...',
    'more|ellipsis|kebab|dots|more actions|more options|actions|more vert|more horiz|dots vertical|dots horizontal|dots three|dots three vertical|three dots|three dots vertical|ellipsis v|ellipsis h|ellipsis vertical|kebab horizontal',
  ],
  ['three dots|dots|ellipsis|kebab|three-dot', '', 'options|open menu|menu|open options'],
  ['pencil|pen|edit', '✎|✏|🖉|🖊|✐', 'edit|pencil|pen|pencil square|pen to square|square pen|mode edit'],
  ['x|cross|close', '×|✕|✖|✗|⨯|❌|x', 'close|times|cross|dismiss|xmark|x mark'],
  ['x|cross', '', 'cancel|cancel icon|chip delete|tag remove|tag close|remove tag|small cross'],
  [
    'bin|trash|trash can|dustbin|delete',
    '🗑|⌫',
    'trash|bin|delete|remove|trash can|trash bin|delete bin|delete forever',
  ],
  ['gear|cog|cogwheel|settings', '⚙', 'gear|cog|settings|setting|cogs|gear six'],
  ['bell|notifications', '🔔|🕭', 'bell|notifications|notification|alerts'],
  ['eye', '👁|◉', 'eye|show|visibility'],
  ['magnifier|magnifying glass|lens|search', '🔍|🔎|⌕', 'search|magnifier|lens|magnify|magnifying glass'],
  ['plus|+', '+|➕|＋', 'plus|add|increase|increment'],
  ['minus|-|−|–', '−|-|–|➖', 'minus|decrease|decrement'],
  ['check mark|checkmark|check|tick', '✓|✔|☑|✅', 'check|checkmark|tick|confirm'],
  ['heart', '♥|♡|❤', 'heart|favourite|favorite|like'],
  ['star', '★|☆|⭐', 'star'],
  ['hamburger|burger', '☰|≡', 'menu|hamburger|burger|bars'],
  [
    'next arrow|right arrow|arrow right|arrow to the right|arrow to the next page|next page arrow',
    '›|»|>|→|❯|▶|>>',
    'next|next page|right|chevron right|arrow right|arrow forward|forward',
  ],
  [
    'previous arrow|left arrow|arrow left|arrow to the left|arrow to the previous page|previous page arrow|back arrow',
    '‹|«|<|←|❮|◀|<<',
    'previous|previous page|prev|left|chevron left|arrow left|arrow back|back',
  ],
  ['double arrow', '»|«|>>|<<|❯|❮|≫|≪', ''],
  ['funnel', '', 'filter|funnel|filters'],
  [
    'circular arrow|round arrow|refresh arrow|circle arrow|reload arrow',
    '↻|⟳|🔄',
    'refresh|reload|rotate|rotate cw|sync|arrow clockwise|rotate right',
  ],
  ['speech bubble|speech balloon', '💬', 'message|chat|comment|chat dot round|message circle|chat bubble'],
  ['house|home', '⌂|🏠', 'home|house'],
  ['question mark|help', '?|❓', 'help|question|question sign'],
  ['cart|basket|shopping cart', '🛒', 'cart|basket|shopping cart'],
  ['disk|floppy|floppy disk|diskette|save', '💾|🖫', 'disk|floppy|floppy disk|save'],
  ['people|persons|users', '👥', 'users|people|user group|members'],
  ['share', '', 'share'],
  ['envelope|letter', '✉|📧|📨', 'envelope|mail|email|inbox'],
  ['thumbs-up|thumbs up|thumb up', '👍', 'thumbs up|thumb up|thumb up alt|like'],
  ['thumbs-down|thumbs down|thumb down', '👎', 'thumbs down|thumb down|thumb down alt|dislike'],
  ['funnel|filter', '', 'filter|funnel|filter list|filter alt'],
  ['paper plane|plane', '', 'send|paper plane'],
  ['paper clip|paperclip', '📎', 'paperclip|attach file|attachment|attach'],
  ['padlock|lock', '🔒', 'lock|padlock'],
  ['undo arrow|undo', '↶|⟲', 'undo'],
  ['redo arrow|redo', '↷|⟳', 'redo'],
  ['moon', '☾|🌙|🌜', 'moon|dark mode|enable dark mode|dark theme'],
  ['sun', '☀|🔆', 'sun|light mode|enable light mode|light theme'],
  ['clock|clock with an arrow', '🕐|⏰', 'clock|history|time'],
  // "Profile" alone is a word of the page.
  ['account icon|user icon|profile icon|person icon|avatar icon', '👤', 'account|user|profile|person|avatar'],
  [
    'language icon|languages icon|translation icon|globe icon',
    '🌐|🌍|🌎|🌏',
    'translate|language|languages|globe|world',
  ],
];

/** The words for each sign, of which one is enough. */
export const SIGN_WORDS: readonly (readonly string[])[] = SIGNS.map(([words]) => words.split('|'));

/** What shows a sign alone may say more of what it does: "Edit invoice", "Increase the quantity", "Show the users". */
export function fitOfSign(sign: string): Name['fitOfPart'] {
  if (PEOPLE.test(sign)) return (folded) => (folded.split(' ').includes(sign) ? 'words' : undefined);
  const isBegun = (folded: string) => folded.startsWith(`${sign} `) && !folded.startsWith(`${sign} to `);
  return BEGINNING.has(sign) ? (folded) => (isBegun(folded) ? 'words' : undefined) : undefined;
}

const BEGINNING: ReadonlySet<string> = new Set(
  'edit delete close dismiss search next previous add increase increment decrease decrement share'.split(' '),
);
const PEOPLE = /^(?:users|people|members)$/;

const ALL = new Set(SIGNS.flatMap(([, signs, marks]) => `${signs}|${marks}`.split('|')).filter(Boolean));

/** It is a sign, and none of those. */
export const isOtherSign = (text: string, those: readonly string[]): boolean =>
  ALL.has(text) && !those.includes(text);

const AT_CORNER =
  / (?:in|at) (?:the|its) (?:(?:top|upper|lower|bottom|right|left|far)[ -]){0,2}(?:corner|end)$/;

/** In lower case, by which a thing may be called that shows no more than a sign, or less than people say: "phone number"; none for other names. */
export function otherNamesOf(name: string): readonly string[] {
  const word = name.replace(AT_CORNER, '').replace(/ (?:icon|sign|symbol|button|mark)$/, '');
  const signed = SIGNS.flatMap(([words, signs, marks]) =>
    words.split('|').some((one) => one === word || one === name)
      ? `${signs}|${marks}`.split('|').filter((one) => one !== '')
      : [],
  );
  const [, shorter] = /^(\p{L}{4,}) (?:number|address|date)$/u.exec(name) ?? [];
  return shorter === undefined ? signed : [...signed, shorter];
}
