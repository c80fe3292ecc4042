/**
 * A screen of the text that `describeScreen` writes, for tests without a browser:
 *
 *     heading "Cart" level 1
 *     list
 *       listitem
 *         text "Milk"
 *         button "Remove" disabled id "milk"
 *     textbox "City" = "Ulm" placeholder "Where"
 *     <div> "Open" at 0 40 90 18
 *
 * Besides, it may say `id "…"`, `hidden`, and where a thing stands: without that, each line is below the one before.
 */
import { FLAG } from '../../src/screen/flags.js';
import type { Screen, ScreenNode } from '../../src/screen/Screen.js';
import { STATE_WORDS } from '../../src/screen/screenText.js';
import { SeenNode, type Facts } from '../../src/screen/SeenNode.js';

const [WIDTH, HEIGHT] = [1280, 720];

export function screenOf(text: string): Screen {
  const nodes: SeenNode[] = [];
  const holders: { depth: number; node: SeenNode }[] = [];
  const add = (said: Saying, parent: SeenNode | undefined): SeenNode => {
    const {
      tag,
      words = '',
      flags,
      facts,
      box = { x: 0, y: nodes.length * 20, width: 90, height: 18 },
    } = said;
    const about = { factsOf: () => facts };
    const node = new SeenNode(
      { tag, words, flags, box: { ...box }, said: about, number: nodes.length },
      parent,
    );
    nodes.push(node);
    return node;
  };
  const root = add(
    { tag: '#document', flags: FLAG.visible | FLAG.inView | FLAG.block, facts: {} },
    undefined,
  );
  holders.push({ depth: -1, node: root });
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  lines.forEach((line, at) => {
    const depth = line.search(/\S/);
    while ((holders.at(-1)?.depth ?? -1) >= depth) holders.pop();
    const isLeaf = (lines[at + 1]?.search(/\S/) ?? 0) <= depth;
    const said = readLine(line.trim(), isLeaf);
    const node = add(said, holders.at(-1)?.node);
    if (said.content !== undefined)
      add(
        { ...said, tag: '#text', words: said.content, flags: (said.flags & SEEN) | FLAG.text, facts: {} },
        node,
      );
    holders.push({ depth, node });
  });
  for (const node of [...nodes].reverse()) if (node.parent) cover(node.parent, node);
  return { title: '', ready: true, width: WIDTH, height: HEIGHT, root, nodes };
}

/** The only thing that is called so, or has that id. */
export function named({ nodes }: Screen, name: string): ScreenNode {
  const found = nodes.filter(
    ({ tag, names, attributes }) => tag !== '#text' && (attributes.id === name || names[0]?.text === name),
  );
  if (found.length !== 1) throw new Error(`${found.length} things are called "${name}".`);
  return found[0] as ScreenNode;
}

const SEEN = FLAG.visible | FLAG.inView;

interface Saying {
  tag: string;
  words?: string;
  flags: number;
  facts: Facts;
  box?: { x: number; y: number; width: number; height: number };
  /** A text in it. */
  content?: string;
}

const PART =
  /^(?:= )?("(?:[^"\\]|\\.)*")|^(?:level (\d)|at (-?\d+) (-?\d+) (\d+) (\d+)|out of view|\[\d+\])|^(placeholder|title|icon|class|test id|file name|id) ("(?:[^"\\]|\\.)*")|^([\w-]+)/;

function readLine(line: string, isLeaf: boolean): Saying {
  const [kind = ''] = /^\S+/.exec(line) ?? [];
  const facts: Record<string, string> = {};
  const said: Saying = { tag: tagOf(kind, facts), flags: SEEN | FLAG.blank, facts };
  if (USED.test(kind) || kind.startsWith('<')) said.flags |= FLAG.usable;
  if (!INLINE.test(kind)) said.flags |= FLAG.block;
  let rest = line.slice(kind.length).trim();
  while (rest !== '') {
    const part = PART.exec(rest);
    if (part === null) throw new Error(`Not understood in "${line}": ${rest}`);
    take(part, { kind, said, facts, isLeaf });
    rest = rest.slice(part[0].length).trim();
  }
  return said;
}

interface Taking {
  kind: string;
  said: Saying;
  facts: Record<string, string>;
  isLeaf: boolean;
}

function take(part: RegExpExecArray, taking: Taking): void {
  const { said, facts } = taking;
  const [whole, quoted, level, x, y, width, height, source, words, word] = part;
  if (quoted !== undefined && whole.startsWith('=')) takeValue(JSON.parse(quoted) as string, taking);
  else if (quoted !== undefined) takeName(JSON.parse(quoted) as string, taking);
  else if (x !== undefined)
    said.box = { x: Number(x), y: Number(y), width: Number(width), height: Number(height) };
  else if (source !== undefined) facts[SOURCES[source] ?? source] = JSON.parse(words ?? '') as string;
  else if (level !== undefined) said.tag = `h${level}`;
  else if (whole === 'out of view') said.flags &= ~FLAG.inView;
  else if (word !== undefined) takeWord(word, taking);
}

const SOURCES: Partial<Record<string, string>> = {
  'test id': 'data-testid',
  'file name': 'src',
  icon: 'data-icon',
};

function takeValue(value: string, { said, facts }: Taking): void {
  if (said.tag === 'div') said.content = value;
  else facts['.value'] = value;
}

function takeName(name: string, { kind, said, facts, isLeaf }: Taking): void {
  if (kind === 'text') said.words = name;
  else if (kind === 'option') facts['.label'] = name;
  else if (kind === 'img') facts.alt = name;
  else if (FIELD.test(said.tag)) facts['.labelled'] = name;
  else if (isLeaf && !LABELLED.test(kind)) said.content = name;
  else facts['aria-label'] = name;
}

const FACTS: Record<string, [name: string, value: string]> = {
  ...{ checked: ['.checked', 'true'], unchecked: ['.checked', 'false'], mixed: ['.checked', 'mixed'] },
  ...{
    pressed: ['aria-pressed', 'true'],
    unpressed: ['aria-pressed', 'false'],
    selected: ['.selected', 'true'],
  },
  ...{
    expanded: ['aria-expanded', 'true'],
    collapsed: ['aria-expanded', 'false'],
    disabled: ['.disabled', 'true'],
  },
  ...{ current: ['aria-current', 'true'], invalid: ['.invalid', 'true'], required: ['required', ''] },
  ...{
    'read-only': ['readonly', ''],
    focused: ['.focused', 'true'],
    busy: ['aria-busy', 'true'],
    modal: ['.modal', 'true'],
  },
  ...{ multiple: ['multiple', ''], draggable: ['draggable', 'true'], password: ['type', 'password'] },
  ...{
    broken: ['.loaded', 'false'],
    paused: ['.paused', 'true'],
    playing: ['.paused', 'false'],
    muted: ['.muted', 'true'],
  },
};

function takeWord(word: string, { said, facts }: Taking): void {
  if (word === 'hidden') {
    said.flags &= ~SEEN;
    return;
  }
  const fact = FACTS[word];
  if (fact === undefined)
    throw new Error(`No state is called "${word}": ${Object.values(STATE_WORDS).flat().join(', ')}.`);
  facts[fact[0]] = fact[1];
}

const USED =
  /^(?:button|link|textbox|searchbox|spinbutton|slider|combobox|checkbox|radio|switch|tab|option|menuitem\w*|treeitem)$/;
const INLINE =
  /^(?:text|button|link|textbox|searchbox|spinbutton|slider|combobox|checkbox|radio|switch|img|strong)$/;
const LABELLED =
  /^(?:region|group|form|dialog|navigation|main|list|table|article|progressbar|radiogroup|tablist|menu|toolbar)$/;
const FIELD = /^(?:input|textarea|select)$/;
const TAGS: Partial<Record<string, string>> = {
  ...{
    text: '#text',
    document: '#document',
    button: 'button',
    link: 'a',
    heading: 'h2',
    list: 'ul',
    listitem: 'li',
    img: 'img',
  },
  ...{
    table: 'table',
    row: 'tr',
    cell: 'td',
    columnheader: 'th',
    rowheader: 'th',
    option: 'option',
    dialog: 'dialog',
    main: 'main',
  },
  ...{
    navigation: 'nav',
    article: 'article',
    separator: 'hr',
    group: 'fieldset',
    combobox: 'select',
    iframe: 'iframe',
  },
  ...{
    textbox: 'input',
    searchbox: 'input',
    spinbutton: 'input',
    slider: 'input',
    checkbox: 'input',
    radio: 'input',
  },
};
const TYPES: Partial<Record<string, string>> = {
  ...{
    textbox: 'text',
    searchbox: 'search',
    spinbutton: 'number',
    slider: 'range',
    checkbox: 'checkbox',
    radio: 'radio',
  },
};

function tagOf(kind: string, facts: Record<string, string>): string {
  if (kind.startsWith('<')) return kind.slice(1, -1);
  const type = TYPES[kind];
  if (type !== undefined) facts.type = type;
  if (kind !== 'text' && kind !== 'document') facts.role = kind;
  return TAGS[kind] ?? 'div';
}

/** What holds others reaches over them. */
function cover(outer: SeenNode, { box }: SeenNode): void {
  const right = Math.max(outer.box.x + outer.box.width, box.x + box.width);
  const bottom = Math.max(outer.box.y + outer.box.height, box.y + box.height);
  outer.box.x = Math.min(outer.box.x, box.x);
  outer.box.y = Math.min(outer.box.y, box.y);
  outer.box.width = right - outer.box.x;
  outer.box.height = bottom - outer.box.y;
}
