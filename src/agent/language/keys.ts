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
  'page down': 'PageDown',
  pagedown: 'PageDown',
  ...Object.fromEntries(
    ['Up', 'Down', 'Left', 'Right'].flatMap((way) => {
      const word = way.toLowerCase();
      return [`arrow ${word}`, `arrow${word}`, `${word} arrow`].map((name) => [name, `Arrow${way}`]);
    }),
  ),
  ...Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`f${index + 1}`, `F${index + 1}`])),
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
]);

/** Also keys one after the other, each with others held: "Control+K Control+S". */
export function findKey(words: string): string | undefined {
  const single = findSingleKey(words);
  const chords = words.trim().split(' ');
  if (single !== undefined || chords.length < 2 || chords.some((chord) => !/\w\+\S/.test(chord)))
    return single;
  const keys = chords.map(findSingleKey);
  return keys.includes(undefined) ? undefined : keys.join(' ');
}

/** The key that is named, in Playwright's spelling; undefined where the words name none. */
function findSingleKey(words: string): string | undefined {
  const parts = partsOf(words.trim());
  const last = parts.at(-1) ?? '';
  const modifiers = parts.slice(0, -1).map((part) => MODIFIERS[part]);
  if (modifiers.includes(undefined)) return undefined;
  if (parts.length === 1 && HELD_ALONE.has(last)) return MODIFIERS[last];
  // A capital letter would make Playwright hold Shift as well.
  const key = NAMED[last] ?? (modifiers.length > 0 && WITH_MODIFIER.test(last) ? last : undefined);
  return key === undefined ? undefined : [...modifiers, key].join('+');
}

const HELD_ALONE: ReadonlySet<string> = new Set(['control', 'ctrl', 'shift', 'alt', 'meta', 'cmd']);
const WITH_MODIFIER = /^[a-z0-9/,.;=[\]\\`'-]$/;

/** "Ctrl+S", "Control and S", "Ctrl-S". */
function partsOf(words: string): string[] {
  const parts = words
    .replace(/[⌘⌥⇧⌃](?=\S)/g, '$&+')
    .split(/\s*\+\s*| and | plus |(?<=\w)-(?=\w)/i)
    .map((part) => part.toLowerCase());
  const isShortcut = parts.slice(0, -1).every((part) => part in MODIFIERS);
  return isShortcut ? parts : [words.toLowerCase()];
}

/** Whether a quoted name is a key beyond doubt: "Enter" and "Control+A" are, "Delete" may be a button. */
export function isPlainlyKey(name: string): boolean {
  const key = findKey(name);
  return key !== undefined && !ALSO_LABELS.has(key);
}
