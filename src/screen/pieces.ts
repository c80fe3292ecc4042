/** What a person reads in a node, piece by piece. Pure. */
import { FLAG } from './flags.js';
import { wordOfIcon } from './names/iconNames.js';
import { isDrawnAsInput } from './roleOf.js';
import { EDGE, type Piece } from './Screen.js';
import type { SeenNode } from './SeenNode.js';

export function composePieces(root: SeenNode): Piece[] {
  const composer = new Composer();
  if (isOfIcon(root)) return composer.pieces;
  composer.read(root);
  composer.endLine();
  return composer.pieces;
}

/** The word that an icon is drawn by, and the box around it. */
function isOfIcon({ tag, parent }: SeenNode): boolean {
  if (parent === undefined || (tag !== '#text' && tag !== 'span')) return false;
  return wordOfIcon(parent) !== undefined || (parent.tag === 'span' && isOfIcon(parent));
}

export function textOf(pieces: readonly Piece[]): string {
  return pieces
    .filter(({ kind }) => kind !== 'name')
    .map(({ text }) => text)
    .join(' ');
}

/** `BOX` parts two things only where they aren't the letters of one word. */
const [BOX, NO_BREAK] = ['\ufdd1', '\ufdd2'] as const;
const CONTROL = /^(?:input|textarea|select)$/;

class Composer {
  readonly pieces: Piece[] = [];
  private line = '';
  private first: SeenNode | undefined;

  read(node: SeenNode): void {
    if (node.isSaid(FLAG.blank)) this.line += ' ';
    if (node.tag === '#text') this.readText(node);
    else if (node.tag === 'option' || node.tag === 'optgroup') this.readOption(node);
    else this.readElement(node);
  }

  endLine(): void {
    if (this.first !== undefined) this.add('text', this.line, this.first);
    this.line = '';
    this.first = undefined;
  }

  private readText(node: SeenNode): void {
    this.first ??= node;
    this.line += node.isSaid(FLAG.apart) ? EDGE + node.words : node.words;
  }

  private readElement(node: SeenNode): void {
    // What a frame shows is no part of the line that it stands in.
    const isBlock = node.isSaid(FLAG.block) || node.tag === '#document';
    if (isBlock || node.tag === 'br') this.endLine();
    const box = node.isSaid(FLAG.letterBox) ? BOX : '';
    this.line += node.isSaid(FLAG.edgeInFront) ? EDGE : box;
    if (node.isSaid(FLAG.saysName) || node.tag === 'svg') this.add('name', saidName(node), node);
    this.readInside(node);
    this.line += node.isSaid(FLAG.edgeBehind) ? EDGE : box;
    if (isBlock) this.endLine();
  }

  private readInside(node: SeenNode): void {
    if (isDrawnAsInput(node)) return;
    if (CONTROL.test(node.tag)) {
      this.endLine();
      this.readControl(node);
    } else if (wordOfIcon(node) === undefined) for (const child of node.children) this.read(child);
  }

  private readControl(node: SeenNode): void {
    if (!node.isSaid(FLAG.visible)) return;
    const { facts } = node;
    const value = facts['.value'] ?? '';
    // A box of options shows them all.
    if (facts['.box'] !== undefined) for (const child of node.children) this.readOption(child, true);
    else if (node.tag === 'select') this.add('value', value, node);
    else if (/^(?:submit|button|reset)$/.test(facts.type ?? '')) this.add('text', value, node);
    else if (!UNREAD.test(facts.type ?? ''))
      this.add(value === '' ? 'name' : 'value', value === '' ? facts.placeholder : value, node);
  }

  private readOption(node: SeenNode, isWithin = false): void {
    if (isWithin && !node.isSaid(FLAG.visible)) return;
    this.add('text', node.facts['.label'], node);
    for (const child of node.children) this.readOption(child, isWithin);
  }

  private add(kind: Piece['kind'], said: string | undefined, node: SeenNode): void {
    const words = spell(said ?? '');
    if (words === '') return;
    const text = words.replaceAll(EDGE, ' ');
    this.pieces.push({ kind, text, ...(words.includes(EDGE) && { edged: words }), node });
  }
}

const UNREAD = /^(?:hidden|checkbox|radio|password|file|image)$/;

function saidName({ tag, facts }: SeenNode): string | undefined {
  const label = facts['aria-label'];
  if (label !== undefined) return label;
  if (tag === 'svg') return facts['.title'];
  return /^(?:img|area|input)$/.test(tag) ? facts.alt : undefined;
}

const SPECIAL = /[\u00a0\u00ad\u0300-\u036f\u1100-\uffff]/;

/** White space made one blank, with what parts things; letters as one writes them. */
export function spell(said: string): string {
  return SPECIAL.test(said) ? tidy(said) : said.replace(/\s+/g, ' ').trim();
}

function tidy(text: string): string {
  return (
    (text.includes(BOX) ? joinLetters(text) : text)
      .normalize('NFC')
      .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
      .replaceAll(BOX, EDGE)
      .replace(/\ufdd0+([.,;:!?)])/g, '$1')
      // A blank that parts thousands is no blank between words.
      .replace(/(?<=\d)[\u00a0\u202f\u2009](?=\d{3}(?!\d))/g, NO_BREAK)
      .replace(/\s+/g, ' ')
      .replaceAll(NO_BREAK, '\u00a0')
      .replace(/ \ufdd0[ \ufdd0]*|\ufdd0+ [ \ufdd0]*/g, ' ')
      .replace(/\ufdd0+/g, EDGE)
      .replace(/^[ \ufdd0]+|[ \ufdd0]+$/g, '')
  );
}

/** Words whose letters are drawn one by one. */
function joinLetters(text: string): string {
  return text.replace(/(?<![^\s\ufdd0\ufdd1])\p{L}(?:\ufdd1+\p{L}(?![^\s\ufdd0\ufdd1]))+/gu, (word) =>
    word.replaceAll(BOX, ''),
  );
}
