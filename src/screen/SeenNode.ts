/** A node of a page, made of what the script in it has said. What it is called and what is read in it is found when asked for. */
import { FLAG } from './flags.js';
import { attributesOf } from './attributesOf.js';
import { namesOf } from './names/namesOf.js';
import { composePieces, textOf } from './pieces.js';
import { roleOf } from './roleOf.js';
import { statesOf } from './statesOf.js';
import type { Attributes, Box, Naming, Piece, ScreenNode, States, Style } from './Screen.js';
import { styleOf } from './styleOf.js';
import { valueOf } from './valueOf.js';

/** What is said of an element, by name: attributes by theirs, all else begins with a dot. Several are in lines. */
export type Facts = Readonly<Partial<Record<string, string>>>;

export interface Said {
  id: number;
  tag: string;
  /** Of a text. */
  words: string;
  key?: number;
  flags: number;
  box: Box;
  facts: () => Facts;
}

export class SeenNode implements ScreenNode {
  id: number;
  readonly key: number | undefined;
  parent: SeenNode | undefined;
  readonly children: SeenNode[] = [];
  readonly tag: string;
  readonly words: string;
  readonly flags: number;
  box: Box;
  coveredBy?: SeenNode;
  control?: SeenNode;
  private readonly known: Partial<Known> = {};

  constructor(private readonly said: Said) {
    this.id = said.id;
    this.tag = said.tag;
    this.key = said.key;
    this.words = said.words;
    this.flags = said.flags;
    this.box = said.box;
  }

  get facts(): Facts {
    return (this.known.facts ??= this.said.facts());
  }

  get role(): string {
    return (this.known.role ??= roleOf(this));
  }

  get names(): readonly Naming[] {
    return (this.known.names ??= namesOf(this));
  }

  get text(): string {
    return (this.known.text ??= textOf(this.pieces));
  }

  get pieces(): readonly Piece[] {
    return (this.known.pieces ??= composePieces(this));
  }

  get value(): string | undefined {
    return valueOf(this);
  }

  get states(): States {
    return (this.known.states ??= statesOf(this));
  }

  get attributes(): Attributes {
    return (this.known.attributes ??= attributesOf(this));
  }

  get style(): Style | undefined {
    return styleOf(this.facts);
  }

  get isVisible(): boolean {
    // What has no box of its own is seen in what it holds.
    if (this.isSaid(FLAG.visible)) return true;
    const isFlat = this.box.width === 0 || this.box.height === 0;
    return isFlat && this.tag !== 'select' && this.children.some((child) => child.isVisible);
  }

  get isInView(): boolean {
    return this.isSaid(FLAG.inView);
  }

  get isUsable(): boolean {
    return this.isSaid(FLAG.usable);
  }

  isSaid(flag: number): boolean {
    return (this.flags & flag) !== 0;
  }
}

interface Known {
  facts: Facts;
  role: string;
  names: readonly Naming[];
  text: string;
  pieces: readonly Piece[];
  states: States;
  attributes: Attributes;
}
