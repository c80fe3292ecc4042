/**
 * A screen written as an outline, for tests without a browser: a thing a line, indented by what it is in.
 *
 *     section "Cart"                  role and label
 *       h2: Milk                      what it shows
 *       button: Remove {id=milk}      what else is said of it
 *
 * Each piece of text has a line of its own on the screen; things that stand on the line of the one before begin with "+".
 */
import type { Box, Naming, Screen, ScreenNode, States } from '../../src/screen/Screen.js';

const ROLES: Record<string, string> = {
  ...{
    a: 'link',
    h1: 'heading',
    h2: 'heading',
    h3: 'heading',
    ul: 'list',
    li: 'listitem',
    tr: 'row',
    td: 'cell',
  },
  ...{
    th: 'columnheader',
    table: 'table',
    section: 'region',
    input: 'textbox',
    button: 'button',
    div: '',
    p: 'paragraph',
  },
  ...{
    span: '',
    label: '',
    dialog: 'dialog',
    nav: 'navigation',
    select: 'combobox',
    form: 'form',
    main: 'main',
  },
  ...{
    thead: 'rowgroup',
    i: '',
    b: '',
    svg: '',
    img: 'img',
    article: 'article',
    fieldset: 'group',
    legend: '',
  },
};
const USABLE = new Set([
  'button',
  'link',
  'textbox',
  'checkbox',
  'radio',
  'combobox',
  'switch',
  'tab',
  'menuitem',
  'option',
]);
const NAMED_BY_CONTENT = new Set([
  'button',
  'link',
  'heading',
  'tab',
  'menuitem',
  'option',
  'row',
  'cell',
  'columnheader',
  'checkbox',
  'radio',
]);

type Built = {
  -readonly [Key in keyof ScreenNode]: ScreenNode[Key];
};

const LINE = /^( *)(\+ )?([\w#-]+)(?: "([^"]*)")?(?: *\{([^}]*)\})?(?:: (.*?))?(?: *\{([^}]*)\})?$/;

/* oxlint-disable complexity -- a screen for tests in one page; each part of it is optional */
export function outline(text: string): {
  screen: Screen;
  byId: (id: string) => ScreenNode;
  idOf: (node?: ScreenNode) => string;
} {
  const nodes: Built[] = [];
  const holders: { depth: number; node: Built }[] = [];
  let [x, y] = [0, -20];
  const root = add({ tag: '#document', role: '#document' }, undefined);
  holders.push({ depth: -1, node: root });
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const [, indent = '', same, tag = '', label, before = '', words, after = ''] = LINE.exec(line) ?? [];
    if (tag === '') throw new Error(`Not an outline: ${line}`);
    while (holders.length > 1 && holders.at(-1)!.depth >= indent.length) holders.pop();
    if (same !== undefined) x += 100;
    else [x, y] = [0, y + 20];
    const said = Object.fromEntries(
      `${before} ${after}`
        .trim()
        .split(/\s+/)
        .filter(Boolean)
        .map((one) => one.split('=') as [string, string | undefined]),
    );
    const node = add({ tag, role: said.role ?? ROLES[tag] ?? tag }, holders.at(-1)!.node, { said, label });
    if (words !== undefined) add({ tag: '#text', role: 'text', own: words }, node);
    holders.push({ depth: indent.length, node });
  }
  finish(nodes);
  const byId = (id: string) => nodes.find(({ attributes }) => attributes.id === id) as ScreenNode;
  return {
    screen: { title: '', ready: true, width: 1280, height: 720, root, nodes },
    byId,
    idOf: (node) => (node ? (node.attributes.id ?? `${node.tag} ${node.text}`) : 'none'),
  };

  function add(
    what: { tag: string; role: string; own?: string },
    parent: Built | undefined,
    more: { said?: Record<string, string | undefined>; label?: string | undefined } = {},
  ): Built {
    const { said = {}, label } = more;
    const names: Naming[] = label === undefined ? [] : [{ text: label, from: 'label' }];
    for (const from of ['placeholder', 'title'] as const)
      if (said[from] !== undefined) names.push({ text: said[from].replace(/_/g, ' '), from });
    const box: Box = { x, y, width: 90, height: 18 };
    const node = {
      id: nodes.length,
      parent,
      children: [],
      tag: what.tag,
      role: what.role,
      names,
      pieces: [],
      box,
      states: statesOf(said, what.tag),
      isVisible: !('hidden' in said) && (parent?.isVisible ?? true),
      isInView: true,
      isUsable: USABLE.has(what.role) || 'usable' in said,
      attributes: {
        ...(said.id && { id: said.id }),
        ...(said.class && { className: said.class.replace(/\./g, ' ') }),
        ...(said.href && { href: said.href }),
        ...(/^h\d$/.test(what.tag) && { level: what.tag.slice(1) }),
      },
      get text(): string {
        return (
          what.own ??
          (this as unknown as Built).children
            .map((child) => child.text)
            .filter(Boolean)
            .join(' ')
        );
      },
    } as unknown as Built;
    (parent?.children as Built[] | undefined)?.push(node);
    nodes.push(node);
    return node;
  }
}

function statesOf(said: Record<string, string | undefined>, tag: string): States {
  const states: Record<string, unknown> = tag === 'input' || tag === 'textarea' ? { editable: true } : {};
  for (const one of ['disabled', 'modal', 'selected', 'checked', 'expanded', 'draggable', 'current'])
    if (one in said) states[one] = said[one] !== 'no';
  return states;
}

/** What holds others reaches over them; what its content names bears its text. */
function finish(nodes: readonly Built[]): void {
  for (const node of [...nodes].reverse()) {
    const inner = node.children.filter(({ tag }) => tag !== '#text').map(({ box }) => box);
    if (inner.length > 0) {
      const all = [...inner, node.box];
      const [x, y] = [Math.min(...all.map((one) => one.x)), Math.min(...all.map((one) => one.y))];
      node.box = {
        x,
        y,
        width: Math.max(...all.map((one) => one.x + one.width)) - x,
        height: Math.max(...all.map((one) => one.y + one.height)) - y,
      };
    }
    if (NAMED_BY_CONTENT.has(node.role) && node.text !== '')
      node.names = [...node.names, { text: node.text, from: 'content' }];
  }
}
