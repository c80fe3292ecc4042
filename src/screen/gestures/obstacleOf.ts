/** Why Playwright did not make a gesture, as far as the element or its log says. */
import { GestureError, type Obstacle } from '../GestureError.js';
import type { ScreenNode } from '../Screen.js';
import type { Hand } from './Hand.js';

export async function obstacleOf(error: unknown, node: ScreenNode | undefined, hand: Hand): Promise<Error> {
  const message = error instanceof Error ? error.message : String(error);
  const cover = COVERED.exec(message)?.[1];
  const details = { cause: error, ...(cover !== undefined && { cover }) };
  const obstacle = (node && (await stateOf(node, hand))) ?? LOG.find(([said]) => said.test(message))?.[1];
  if (obstacle === undefined) return error instanceof Error ? error : new Error(message);
  return new GestureError(obstacle, firstLine(message), details);
}

const COVERED = /(<[^>]*>)[^\n]*intercepts pointer events/;

const LOG: readonly [RegExp, Obstacle][] = [
  [/not attached to the DOM|Execution context was destroyed|Frame was detached/, 'gone'],
  [COVERED, 'covered'],
  [/outside of the viewport/, 'outside'],
  [/element is not visible/, 'hidden'],
  [/element is not enabled/, 'disabled'],
  [/element is not editable/, 'read-only'],
  [/element is not stable/, 'moving'],
  [/Timeout \d+ms exceeded/, 'late'],
];

async function stateOf(node: ScreenNode, { frames }: Hand): Promise<Obstacle | undefined> {
  try {
    const handle = await frames.handleOf(node);
    if (handle === undefined) return 'gone';
    if (!(await handle.evaluate((element) => element.isConnected))) return 'gone';
    if (await handle.isDisabled()) return 'disabled';
    if (!(await handle.isVisible())) return 'hidden';
    return (await handle.getAttribute('readonly')) === null ? undefined : 'read-only';
  } catch {
    // The document went away, and with it the element.
    return 'gone';
  }
}

function firstLine(message: string): string {
  const [line = ''] = message.replace(/^(?:\w+\.)+\w+: /, '').split('\n');
  return line;
}
