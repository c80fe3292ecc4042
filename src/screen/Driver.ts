/** What looks and acts: a page in a browser today, a phone later. */
import type { Screen, ScreenNode } from './Screen.js';

export interface Driver {
  look(options?: LookOptions): Promise<Screen>;
  /**
   * Rejects with a GestureError where a person couldn't do it: what is covered, disabled, gone or moving until the time
   * is up.
   */
  do(gesture: Gesture, options: { timeout: number; signal?: AbortSignal | undefined }): Promise<void>;
}

export interface LookOptions {
  styles?: boolean;
  /** One that has just been made will do, if no gesture came after it. */
  recent?: boolean;
  /** What is not shown, too, as if it were: for telling why something is not found. */
  hidden?: boolean;
}

/**
 * What a hand does, in the words of Playwright; each node is one of the last look. A click on an option of a closed
 * native list chooses it; a piece of text is clicked where it stands; a focus and a key reach what is drawn by its label.
 */
export type Gesture =
  | {
      kind: 'click';
      node: ScreenNode;
      times?: number;
      button?: 'left' | 'right' | 'middle';
      /** As Playwright calls them. */ modifiers?: readonly string[];
      /** Milliseconds. */ hold?: number;
      /** From its top left corner. */ at?: { x: number; y: number };
    }
  | { kind: 'clickAt' | 'pointAt'; /** In the view. */ x: number; y: number }
  | { kind: 'hover' | 'focus' | 'blur' | 'selectText' | 'reveal'; node: ScreenNode }
  | { kind: 'fill'; node: ScreenNode; value: string }
  | {
      kind: 'select';
      node: ScreenNode;
      /** Labels of a native list's options. */ options: readonly string[];
      /** In place of labels, which may be alike: these options are chosen then, and no others. */
      chosen?: readonly ScreenNode[];
    }
  | { kind: 'press'; key: string; node?: ScreenNode }
  | { kind: 'type'; text: string; node?: ScreenNode }
  | {
      kind: 'setFiles';
      /** An input for files, be it hidden, or what asks for files when it is clicked. */ node: ScreenNode;
      /** Paths. */ files: readonly string[];
    }
  | {
      kind: 'drag';
      node: ScreenNode;
      onto: ScreenNode;
      /** Part of its size, from the top left. */ at?: { x: number; y: number };
    }
  | { kind: 'dragBy'; node: ScreenNode; right: number; down: number }
  | { kind: 'scroll'; node?: ScreenNode; right: number; down: number };

const OBSTACLES = [
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
  /** What lies over it, as in `<div id="cover">`. */
  readonly cover: string | undefined;

  constructor(
    readonly obstacle: Obstacle,
    message: string,
    { cover, ...cause }: { cover?: string | undefined; cause?: unknown } = {},
  ) {
    super(message, cause);
    this.cover = cover;
  }
}
