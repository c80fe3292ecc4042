/**
 * What a look has found, put down as it is found: numbers, and strings by their numbers. Arrays' own methods may be the
 * page's.
 */
import { BREAK, NODE_SIZE } from '../flags.js';
import type { Rect } from './area.js';

export class Answer {
  /** The elements and texts that the nodes stand for. */
  readonly things: Node[] = [];
  readonly numbers = new Map<Node, number>();
  private readonly nodes: number[] = [];
  private readonly keys: number[] = [];
  private readonly facts: number[] = [];
  private readonly strings: string[] = [];
  private readonly places = new Map<string, number>();
  private lastKey: number;

  /** @param before the last one, whose keys things keep */
  constructor(private before: Answer | undefined) {
    this.lastKey = before?.lastKey ?? 0;
  }

  /** @param words the tag, or the words of a text */
  add(thing: Node, parent: number, words: string, box: Rect): number {
    const { nodes, things } = this;
    const [number, at] = [things.length, nodes.length];
    nodes[at] = number - parent;
    nodes[at + 1] = this.place(words);
    nodes[at + 2] = 0;
    nodes[at + 3] = Math.round(box.left);
    nodes[at + 4] = Math.round(box.top);
    nodes[at + 5] = Math.round(box.width);
    nodes[at + 6] = Math.round(box.height);
    things[number] = thing;
    const before = this.before?.numbers.get(thing);
    this.keys[number] = (before === undefined ? undefined : this.before?.keys[before]) ?? ++this.lastKey;
    this.numbers.set(thing, number);
    return number;
  }

  flag(number: number, flag: number): void {
    const at = number * FLAGGED + 2;
    this.nodes[at] = (this.nodes[at] ?? 0) | flag;
  }

  has(number: number, flag: number): boolean {
    return ((this.nodes[number * FLAGGED + 2] ?? 0) & flag) !== 0;
  }

  fact(number: number, name: string, value: string | number | boolean): void {
    const at = this.facts.length;
    this.facts[at] = number;
    this.facts[at + 1] = this.place(name);
    this.facts[at + 2] = this.place(String(value));
  }

  /** A fact that is another node, where that is one. */
  link(number: number, name: string, other: Node | null): void {
    const linked = other === null ? undefined : this.numbers.get(other);
    if (linked !== undefined) this.fact(number, name, linked);
  }

  private place(text: string): number {
    const known = this.places.get(text);
    if (known !== undefined) return known;
    const at = this.strings.length;
    this.strings[at] = text;
    this.places.set(text, at);
    return at;
  }

  /** Lines, as `flags.ts` says. The next one needs nothing but the keys of this. */
  write(head: string): string {
    this.before = undefined;
    let text = `${head}\n${this.writtenNodes()}\n${written(this.facts)}\n${this.strings.length}`;
    for (let at = 0; at < this.strings.length; at++) text += `\n${oneLine(this.strings[at] ?? '')}`;
    return text;
  }

  /** Places are given relative to the parent's, and keys from the last one: most are small. */
  private writtenNodes(): string {
    const { nodes, keys } = this;
    let [text, key] = ['', 0];
    for (let number = 0, at = 0; at < nodes.length; number++, at += FLAGGED) {
      const back = nodes[at] ?? 0;
      const parent = number === 0 ? -1 : at - back * FLAGGED;
      const [x, y] = parent < 0 ? [0, 0] : [nodes[parent + 3] ?? 0, nodes[parent + 4] ?? 0];
      const place = `${(nodes[at + 3] ?? 0) - x},${(nodes[at + 4] ?? 0) - y},${nodes[at + 5]},${nodes[at + 6]}`;
      const own = keys[number] ?? 0;
      text += `${number === 0 ? '' : ','}${back},${nodes[at + 1]},${nodes[at + 2]},${place},${own - key}`;
      key = own;
    }
    return text;
  }
}

/** Numbers of a node here, where its key stands beside. */
const FLAGGED = NODE_SIZE - 1;

function written(numbers: readonly number[]): string {
  let text = '';
  for (let at = 0; at < numbers.length; at++) text += at === 0 ? String(numbers[at]) : `,${numbers[at]}`;
  return text;
}

function oneLine(text: string): string {
  return /[\n\u0001]/.test(text) ? text.replace(/\u0001/g, ' ').replace(/\n/g, BREAK) : text;
}
