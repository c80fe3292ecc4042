/** What is expected of things around a page: its dialogs, tabs, downloads, what it stores, what went wrong in it. */
import type { Impact } from './accessibility/impacts.js';
import type { Amount, StatedText, TextRelation } from './relations.js';

export type SceneExpectation =
  | { kind: 'expectDialog'; /** Absent: that one is open. */ is?: StatedText; negated: boolean }
  | ({ kind: 'expectTabs'; negated: false } & Amount)
  | { kind: 'expectNewTab'; negated: boolean }
  | { kind: 'expectDownload'; /** Its name; absent: any. */ is?: StatedText; negated: boolean }
  | {
      kind: 'expectDownloaded';
      /** Absent: the last one. */
      file?: string;
      relation: TextRelation;
      text: string;
      negated: boolean;
    }
  | { kind: 'expectCookie'; name: string; /** Absent: that it is there. */ is?: StatedText; negated: boolean }
  | { kind: 'expectStored'; store: BrowserStore; name: string; is?: StatedText; negated: boolean }
  | { kind: 'expectTrouble'; trouble: 'console error' | 'failed request'; negated: boolean }
  | { kind: 'expectAccessible'; /** Graver violations count, too. */ gravity: Impact; negated: true };

export type BrowserStore = 'local storage' | 'session storage';

type Kinds = SceneExpectation['kind'];

export type SceneExpectationOf<Kind extends Kinds> = Extract<SceneExpectation, { kind: Kind }>;
