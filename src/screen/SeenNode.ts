/** A node of a page, made of what the script in it has said. What it is called and what is read in it is found when asked for. */
import { FLAG } from './flags.js';
import { attributesOf, type Attributes } from './attributesOf.js';
import { namesOf } from './names/namesOf.js';
import { composePieces, textOf } from './pieces.js';
import { isDrawnAsInput, roleOf } from './roleOf.js';
import { statesOf } from './statesOf.js';
import type { Box, Naming, Offer, Piece, ScreenNode, States, Style } from './Screen.js';

/** What is said of an element, by name: attributes by theirs, all else begins with a dot. Several are in lines. */
export type Facts = Readonly<Partial<Record<string, string>>>;

interface Said extends Pick<SeenNode, 'tag' | 'words' | 'flags' | 'box'> {
  key?: number;
  /** What else is said of it, and its number there. */
  said: { factsOf: (number: number) => Facts };
  number: number;
}

const NONE: readonly never[] = [];

export class SeenNode implements ScreenNode {
  id: number;
  readonly tag: string;
  readonly words: string;
  readonly key: number | undefined;
  readonly flags: number;
  readonly box: Box;
  children: readonly SeenNode[] = NONE;
  coveredBy: SeenNode | undefined = undefined;
  control: SeenNode | undefined = undefined;
  /** What names it, though a click on that does nothing to it. */
  label: SeenNode | undefined = undefined;
  private known: Partial<Known> | undefined = undefined;
  private readonly said: Said['said'];
  private readonly number: number;

  constructor(
    said: Said,
    public parent: SeenNode | undefined,
  ) {
    this.id = said.number;
    this.tag = said.tag;
    this.words = said.words;
    this.key = said.key;
    this.flags = said.flags;
    this.box = said.box;
    this.said = said.said;
    this.number = said.number;
    parent?.adopt(this);
  }

  adopt(child: SeenNode): void {
    if (this.children === NONE) this.children = [child];
    else (this.children as SeenNode[]).push(child);
  }

  get facts(): Facts {
    return (this.memory.facts ??= this.said.factsOf(this.number));
  }

  get role(): string {
    return (this.memory.role ??= roleOf(this));
  }

  get names(): readonly Naming[] {
    return (this.memory.names ??= namesOf(this));
  }

  get text(): string {
    return (this.memory.text ??= textOf(this.pieces));
  }

  get pieces(): readonly Piece[] {
    return (this.memory.pieces ??= composePieces(this));
  }

  get value(): string | undefined {
    return valueOf(this);
  }

  get secret(): string | undefined {
    return this.facts['.secret'];
  }

  get states(): States {
    return (this.memory.states ??= statesOf(this));
  }

  get offers(): readonly Offer[] | undefined {
    return this.facts['.offer']?.split('\n').map((offer) => {
      const [value = '', label = value] = offer.split('\t');
      return { value, label };
    });
  }

  get mayBeClosed(): boolean {
    return this.facts['.closed'] !== undefined;
  }

  get isPlain(): boolean {
    for (const _fact in this.facts) return false;
    return true;
  }

  get attributes(): Attributes {
    return (this.memory.attributes ??= attributesOf(this));
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

  get isBold(): boolean {
    return this.isSaid(FLAG.bold);
  }

  private get memory(): Partial<Known> {
    return (this.known ??= {});
  }

  isSaid(flag: number): boolean {
    return (this.flags & flag) !== 0;
  }
}

type Known = {
  -readonly [
    Name in 'facts' | 'role' | 'names' | 'text' | 'pieces' | 'states' | 'attributes'
  ]: SeenNode[Name];
};

function styleOf(facts: Facts): Style | undefined {
  const color = facts['.color'];
  if (color === undefined) return undefined;
  return {
    color,
    background: facts['.background'] ?? '',
    borderColor: facts['.border'] ?? '',
    weight: facts['.weight'] ?? '',
    italic: facts['.italic'] !== undefined,
    decoration: facts['.decoration'] ?? '',
    animation: facts['.animation'] ?? '',
    ...(facts['.fill'] !== undefined && { fill: facts['.fill'] }),
  };
}

const NO_VALUE = /^(?:checkbox|radio|submit|button|reset|image|hidden|password)$/;

function valueOf(node: SeenNode): string | undefined {
  const { tag, facts } = node;
  if (isDrawnAsInput(node)) return undefined;
  if (tag === 'input') return NO_VALUE.test(facts.type ?? '') ? undefined : facts['.value'];
  if (tag === 'textarea' || tag === 'select') return facts['.value'];
  return valueByRole(node);
}

const WRITTEN = /^(?:textbox|searchbox|combobox)$/;
const GAUGE = /^(?:slider|separator|scrollbar|spinbutton)$/;

function valueByRole({ role, text, facts }: SeenNode): string | undefined {
  if (facts['.editable'] !== undefined || WRITTEN.test(role)) return text;
  if (!GAUGE.test(role)) return undefined;
  const said = facts['aria-valuetext'] ?? facts['aria-valuenow'];
  if (role === 'spinbutton') return said ?? text;
  return text === '' ? said : undefined;
}
