/** The names of keys as people write them, and as Playwright's keyboard knows them. */

const NAMED: Record<string, string> = {
  enter: 'Enter',
  return: 'Enter',
  escape: 'Escape',
  esc: 'Escape',
  tab: 'Tab',
  space: 'Space',
  'space bar': 'Space',
  spacebar: 'Space',
  backspace: 'Backspace',
  delete: 'Delete',
  del: 'Delete',
  insert: 'Insert',
  home: 'Home',
  end: 'End',
  'page up': 'PageUp',
  pageup: 'PageUp',
  pgup: 'PageUp',
  'page down': 'PageDown',
  pagedown: 'PageDown',
  pgdn: 'PageDown',
  'caps lock': 'CapsLock',
  'num lock': 'NumLock',
  'scroll lock': 'ScrollLock',
  'print screen': 'PrintScreen',
  ...Object.fromEntries(
    ['Up', 'Down', 'Left', 'Right'].flatMap((way) => {
      const word = way.toLowerCase();
      return [`arrow ${word}`, `arrow${word}`, `${word} arrow`].map((name) => [name, `Arrow${way}`]);
    }),
  ),
  ...Object.fromEntries(
    [
      ...'ContextMenu CapsLock NumLock ScrollLock PrintScreen AltGraph'.split(' '),
      ...'Backquote Backslash BracketLeft BracketRight Comma Equal Minus Period Semicolon Slash'.split(' '),
      ...'Enter Add Subtract Multiply Divide Decimal'.split(' ').map((name) => `Numpad${name}`),
      ...'AudioVolumeMute AudioVolumeDown AudioVolumeUp MediaTrackNext MediaTrackPrevious MediaPlayPause'.split(
        ' ',
      ),
      ...'ShiftLeft ShiftRight ControlLeft ControlRight AltLeft AltRight MetaLeft MetaRight'.split(' '),
      ...Array.from({ length: 10 }, (_, digit) => [`Digit${digit}`, `Numpad${digit}`]).flat(),
      ...Array.from({ length: 26 }, (_, index) => `Key${String.fromCharCode(65 + index)}`),
      ...Array.from({ length: 12 }, (_, index) => `F${index + 1}`),
    ].map((name) => [name.toLowerCase(), name]),
  ),
};

/** Without the word "key" they name other things at least as often. */
const SAID_TO_BE_KEYS: Record<string, string> = {
  'context menu': 'ContextMenu',
  menu: 'ContextMenu',
  windows: 'Meta',
  pause: 'Pause',
  quote: 'Quote',
  plus: '+',
  up: 'ArrowUp',
  down: 'ArrowDown',
  left: 'ArrowLeft',
  right: 'ArrowRight',
};

export const MODIFIERS: Record<string, string> = {
  'ctrl/cmd': 'ControlOrMeta',
  'cmd/ctrl': 'ControlOrMeta',
  control: 'Control',
  ctrl: 'Control',
  strg: 'Control',
  shift: 'Shift',
  alt: 'Alt',
  option: 'Alt',
  meta: 'Meta',
  cmd: 'Meta',
  command: 'Meta',
  controlormeta: 'ControlOrMeta',
  '⌘': 'Meta',
  '⌥': 'Alt',
  '⇧': 'Shift',
  '⌃': 'Control',
};

/** These are labels of buttons at least as often as keys, so in quotes they aren't taken for keys. */
const ALSO_LABELS: ReadonlySet<string> = new Set([
  'Delete',
  'Insert',
  'Home',
  'End',
  'Tab',
  'Space',
  'Control',
  'Shift',
  'Alt',
  'Meta',
  'Comma',
  'Equal',
  'Minus',
  'Period',
  'Slash',
]);

/** A character that Playwright's keyboard has a key for. */
const CHARACTER = /^[!-~]$/;

export const isCharacter = (key: string): boolean => CHARACTER.test(key);

/** Also keys one after the other, each with others held: "Control+K Control+S". */
export function findKey(words: string): string | undefined {
  const single = findSingleKey(words);
  const chords = words.trim().split(' ');
  if (single !== undefined || chords.length < 2 || chords.some((chord) => !/\w\+\S/.test(chord)))
    return single;
  const keys = chords.map(findSingleKey);
  return keys.includes(undefined) ? undefined : keys.join(' ');
}

/** The key that the words name where they say that it is one: "the … key". */
export function findSaidKey(words: string): string | undefined {
  return findKey(words) ?? SAID_TO_BE_KEYS[words.toLowerCase()];
}

/** The key that is named, in Playwright's spelling; undefined where the words name none. */
function findSingleKey(words: string): string | undefined {
  const written = words.trim();
  // A character is pressed as it is written; with a modifier, a capital letter would add Shift.
  if (isCharacter(written)) return written;
  const parts = partsOf(written);
  const last = parts.at(-1) ?? '';
  const modifiers = parts.slice(0, -1).map((part) => MODIFIERS[part]);
  if (modifiers.includes(undefined)) return undefined;
  if (parts.length === 1 && HELD_ALONE.has(last)) return MODIFIERS[last];
  const key = NAMED[last] ?? (modifiers.length > 0 ? findHeld(last) : undefined);
  return key === undefined ? undefined : [...modifiers, key].join('+');
}

const findHeld = (word: string): string | undefined => (isCharacter(word) ? word : SAID_TO_BE_KEYS[word]);

const HELD_ALONE: ReadonlySet<string> = new Set(['control', 'ctrl', 'shift', 'alt', 'meta', 'cmd']);
/** Behind them a name of one letter, or of a key, can be nothing else: "Ctrl S", but "Option A". */
const HELD_BEFORE = /(?<=\b(?:ctrl|control|cmd|strg|shift|alt|meta)) (?=\D)/i;

/** "Ctrl+S", "Control and S", "Ctrl-S", "Shift Tab". */
function partsOf(words: string): string[] {
  const parts = words
    .replace(/[⌘⌥⇧⌃](?=[^\s+])/g, '$&+')
    .replace(/(?:\+| and) ?\+$/, '+plus')
    .split(/\s*\+\s*| and | plus | & |(?<=\w)-(?=\S)/i)
    .flatMap((part) => part.split(HELD_BEFORE))
    .map((part) => part.toLowerCase());
  const isShortcut = parts.slice(0, -1).every((part) => part in MODIFIERS);
  return isShortcut ? parts : [words.toLowerCase()];
}

/** Whether a quoted name is a key beyond doubt: "Enter" and "Control+A" are, "Delete" may be a button. */
export function isPlainlyKey(name: string): boolean {
  const key = findKey(name);
  return key !== undefined && !ALSO_LABELS.has(key);
}

const CHORD = `(?:(?:${Object.keys(MODIFIERS).join('|')}) ?\\+ ?)*`;
const PRESSED = new RegExp(
  `^([^"“”„'‘’«»‹›\`「」『』]*\\b(?:press|hit|push)(?:es|ed|ing|s)? (?:the )?(?:key )?)(${CHORD}[.,:;!?])(?=[\\s.]*$| key\\b|,? (?:and|then|in|on|inside|twice|within|\\w+ times)\\b)`,
  'i',
);

/** A mark that is pressed as a key is none of the sentence: `Press ?`, `Press Shift + ?`. */
export const quoteMarks = (text: string): string => text.replace(PRESSED, '$1"$2"');
