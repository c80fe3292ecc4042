/** The names of keys as people write them, and as Playwright's keyboard knows them. */

const WAYS = ['Up', 'Down', 'Left', 'Right'] as const;

const NAMED: Readonly<Record<string, string>> = {
  enter: 'Enter',
  return: 'Enter',
  escape: 'Escape',
  esc: 'Escape',
  tab: 'Tab',
  tabulator: 'Tab',
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
  '→': 'ArrowRight',
  '←': 'ArrowLeft',
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  ...Object.fromEntries(
    WAYS.flatMap((way) => {
      const word = way.toLowerCase();
      const spellings = [
        'arrow #',
        'arrow-#',
        'arrow#',
        '# arrow',
        '#-arrow',
        '# cursor',
        'cursor #',
        '# cursor key',
        '#',
      ];
      return spellings.map((spelling) => [spelling.replace('#', word), `Arrow${way}`]);
    }),
  ),
  ...Object.fromEntries(
    [
      ...'ContextMenu CapsLock NumLock ScrollLock PrintScreen AltGraph'.split(' '),
      ...'Backquote Backslash BracketLeft BracketRight Comma Equal Minus Period Semicolon Slash'.split(' '),
      ...'Enter Add Subtract Multiply Divide Decimal'.split(' ').map((name) => `Numpad${name}`),
      ...'AudioVolumeMute AudioVolumeDown AudioVolumeUp'.split(' '),
      ...'MediaTrackNext MediaTrackPrevious MediaPlayPause'.split(' '),
      ...Array.from({ length: 10 }, (_, digit) => [`Digit${digit}`, `Numpad${digit}`]).flat(),
      ...Array.from({ length: 26 }, (_, index) => `Key${String.fromCharCode(65 + index)}`),
      ...Array.from({ length: 12 }, (_, index) => `F${index + 1}`),
    ].map((name) => [name.toLowerCase(), name]),
  ),
};

/** Without the word "key" they name other things at least as often. */
const SAID_TO_BE_KEYS: Readonly<Record<string, string>> = {
  'context menu': 'ContextMenu',
  menu: 'ContextMenu',
  windows: 'Meta',
  pause: 'Pause',
  quote: 'Quote',
  plus: '+',
};

const MODIFIERS: Readonly<Record<string, string>> = {
  'ctrl/cmd': 'ControlOrMeta',
  'cmd/ctrl': 'ControlOrMeta',
  controlormeta: 'ControlOrMeta',
  control: 'Control',
  ctrl: 'Control',
  strg: 'Control',
  shift: 'Shift',
  alt: 'Alt',
  option: 'Alt',
  meta: 'Meta',
  cmd: 'Meta',
  command: 'Meta',
  '⌘': 'Meta',
  '⌥': 'Alt',
  '⇧': 'Shift',
  '⌃': 'Control',
};

/** These are labels of buttons and tabs at least as often as keys. */
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
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
]);

export const findModifier = (word: string): string | undefined => MODIFIERS[word.toLowerCase()];

/** A character that Playwright's keyboard has a key for. */
const CHARACTER = /^[!-~]$/;

export const isCharacter = (key: string): boolean => CHARACTER.test(key);

/** The key that the words name where they say that it is one: "the … key". */
export const findSaidKey = (words: string): string | undefined =>
  isCharacter(words) ? words : (findKey(words) ?? SAID_TO_BE_KEYS[words.toLowerCase()]);

/** Also keys one after the other, each with others held: "Control+K Control+S". */
export function findKey(words: string): string | undefined {
  const single = findSingleKey(words);
  const chords = words.trim().split(' ');
  if (single !== undefined || chords.length < 2 || chords.some((chord) => !/\w\+\S/.test(chord)))
    return single;
  const keys = chords.map(findSingleKey);
  return keys.includes(undefined) ? undefined : keys.join(' ');
}

/** The key, or keys with others held, in Playwright's spelling; undefined where the words name none. */
function findSingleKey(words: string): string | undefined {
  const parts = partsOf(words.trim());
  const last = parts.at(-1) ?? '';
  const modifiers = parts.slice(0, -1).map((part) => MODIFIERS[part.toLowerCase()]);
  if (modifiers.includes(undefined)) return undefined;
  const named = NAMED[last.toLowerCase()];
  if (parts.length === 1) return named ?? HELD_ALONE[last.toLowerCase()];
  const key = named ?? findHeld(last.toLowerCase());
  return key === undefined ? undefined : [...modifiers, key].join('+');
}

const findHeld = (word: string): string | undefined => (isCharacter(word) ? word : SAID_TO_BE_KEYS[word]);

/** Keys that are held while others are pressed. */
export const isModifier = (key: string): boolean => /^(?:(?:Control|Shift|Alt|Meta)(?:\+|$))+$/.test(key);

const HELD_ALONE: Readonly<Record<string, string>> = {
  control: 'Control',
  ctrl: 'Control',
  shift: 'Shift',
  alt: 'Alt',
  meta: 'Meta',
};

/** "Ctrl+S", "Control and S", "Ctrl-S", "⌘⇧P", "ctrl enter". */
function partsOf(words: string): string[] {
  const parts = words
    .replace(/[⌘⌥⇧⌃](?=[^+\s])/gu, '$&+')
    .replace(/(?:\+| and) ?\+$/, '+plus')
    .split(/\s*\+\s*| and | plus | & |(?<=\w)-(?=\S)/i)
    .filter((part) => part !== '');
  if (parts.slice(0, -1).every((part) => part.toLowerCase() in MODIFIERS)) return parts;
  return [words];
}

/** "ctrl enter", "Shift Tab": a modifier and a key without anything between. */
export function findChord(words: readonly string[]): string | undefined {
  return words.length > 1 && findModifier(words[0] ?? '') !== undefined
    ? findKey(words.join('+'))
    : undefined;
}

/** Whether a name is a key beyond doubt: "Enter" and "Control+A" are, "Delete" may be a button. */
export const isPlainlyKey = (key: string): boolean => !ALSO_LABELS.has(key);

export const LONGEST_KEY = 3;
