/** Writes into a field in place of what stands there. The last letter is typed: many pages look at a field when a key goes down or up. */
import type { ElementHandle } from '@playwright/test';
import type { Gesture } from '../Driver.js';
import type { ScreenNode } from '../Screen.js';
import { enterAtOnce, GONE, tellRest, type Entered } from './atOnce.js';
import { handOn, type Hand } from './pointAt.js';

export async function fill({ node, value }: Gesture & { kind: 'fill' }, given: Hand): Promise<void> {
  const rest = tellRest(given);
  const letter = lastLetterFor(node, value);
  const entered = letter === undefined ? undefined : await enterAtOnce(node, given);
  const shown = entered && letter !== undefined ? await typeInto(entered, letter, value) : 'not typed';
  if (shown === 'as typed') return;
  const hand = rest();
  const field = { node, handle: await handOn(node, hand) };
  const isTyped =
    shown === 'not typed' && letter !== undefined && (await typeLast(letter, value, field, hand));
  if (!isTyped) await fillAtOnce(value, field, hand);
}

/** A field with a mask shows something else then, and so does one that takes no such key. Some pages empty it by then. */
async function typeInto(
  { put, type, shown }: Entered,
  letter: string,
  value: string,
): Promise<'as typed' | 'something else' | 'not typed'> {
  const begin = value.slice(0, -letter.length);
  // Nobody empties a field first who writes over what stands there.
  if (begin !== '') await put(begin);
  if (!(await type(letter))) return 'not typed';
  return isTaken(await shown(), value) ? 'as typed' : 'something else';
}

const isTaken = (shown: string | undefined, value: string): boolean =>
  shown === undefined || shown === value || shown === '';

/** The same by Playwright, which waits until it can be written into; false where it shows something else then. */
async function typeLast(letter: string, value: string, { handle }: Field, hand: Hand): Promise<boolean> {
  const { timeout } = hand;
  const begin = value.slice(0, -letter.length);
  if (begin === '') {
    await handle.waitForElementState('editable', { timeout });
    await handle.selectText({ timeout });
  } else await handle.fill(begin, { timeout });
  try {
    await handle.press(letter, { timeout });
    return isTaken(await handle.inputValue(), value);
  } catch (error) {
    ifStillThere(error);
    return true;
  }
}

interface Field {
  node: ScreenNode;
  handle: ElementHandle<HTMLElement>;
}

async function fillAtOnce(value: string, { node, handle }: Field, { timeout }: Hand): Promise<void> {
  // The body of a frame has no height while it is empty, and can be written into all the same.
  await handle.fill(value, { timeout, force: node.tag === 'body' });
  if (!WRITTEN.test(node.role)) return;
  await handle.dispatchEvent('keyup', lastKeyOf(value)).catch(ifStillThere);
}

/** What was written may have led to another page by then. */
function ifStillThere(error: unknown): void {
  if (!GONE.test(String(error))) throw error;
}

const WRITTEN = /^(?:textbox|searchbox|combobox|spinbutton)$/;

/** None for editors, nor where what is written is no text, or ends in a new line or in half a number. */
function lastLetterFor({ tag, role, attributes }: ScreenNode, value: string): string | undefined {
  const isField = WRITTEN.test(role) && (tag === 'textarea' || TYPED.test(attributes.type ?? 'text'));
  if (!isField || !/^(?:input|textarea)$/.test(tag)) return undefined;
  const [letter] = LETTER.exec(value) ?? [];
  const isHalf = attributes.type === 'number' && !/^\d$|\d\d$/.test(value);
  return isHalf ? undefined : letter;
}

const TYPED = /^(?:text|search|email|password|tel|url|number)$/i;
/** Where the keyboard has a key for it. */
const LETTER = /[ -~]$/;

function lastKeyOf(value: string): { key: string; keyCode?: number } {
  const key = value.at(-1);
  if (key === undefined) return { key: 'Backspace', keyCode: 8 };
  return /[a-z\d]/i.test(key) ? { key, keyCode: key.toUpperCase().charCodeAt(0) } : { key };
}
