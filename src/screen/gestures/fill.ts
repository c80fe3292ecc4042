/** Writes into a field in place of what stands there. The last letter is typed: many pages look at a field when a key goes down or up. */
import type { ElementHandle } from '@playwright/test';
import type { Gesture } from '../Driver.js';
import type { ScreenNode } from '../Screen.js';
import { handOn, type Hand } from './pointAt.js';

export async function fill({ node, value }: Gesture & { kind: 'fill' }, hand: Hand): Promise<void> {
  const field = { node, handle: await handOn(node, hand) };
  const letter = lastLetterFor(node, value);
  if (letter === undefined || !(await typeLast(letter, value, field, hand)))
    await fillAtOnce(value, field, hand);
}

/** False where the field shows something else then, as one with a mask may, or takes no such key. Some pages empty it by then. */
async function typeLast(letter: string, value: string, { handle }: Field, hand: Hand): Promise<boolean> {
  const { timeout } = hand;
  const begin = value.slice(0, -letter.length);
  if (begin === '') {
    // Nobody empties a field first who writes over what stands there.
    await handle.waitForElementState('editable', { timeout });
    await handle.selectText({ timeout });
  } else await handle.fill(begin, { timeout });
  try {
    await handle.press(letter, { timeout });
    const shown = await handle.inputValue();
    return shown === value || shown === '';
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

const GONE = /context was destroyed|Frame was detached|Target page, context or browser has been closed/;
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
