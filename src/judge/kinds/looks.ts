/** How a thing looks: bold, struck through, red, highlighted. */
import type { ActionOf, Look } from '../../meaning/meaning.js';
import type { Screen, ScreenNode, Style } from '../../screen/Screen.js';
import { colourName, isColour } from '../colours.js';
import type { Found } from '../find.js';
import { marksOf } from '../../grounding/kinds/marks.js';
import type { Outcome } from '../Judgement.js';
import { isChosenOfKit } from './chosen.js';
import { ancestorsOf, closest } from '../../grounding/places/structure.js';

export function judgeLook({ look, negated }: ActionOf<'expectLook'>, { node }: Found): Outcome {
  const parts = partsOf(node, look);
  const are = parts.map((part) => looks(part, look));
  const reported = [...new Set(parts.map((part) => sayLook(part, look)))].join(', ');
  const known = are.filter((is) => is !== undefined);
  if (known.length === 0 || known.length < are.length) return { holds: false, observed: reported };
  // What is denied must not be so of a part of it either.
  return { holds: negated ? known.every((is) => !is) : known.every((is) => is), observed: reported };
}

/** What a page is drawn on: the last ground that fills most of the view. */
export function groundOfPage({ nodes, root, width, height }: Screen): ScreenNode {
  const hasGround = ({ style }: ScreenNode) => isSeen(style?.background) && !/^rgba/.test(style.background);
  const isWide = ({ box }: ScreenNode) =>
    box.width >= width * MOST && box.height >= height * MOST && box.y < height * (1 - MOST);
  const grounds = nodes.filter((node) => node.isVisible && hasGround(node));
  return grounds.findLast(isWide) ?? grounds.find(({ tag }) => tag === 'body') ?? root;
}

const MOST = 0.8;

/** Of a text's look all that is read in it is asked, of a background or an edge the thing itself. */
function partsOf(node: ScreenNode, { look }: Look): ScreenNode[] {
  if (look === 'background' || look === 'border') return [node];
  const bearers = node.pieces.flatMap(({ node: one }) => (one.tag === '#text' ? (one.parent ?? one) : one));
  const parts = [...new Set(bearers)];
  return parts.length === 0 ? [node] : parts;
}

function looks(node: ScreenNode, look: Look): boolean | undefined {
  const { style } = node;
  if (style === undefined) return undefined;
  if ('colour' in look) {
    const are = [colourOf(node, look.look), look.look === 'colour' ? groundOf(node) : undefined];
    // Without a ground of its own a page is as the browser is set.
    if (/^(?:dark|light)$/.test(look.colour) && are[0] === undefined) return undefined;
    return are.some((is) => is !== undefined && isColour(is, look.colour));
  }
  return PLAIN[look.look](style, node);
}

/** "A red 2", "a green message": what is written in white on a small red ground, or on that of a message. */
function groundOf(node: ScreenNode): string | undefined {
  const around = [node, ...ancestorsOf(node).slice(0, 3)];
  const at = around.findIndex(({ style }) => isSeen(style?.background));
  const ground = around[at];
  if (ground === undefined || ground.isUsable) return undefined;
  const isChip = at < 2 && ground.text.length <= CHIP;
  return isChip || isMessage(ground) ? ground.style?.background : undefined;
}

const CHIP = 12;

const isMessage = (node: ScreenNode): boolean =>
  /^(?:alert|status|log)$/.test(node.role) || MESSAGE.test(marksOf(node));
const MESSAGE =
  /(?:^|[ -])(?:toast|snackbar|alert|message|msg|notice|notification|flash|banner|success|error|warning|callout)(?= |$)/;

const PLAIN: Record<
  Exclude<Look['look'], 'colour' | 'background' | 'border'>,
  (style: Style, node: ScreenNode) => boolean
> = {
  bold: ({ weight }) => weight === 'bold' || Number(weight) >= 600,
  italic: ({ italic }) => italic,
  underlined: (_, node) => isDrawnThrough(node, 'underline'),
  'struck through': (_, node) => isDrawnThrough(node, 'line-through'),
  blinking: ({ animation }) => animation !== '' && animation !== 'none',
};

/** Lines go on through all that stands in a thing. */
export const isDrawnThrough = (node: ScreenNode, line: string): boolean =>
  closest(node, ({ style }) => style?.decoration.includes(line) === true) !== undefined;

/** Undefined where there is none. */
function colourOf(node: ScreenNode, of: 'colour' | 'background' | 'border'): string | undefined {
  if (of === 'colour') return node.style?.color;
  if (of === 'border') return node.style?.borderColor === '' ? undefined : node.style?.borderColor;
  return [node, ...ancestorsOf(node)].map(({ style }) => style?.background).find(isSeen);
}

export const isSeen = (colour: string | undefined): colour is string =>
  colour !== undefined && colour !== '' && !/^transparent$|rgba\(.*,\s*0\)$/.test(colour);

function sayLook(node: ScreenNode, { look }: Look): string {
  const { style } = node;
  if (style === undefined) return 'nothing that tells how it looks';
  if (look === 'colour' || look === 'background' || look === 'border') {
    const is = colourOf(node, look);
    return is === undefined ? `no ${look}` : `the ${look} ${colourName(is)} (${is})`;
  }
  return PLAIN[look](style, node) ? look : `not ${look}`;
}

/** Said by its state or its class, or else that it looks unlike its neighbours, which look alike. */
export const isHighlighted = (node: ScreenNode): boolean | undefined =>
  isChosenOfKit(node) === true || isUnlike(node);

function isUnlike(inner: ScreenNode): boolean | undefined {
  const node = shellOf(inner);
  const { states } = node;
  const said = states.selected ?? states.current;
  if (said === true || isMarked(node)) return true;
  const others = (node.parent?.children ?? []).filter(
    (one) => one !== node && one.tag === node.tag && one.isVisible && one.style !== undefined,
  );
  // Of two rows each looks unlike the other.
  if (inner.role === 'row' && others.some(isMarked)) return false;
  const looksOfOthers = new Set(others.map(lookOf));
  if (node.style === undefined || others.length === 0) return said;
  if (looksOfOthers.has(lookOf(node))) return false;
  return looksOfOthers.size === 1 ? true : said;
}

const isMarked = (node: ScreenNode): boolean =>
  closest(node, ({ tag }) => tag === 'mark') !== undefined ||
  /(?:^|[\s_-])(?<!(?:^|[\s_-])(?:not|non|no|un|de|last|pre)[_-])(?:highlight(?:ed)?|active|selected|current)(?:$|[\s_-])/i.test(
    node.attributes.className ?? '',
  );

/** A row that is a table of its own is marked, and has its neighbours, outside of that. */
function shellOf(row: ScreenNode): ScreenNode {
  if (row.role !== 'row') return row;
  const shell = closest(row, ({ parent }) => parent === undefined || parent.text !== row.text);
  const table = closest(row, ({ tag }) => tag === 'table');
  return table !== undefined && shell !== undefined && ancestorsOf(table).includes(shell) ? shell : row;
}

const lookOf = ({ style }: ScreenNode): string =>
  [style?.background, style?.borderColor, style?.weight].join(' ');

/** An item of a tree or a list, of which only the class of its kit says so. */
export const isInDisabledItem = (node: ScreenNode): boolean =>
  [node, ...ancestorsOf(node).slice(0, 3)].some(
    ({ tag, text, attributes: { className = '' } }) =>
      tag === 'li' && text === node.text && /(?:^|\s)(?:\w+-)?disabled(?=\s|$)/i.test(className),
  );
