/** What a look has found, put down as it is found: numbers, and strings by their numbers. Arrays' own methods may be the page's. */
import { BREAK, NODE_SIZE } from '../flags.js';
import type { Rect } from './area.js';

export interface Told {
  parent: number;
  /** The tag, or the words of a text. */
  words: string;
  flags: number;
  box: Rect;
}

/** Numbers that things keep from look to look. */
export class Keys {
  private readonly known = new WeakMap<Node, number>();
  private last = 0;

  of(thing: Node): number {
    const known = this.known.get(thing);
    if (known !== undefined) return known;
    this.known.set(thing, ++this.last);
    return this.last;
  }
}

export class Answer {
  /** The elements and texts that the nodes stand for. */
  readonly things: Node[] = [];
  readonly numbers = new Map<Node, number>();
  private readonly nodes: number[] = [];
  private readonly facts: number[] = [];
  private readonly strings: string[] = [];
  private readonly places = new Map<string, number>();

  constructor(private readonly keys: Keys) {}

  add(thing: Node, { parent, words, flags, box }: Told): number {
    const number = this.things.length;
    const { nodes } = this;
    const at = nodes.length;
    nodes[at] = number - parent;
    nodes[at + 1] = this.place(words);
    nodes[at + 2] = flags;
    nodes[at + 3] = Math.round(box.left);
    nodes[at + 4] = Math.round(box.top);
    nodes[at + 5] = Math.round(box.width);
    nodes[at + 6] = Math.round(box.height);
    nodes[at + 7] = this.keys.of(thing);
    this.things[number] = thing;
    this.numbers.set(thing, number);
    return number;
  }

  flag(number: number, flag: number): void {
    const at = number * NODE_SIZE + 2;
    this.nodes[at] = (this.nodes[at] ?? 0) | flag;
  }

  has(number: number, flag: number): boolean {
    return ((this.nodes[number * NODE_SIZE + 2] ?? 0) & flag) !== 0;
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

  /** Lines, as `flags.ts` says. */
  write(head: string): string {
    let text = `${head}\n${written(this.nodes)}\n${written(this.facts)}\n${this.strings.length}`;
    for (let at = 0; at < this.strings.length; at++) text += `\n${oneLine(this.strings[at] ?? '')}`;
    return text;
  }
}

function written(numbers: readonly number[]): string {
  let text = '';
  for (let at = 0; at < numbers.length; at++) text += at === 0 ? String(numbers[at]) : `,${numbers[at]}`;
  return text;
}

function oneLine(text: string): string {
  return /[\n\u0001]/.test(text) ? text.replace(/\u0001/g, ' ').replace(/\n/g, BREAK) : text;
}
