/** Makes nodes of the answer that the script in a page gives. */
import { BREAK, HEAD_LINES, NODE_SIZE, FLAG } from './flags.js';
import { SeenNode, type Facts } from './SeenNode.js';

export interface Look {
  ready: boolean;
  width: number;
  height: number;
  today: string;
  title: string;
  /** In reading order, the root first; none of a page that has no root yet. */
  nodes: SeenNode[];
}

export function readAnswer(answer: string, shift: Shift = { x: 0, y: 0, keys: 0 }): Look {
  const lines = answer.split('\n');
  const [head = '', written = '', said = '', count = ''] = lines;
  const strings = lines.slice(HEAD_LINES).map((line) => line.replaceAll(BREAK, '\n'));
  if (strings.length !== Number(count)) throw new Error('The page gave an answer that cannot be read.');
  const [, ready, width, height, today = '', title = ''] = HEAD.exec(head) ?? [];
  const numbers = numbersOf(written);
  const factsOf = indexFacts(numbersOf(said), numbers.length / NODE_SIZE, strings);
  const nodes = readNodes({ numbers, strings, shift, factsOf });
  for (const node of nodes) tie(node, nodes);
  return {
    ready: ready === '1',
    width: Number(width),
    height: Number(height),
    today,
    title: title.trim(),
    nodes,
  };
}

const HEAD = /^(\d) (\d+) (\d+) (\S+) (.*)$/;

const numbersOf = (line: string): number[] => JSON.parse(`[${line}]`) as number[];

/** How far the page's view is from the outer one's, and its keys from those of other pages. */
export interface Shift {
  x: number;
  y: number;
  keys: number;
}

interface Parts {
  numbers: readonly number[];
  strings: readonly string[];
  shift: Shift;
  factsOf: (node: number) => () => Facts;
}

function readNodes(parts: Parts): SeenNode[] {
  const { numbers } = parts;
  const nodes: SeenNode[] = [];
  for (let at = 0; at < numbers.length; at += NODE_SIZE) {
    const node = readNode(parts, at);
    const back = numbers[at] ?? 0;
    const parent = nodes.length === 0 ? undefined : nodes[nodes.length - back];
    nodes.push(node);
    if (parent === undefined) continue;
    node.parent = parent;
    parent.children.push(node);
  }
  return nodes;
}

function readNode({ numbers, strings, shift, factsOf }: Parts, at: number): SeenNode {
  const number = (place: number) => numbers[at + place] ?? 0;
  const flags = number(2);
  const isText = (flags & FLAG.text) !== 0;
  const id = at / NODE_SIZE;
  const name = strings[number(1)] ?? '';
  return new SeenNode({
    ...{ id, key: number(7) + shift.keys, flags, facts: factsOf(id) },
    tag: isText ? '#text' : id === 0 ? '#document' : name,
    words: isText ? name : '',
    box: { x: number(3) + shift.x, y: number(4) + shift.y, width: number(5), height: number(6) },
  });
}

const NO_FACTS: Facts = {};
const noFacts = () => NO_FACTS;

/** They lie in the order in which they were found, some behind all others. */
function indexFacts(said: readonly number[], count: number, strings: readonly string[]): Parts['factsOf'] {
  const first = new Int32Array(count).fill(-1);
  const next = new Int32Array(said.length / 3).fill(-1);
  for (let fact = next.length - 1; fact >= 0; fact--) {
    const node = said[fact * 3] ?? 0;
    next[fact] = first[node] ?? -1;
    first[node] = fact;
  }
  return (node) => {
    const start = first[node] ?? -1;
    if (start < 0) return noFacts;
    return () => {
      const facts: Record<string, string> = {};
      for (let fact = start; fact >= 0; fact = next[fact] ?? -1) {
        const name = strings[said[fact * 3 + 1] ?? 0] ?? '';
        const value = strings[said[fact * 3 + 2] ?? 0] ?? '';
        const before = SEVERAL.has(name) ? facts[name] : undefined;
        facts[name] = before === undefined ? value : `${before}\n${value}`;
      }
      return facts;
    };
  };
}

const SEVERAL: ReadonlySet<string> = new Set(['.labelled', '.labelledby', '.described', '.error']);

function tie(node: SeenNode, nodes: readonly SeenNode[]): void {
  const other = (name: string) => {
    const number = node.facts[name]?.split('\n')[0];
    return number === undefined ? undefined : nodes[Number(number)];
  };
  if (node.facts === NO_FACTS) return;
  const [cover, control] = [other('.cover'), other('.control')];
  if (cover) node.coveredBy = cover;
  if (control) node.control = control;
}
