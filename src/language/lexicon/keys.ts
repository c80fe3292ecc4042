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
  'page down': 'PageDown',
  pagedown: 'PageDown',
  contextmenu: 'ContextMenu',
  'caps lock': 'CapsLock',
  capslock: 'CapsLock',
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
  ...Object.fromEntries(Array.from({ length: 24 }, (_, index) => [`f${index + 1}`, `F${index + 1}`])),
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
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
]);

export const findModifier = (word: string): string | undefined => MODIFIERS[word.toLowerCase()];

/** The key, or keys with others held, in Playwright's spelling; undefined where the words name none. */
export function findKey(words: string): string | undefined {
  const parts = partsOf(words.trim());
  const last = parts.at(-1) ?? '';
  const modifiers = parts.slice(0, -1).map((part) => MODIFIERS[part.toLowerCase()]);
  if (modifiers.includes(undefined)) return undefined;
  const named = NAMED[last.toLowerCase()];
  if (parts.length === 1) return named ?? HELD_ALONE[last.toLowerCase()];
  const key = named ?? (/^[\p{L}\p{N}/,.;=[\]\\`'-]$/u.test(last) ? last.toLowerCase() : undefined);
  return key === undefined ? undefined : [...modifiers, key].join('+');
}

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
    .split(/\s*\+\s*| and | plus |(?<=\w)-(?=\w)/i)
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
