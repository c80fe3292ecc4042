/** Why a gesture was not made, where the driver knows it; the action says it in the words of its step. */

export const OBSTACLES = [
  ...(['disabled', 'read-only', 'covered', 'hidden', 'gone', 'moving', 'outside'] as const),
  /** A drop that the page didn't take. */
  'refused',
  /** The window was closed by it, or meanwhile; there is another one. */
  'closed',
  /** The time was over, for whatever reason. */
  'late',
] as const;
export type Obstacle = (typeof OBSTACLES)[number];

export class GestureError extends Error {
  override readonly name = 'GestureError';
  readonly obstacle: Obstacle;
  /** What lies over it, as in `<div id="cover">`. */
  readonly cover?: string;

  constructor(obstacle: Obstacle, message: string, details: { cover?: string; cause?: unknown } = {}) {
    super(message, 'cause' in details ? { cause: details.cause } : {});
    this.obstacle = obstacle;
    if (details.cover !== undefined) this.cover = details.cover;
  }
}
