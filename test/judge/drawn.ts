/**
 * A screen in words, for judging without a browser: a thing a line, indented by what it is in.
 *
 *     table "Cart"                               role and label
 *       tr                                       each below the one before
 *         td: Milk                               what is read in it
 *         + td: 2 {weight=700; id=milk}          on the same line; what else is known of it
 */
import type { Naming, Piece, Screen, ScreenNode, Style } from '../../src/screen/Screen.js';

type Drawn = { -readonly [Key in keyof ScreenNode]: ScreenNode[Key] };
type Said = Record<string, string>;

const ROLES: Record<string, string> = Object.fromEntries(
  `a=link h1=heading h2=heading ul=list li=listitem tr=row td=cell th=columnheader table=table section=region
   input=textbox button=button p=paragraph dialog=dialog nav=navigation select=combobox option=option form=form main=main
   img=img label= div= span= thead= tfoot= details=group summary= iframe= video= mark=`
    .split(/\s+/)
    .map((pair) => pair.split('=') as [string, string]),
);
const CONTROLS = /^(?:link|button|textbox|checkbox|radio|combobox|switch|tab|menuitem|option|slider)$/;
const BY_CONTENT =
  /^(?:link|button|heading|row|cell|columnheader|checkbox|radio|switch|tab|menuitem|option|listitem)$/;
const FLAGS = [
  'checked',
  'selected',
  'pressed',
  'expanded',
  'invalid',
  'busy',
  'loaded',
  'paused',
  'muted',
  'current',
];
const MARKS = ['disabled', 'required', 'readOnly', 'focused', 'editable', 'modal', 'draggable', 'password'];
const LINE = /^( *)(\+ )?([\w#]+)(?: "([^"]*)")?(?:: (.*?))?(?: ?\{([^}]*)\})?$/;

/* oxlint-disable complexity -- a screen for tests in one page; each part of it is optional */
export function drawn(text: string, page: { url?: string; title?: string; ready?: boolean } = {}): Screen {
  const nodes: Drawn[] = [];
  const at = { x: 0, y: -20 };
  const root = put({ tag: '#document', said: {} }, undefined);
  const holders = [{ depth: -1, node: root }];
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const [, indent = '', same, tag, name, words, more = ''] = LINE.exec(line) ?? [];
    if (tag === undefined) throw new Error(`Not drawn: ${line}`);
    while ((holders.at(-1)?.depth ?? -1) >= indent.length) holders.pop();
    if (same === undefined) Object.assign(at, { x: 0, y: at.y + 20 });
    else at.x += 100;
    const pairs = more.split(/;\s*/).filter((one) => one !== '');
    const said = Object.fromEntries(
      pairs.map((one) => [one.split('=')[0], one.split('=')[1] ?? 'yes']),
    ) as Said;
    const node = put({ tag, said, name }, holders.at(-1)?.node);
    if (words !== undefined) put({ tag: '#text', said: {}, words }, node);
    holders.push({ depth: indent.length, node });
  }
  for (const node of [...nodes].reverse()) finish(node);
  const { url = 'http://shop.test/cart', title = 'Shop', ready = true } = page;
  return { url, title, ready, width: 1280, height: 720, today: '2026-11-24', root, nodes };

  function put(what: What, parent: Drawn | undefined): Drawn {
    const node = draw(what, { id: nodes.length, parent, box: { ...at, width: 90, height: 18 } });
    (parent?.children as Drawn[] | undefined)?.push(node);
    nodes.push(node);
    return node;
  }
}

interface What {
  tag: string;
  said: Said;
  name?: string | undefined;
  words?: string;
}

function draw({ tag, said, name, words }: What, base: Pick<Drawn, 'id' | 'parent' | 'box'>): Drawn {
  const role = said.role ?? (tag === '#text' ? 'text' : (ROLES[tag] ?? tag));
  const names: Naming[] = name === undefined ? [] : [{ text: name, from: 'label' }];
  if (said.alt !== undefined) names.push({ text: said.alt, from: 'alternative text' });
  return {
    ...base,
    ...(said.flat !== undefined && { box: { ...base.box, height: 0 } }),
    key: base.id,
    tag,
    role,
    names,
    children: [],
    states: statesOf(said),
    attributes: { ...said, ...(/^h\d$/.test(tag) && { level: tag.slice(1) }) },
    isVisible: said.hidden === undefined && base.parent?.isVisible !== false,
    isInView: said.below === undefined,
    isUsable: CONTROLS.test(role),
    ...(role === 'textbox' && { value: said.value ?? '' }),
    ...(said.value !== undefined && { value: said.value }),
    ...(said.secret !== undefined && { secret: said.secret, value: undefined }),
    style: styleOf(said, base.parent?.style),
    get pieces(): readonly Piece[] {
      return piecesOf(this, { words, alt: said.alt });
    },
    get text(): string {
      return this.pieces
        .filter(({ kind }) => kind !== 'name')
        .map((piece) => piece.text)
        .join(' ');
    },
  };
}

function piecesOf(
  node: Drawn,
  { words, alt }: { words: string | undefined; alt: string | undefined },
): Piece[] {
  if (!node.isVisible) return [];
  if (words !== undefined) return [{ kind: 'text', text: words, node }];
  if (alt !== undefined) return [{ kind: 'name', text: alt, node }];
  if (node.value !== undefined && node.value !== '') return [{ kind: 'value', text: node.value, node }];
  return node.tag === 'select' ? [] : node.children.flatMap(({ pieces }) => pieces);
}

function statesOf(said: Said): ScreenNode['states'] {
  const flags = FLAGS.filter((name) => said[name] !== undefined).map((name) => [
    name,
    said[name] === 'mixed' ? 'mixed' : said[name] !== 'no',
  ]);
  const marks = MARKS.filter((name) => said[name] !== undefined).map((name) => [name, true]);
  const [y, yMost] = (said.scroll ?? '').split('/').map(Number);
  const scroll = yMost === undefined ? [] : [['scroll', { x: 0, y, xMost: Number(said.wide ?? 0), yMost }]];
  return Object.fromEntries([...flags, ...marks, ...scroll]) as ScreenNode['states'];
}

function styleOf(said: Said, outer: Style | undefined): Style {
  return {
    color: said.color ?? outer?.color ?? 'rgb(0, 0, 0)',
    background: said.background ?? 'rgba(0, 0, 0, 0)',
    borderColor: said.border ?? '',
    weight: said.weight ?? outer?.weight ?? '400',
    italic: said.italic !== undefined,
    decoration: said.decoration ?? 'none',
    animation: 'none',
  };
}

/** What holds others reaches over them; what its content names bears its text. */
function finish(node: Drawn): void {
  const inner = node.children.filter(({ tag }) => tag !== '#text').map(({ box }) => box);
  for (const one of inner) {
    const [x, y] = [Math.min(node.box.x, one.x), Math.min(node.box.y, one.y)];
    const width = Math.max(node.box.x + node.box.width, one.x + one.width) - x;
    node.box = { x, y, width, height: Math.max(node.box.y + node.box.height, one.y + one.height) - y };
  }
  if (BY_CONTENT.test(node.role) && node.text !== '')
    node.names = [...node.names, { text: node.text, from: 'content' }];
}
