/** What a person is told of a step that isn't understood, in sentences. */
import { describeActions } from '../../meaning/describe.js';
import type { Unread } from './readCase.js';

export function sayUnread({ obstacle, upTo, nearest }: Unread): string[] {
  return [
    obstacle && `Without "${obstacle.words}" it means: ${describeActions(obstacle.rest)}.`,
    upTo === undefined ? undefined : `Understood up to: ${upTo}.`,
    nearest.length === 0 ? undefined : `The nearest: ${nearest.join(' · ')}`,
  ].filter((sentence) => sentence !== undefined);
}
