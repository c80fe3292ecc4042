/** The line of text that is being read: which words of it are seen, and where two things stand apart in it. */
import { FLAG } from '../flags.js';
import type { Answer } from './Answer.js';
import { isHalfWithin, isMostlyIn, isWithin, type Area } from './area.js';
import * as native from './natives.js';
import type { Place } from './places.js';

export class Line {
  private readonly range = native.createRange(document);
  private last: Text | undefined;
  /** Its last letter is no blank, and no edge. */
  private isOpen = false;
  private hasBlank = false;

  constructor(
    private readonly answer: Answer,
    private readonly withHidden: boolean,
  ) {}

  /** Flags of an element where it begins. */
  open(element: Element, tag: string, display: string, isBlock: boolean): number {
    const blank = this.takeBlank();
    if (isBlock || tag === 'br' || CONTROL.test(tag)) this.end();
    const edges = edgesOf(element, tag, display);
    this.cross(edges & FLAG.edgeInFront, edges & FLAG.letterBox);
    return blank | edges | (isBlock ? FLAG.block : 0);
  }

  close(element: Element, tag: string, display: string, isBlock: boolean): void {
    const edges = edgesOf(element, tag, display);
    this.cross(edges & FLAG.edgeBehind, edges & FLAG.letterBox);
    if (isBlock) this.end();
  }

  read(text: Text, place: Place, parent: number): void {
    if (text.data.trim() === '') {
      this.hasBlank = true;
      this.isOpen = false;
      return;
    }
    this.range.selectNodeContents(text);
    const box = this.range.getBoundingClientRect();
    const words = this.seenOf(text, box, place);
    if (words === '') return;
    const isApart =
      this.isOpen && this.last !== undefined && /^\S/.test(words) && this.isApart(this.last, text);
    const isInView = isMostlyIn(box, place.areas.view);
    const flags =
      FLAG.text | FLAG.visible | this.takeBlank() | (isApart ? FLAG.apart : 0) | (isInView ? FLAG.inView : 0);
    this.answer.flag(this.answer.add(text, parent, words, box), flags | boldness(place));
    this.last = text;
    this.isOpen = /\S$/.test(words);
  }

  private takeBlank(): number {
    const { hasBlank } = this;
    this.hasBlank = false;
    return hasBlank ? FLAG.blank : 0;
  }

  private cross(edge: number, box: number): void {
    if (edge !== 0) this.isOpen = false;
    else if (box !== 0) this.isOpen = true;
  }

  private end(): void {
    this.last = undefined;
    this.isOpen = false;
  }

  private seenOf(text: Text, box: DOMRect, { isName, areas }: Place): string {
    if (this.withHidden) return text.data;
    if (isName) return this.range.getClientRects().length > 0 ? text.data : '';
    if (box.width === 0 || box.height === 0) return '';
    if (isWithin(box, areas.reach)) return text.data;
    const isLong = text.length > 20_000;
    const words = isLong && isHalfWithin(box, areas.reach) ? text.data : this.wordsIn(text, areas.reach);
    return words.trim() === '' ? '' : words;
  }

  private wordsIn(text: Text, area: Area): string {
    return text.data.replace(/\S+/g, (word, at: number) => {
      this.range.setStart(text, at);
      this.range.setEnd(text, at + word.length);
      return isHalfWithin(this.range.getBoundingClientRect(), area) ? word : ' ';
    });
  }

  private isApart(one: Text, other: Text): boolean {
    this.range.selectNodeContents(one);
    const rects = this.range.getClientRects();
    const before = rects[rects.length - 1];
    this.range.selectNodeContents(other);
    const after = this.range.getClientRects()[0];
    if (before === undefined || after === undefined) return false;
    const isSameLine = before.bottom > after.top && after.bottom > before.top;
    return isSameLine && Math.max(after.left - before.right, before.left - after.right) > 1;
  }
}

const boldness = ({ style }: Place): number => (Number(style?.fontWeight) >= BOLD ? FLAG.bold : 0);
const BOLD = 600;

const CONTROL = /^(?:input|textarea|select)$/;

/**
 * A person sees the box of a button between its words and those beside it: "-" and "1" are no "-1". A link is parted
 * from other things, but may be a part of a word.
 */
function edgesOf(element: Element, tag: string, display: string): number {
  if (tag === 'button' || native.attributeOf(element, 'role') === 'button')
    return FLAG.edgeInFront | FLAG.edgeBehind;
  if (tag === 'a' || tag === 'label') {
    const [before, after] = [native.beforeOf(element), native.afterOf(element)];
    return (isText(before) ? 0 : FLAG.edgeInFront) | (isText(after) ? 0 : FLAG.edgeBehind);
  }
  return display.startsWith('inline-') ? FLAG.letterBox : 0;
}

const isText = (node: Node | null): boolean => node !== null && native.typeOf(node) === Node.TEXT_NODE;
