/** What is done to the things of a page by mouse and keyboard. */
import type { FieldValue, Target } from './action.js';

export type HandDeed =
  | {
      kind: 'click';
      target: Target;
      /** Absent: once. */
      times?: number;
      /** A key that is held down meanwhile, in Playwright's spelling. */
      holding?: string;
    }
  | { kind: 'doubleClick' | 'rightClick' | 'hover' | 'check' | 'uncheck'; target: Target }
  | { kind: 'drag'; target: Target; onto: Target }
  | { kind: 'scrollTo'; target: Target }
  | { kind: 'scroll'; towards: ScrollWay; /** Absent: the page. */ target?: Target }
  | { kind: 'focus' | 'selectText' | 'clear' | 'submit'; target: Target }
  | { kind: 'leave'; /** Absent: what has the focus. */ target?: Target }
  | { kind: 'fill'; target: Target; value: string }
  | { kind: 'fillForm'; fields: FieldValue[]; within?: Target }
  | { kind: 'type'; text: string; /** Absent: what has the focus. */ target?: Target }
  | { kind: 'press'; key: string; target?: Target; /** Absent: once. */ times?: number }
  | { kind: 'increase' | 'decrease'; target: Target; /** Absent: by one step. */ by?: number }
  | { kind: 'setToEnd'; target: Target; end: 'minimum' | 'maximum' }
  | { kind: 'select'; option: string; from: Target }
  | { kind: 'selectSeveral' | 'deselect'; options: string[]; from: Target }
  | { kind: 'expand' | 'collapse' | 'openWidgetTab' | 'closeWidget'; target: Target };

export type ScrollWay = 'top' | 'bottom' | 'up' | 'down';

export type HandDeedKind = HandDeed['kind'];

export type HandDeedOf<Kind extends HandDeedKind> = HandDeed extends infer Deed
  ? Deed extends { kind: infer Kinds }
    ? Kind extends Kinds
      ? Deed
      : never
    : never
  : never;
