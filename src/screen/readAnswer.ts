/** Makes nodes of the answer that the script in a page gives. */
import { BREAK, HEAD_LINES, FLAG, NODE_SIZE } from './flags.js';
import { SeenNode, type Facts } from './SeenNode.js';

export interface Look {
  ready: boolean;
  isFading: boolean;
  width: number;
  height: number;
  today: string;
  title: string;
  /** In reading order, the root first; none of a page that has no root yet. */
  nodes: SeenNode[];
}

const HEAD = /^(\d) (\d+) (\d+) (\S+) (.*)$/;

export function readAnswer(answer: string, shift: Shift = { x: 0, y: 0, keys: 0 }): Look {
  const lines = answer.split('\n');
  const [head = '', nodes = '', facts = '', count = ''] = lines;
  const strings = lines.slice(HEAD_LINES).map((line) => line.replaceAll(BREAK, '\n'));
  const said = HEAD.exec(head);
  if (said === null || strings.length !== Number(count))
    throw new Error('The page gave an answer that cannot be read.');
  const [, flags, width, height, today = '', title = ''] = said;
  const read = new SaidNodes(numbersOf(nodes), numbersOf(facts), strings).read(shift);
  return {
    ...{ ready: (Number(flags) & 1) > 0, isFading: (Number(flags) & 2) > 0 },
    ...{ width: Number(width), height: Number(height) },
    ...{ today, title: title.trim(), nodes: read },
  };
}

const numbersOf = (line: string): number[] => JSON.parse(`[${line}]`) as number[];

/** The script in the page, bundled of `page/` where this is built or loaded. */
declare const LOOKER_SCRIPT: string;

/** Its value is a looker. */
export const lookerExpression = (): string =>
  `(() => { let looker; const give = (one) => { looker = one; }; ${LOOKER_SCRIPT}; return looker; })()`;

/** How far a page's view is from the outer one's, and its keys from those of other pages. */
interface Shift {
  x: number;
  y: number;
  keys: number;
}

const FACT_SIZE = 3;

class SaidNodes {
  /** The first fact of each node, and the next one after each fact; -1 for none. */
  private readonly first: Int32Array;
  private readonly next: Int32Array;

  constructor(
    private readonly numbers: readonly number[],
    private readonly facts: readonly number[],
    private readonly strings: readonly string[],
  ) {
    this.first = new Int32Array(numbers.length / NODE_SIZE).fill(-1);
    this.next = new Int32Array(facts.length / FACT_SIZE).fill(-1);
    for (let fact = this.next.length - 1; fact >= 0; fact--) {
      const node = facts[fact * FACT_SIZE] ?? 0;
      this.next[fact] = this.first[node] ?? -1;
      this.first[node] = fact;
    }
  }

  read(shift: Shift): SeenNode[] {
    const nodes: SeenNode[] = [];
    let key = shift.keys;
    for (let at = 0; at < this.numbers.length; at += NODE_SIZE) {
      const parent = at === 0 ? undefined : nodes[nodes.length - this.at(at)];
      key += this.at(at + 7);
      nodes.push(this.nodeAt(at, parent, shift, key));
    }
    this.tie(nodes);
    return nodes;
  }

  private at(place: number): number {
    return this.numbers[place] ?? 0;
  }

  private nodeAt(at: number, parent: SeenNode | undefined, shift: Shift, key: number): SeenNode {
    const flags = this.at(at + 2);
    const isText = (flags & FLAG.text) !== 0;
    const words = this.strings[this.at(at + 1)] ?? '';
    const { x, y } = parent?.box ?? shift;
    const id = at / NODE_SIZE;
    const box = {
      x: x + this.at(at + 3),
      y: y + this.at(at + 4),
      width: this.at(at + 5),
      height: this.at(at + 6),
    };
    const tag = isText ? '#text' : id === 0 ? '#document' : words;
    return new SeenNode({ tag, words: isText ? words : '', key, flags, box, said: this, number: id }, parent);
  }

  factsOf(number: number): Facts {
    let fact = this.first[number] ?? -1;
    if (fact < 0) return NOTHING;
    const facts: Record<string, string> = {};
    for (; fact >= 0; fact = this.next[fact] ?? -1) {
      const [name, value] = [this.text(fact * FACT_SIZE + 1), this.text(fact * FACT_SIZE + 2)];
      const before = SEVERAL.has(name) ? facts[name] : undefined;
      facts[name] = before === undefined ? value : `${before}\n${value}`;
    }
    return facts;
  }

  private text(place: number): string {
    return this.strings[this.facts[place] ?? 0] ?? '';
  }

  /** To what covers them, and labels to their fields. */
  private tie(nodes: readonly SeenNode[]): void {
    const [cover, control, names] = ['.cover', '.control', '.names'].map((name) =>
      this.strings.indexOf(name),
    );
    for (let at = 0; at < this.facts.length; at += FACT_SIZE) {
      const name = this.facts[at + 1];
      if (name !== cover && name !== control && name !== names) continue;
      const [node, other] = [nodes[this.facts[at] ?? 0], nodes[Number(this.text(at + 2))]];
      if (node === undefined || other === undefined) continue;
      if (name === cover) node.coveredBy = other;
      else if (name === control) node.control = other;
      else other.label = node;
    }
  }
}

const NOTHING: Facts = {};
const SEVERAL: ReadonlySet<string> = new Set(['.labelled', '.labelledby', '.described', '.error', '.offer']);
