/** Nodes of a screen, in reading order, of what a page source says, and which of them lie over others. Pure. */
import { FLAG } from '../flags.js';
import type { ScreenNode } from '../Screen.js';
import { SeenNode } from '../SeenNode.js';
import type { SourceElement } from './parseSource.js';
import { isField, type Thing } from './Thing.js';

export type Remember = (node: ScreenNode, element: SourceElement) => void;

export function nodesOf(root: Thing, remember: Remember): SeenNode[] {
  const nodes: SeenNode[] = [];
  const keys = new Set<number>();
  const add = (thing: Thing, words: string | undefined, parent: SeenNode | undefined): SeenNode => {
    const number = nodes.length;
    const { element, facts, box } = thing;
    const mark = `${element.xpath} ${element.attributes['resource-id'] ?? element.attributes.name ?? ''} ${words ?? ''}`;
    const key = keyOf(mark, keys);
    const isText = words !== undefined;
    const said = isText ? NOTHING : { ...(thing.role !== '' && { role: thing.role }), ...facts };
    const flags = isText ? FLAG.text | FLAG.blank | seenFlags(thing) : flagsOf(thing);
    const about = { words: words ?? '', key, flags, box, said: { factsOf: () => said }, number };
    const node = new SeenNode({ tag: isText ? '#text' : thing.tag, ...about }, parent);
    nodes.push(node);
    remember(node, element);
    return node;
  };
  const addAll = (thing: Thing, parent: SeenNode | undefined): void => {
    const node = add(thing, undefined, parent);
    // Texts of a thing are parted by what stands between them.
    for (const words of thing.words)
      add(thing, words, thing.words.length > 1 ? add(line(thing), undefined, node) : node);
    for (const child of thing.children) addAll(child, node);
  };
  addAll(root, undefined);
  return nodes;
}

const NOTHING = {};

const line = (thing: Thing): Thing => ({ ...thing, tag: 'div', role: '', facts: {}, isUsable: false });

function seenFlags({ isShown, isInView, children }: Thing): number {
  const isSeen = isShown || children.length > 0;
  return (
    (isSeen ? FLAG.visible : 0) |
    (isInView || (!isShown && children.some((one) => one.isInView)) ? FLAG.inView : 0)
  );
}

const SILENT = /^(?:alertdialog|dialog|list|banner|toolbar|tablist|group|region|radiogroup|menu)$/;

function flagsOf(thing: Thing): number {
  const { isUsable, facts, role } = thing;
  const isNamed = facts['aria-label'] !== undefined || facts.alt !== undefined;
  const saysName = isNamed && !isField(thing) && !SILENT.test(role) && facts.class !== 'key';
  return FLAG.block | seenFlags(thing) | (isUsable ? FLAG.usable : 0) | (saysName ? FLAG.saysName : 0);
}

/** A number that is the same from look to look. */
function keyOf(mark: string, taken: Set<number>): number {
  let key = 2_166_136_261;
  for (let at = 0; at < mark.length; at++) key = Math.imul(key ^ mark.charCodeAt(at), 16_777_619) >>> 0;
  while (taken.has(key)) key++;
  taken.add(key);
  return key;
}

/** An alert and the keyboard lie over the application. */
export function coverNodes(nodes: readonly SeenNode[]): void {
  const fronts = nodes.filter((node) => isInFront(node) && node.isVisible);
  if (fronts.length === 0) return;
  const ends = endsOf(nodes);
  for (const node of nodes) {
    if (!node.isVisible || !node.isInView || node.parent === undefined) continue;
    const end = ends[node.id] ?? node.id;
    const isApart = (front: SeenNode) => front.id > end || (ends[front.id] ?? 0) < node.id;
    const front = fronts.findLast((one) => one !== node && isApart(one) && liesOver(one, node));
    // Of two alerts the later one is in front.
    if (front !== undefined && !(fronts.includes(node) && front.id < node.id)) node.coveredBy = front;
  }
}

const isInFront = ({ facts }: SeenNode): boolean => facts['.modal'] === 'true' || facts.class === 'keyboard';

function endsOf(nodes: readonly SeenNode[]): number[] {
  const ends = nodes.map(({ id }) => id);
  for (const { id, parent } of [...nodes].reverse())
    if (parent !== undefined) ends[parent.id] = Math.max(ends[parent.id] ?? 0, ends[id] ?? 0);
  return ends;
}

function liesOver({ box: front }: SeenNode, { box }: SeenNode): boolean {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x >= front.x && y >= front.y && x < front.x + front.width && y < front.y + front.height;
}
