/* oxlint-disable max-lines -- one algebra, of types alone */
/** The one algebra of what a step can mean: what is done, what is expected, and of which thing. */
import type { Kind } from './kinds.js';
import type {
  Amount,
  Attribute,
  Beside,
  Change,
  ContentRelation,
  FieldValue,
  Listing,
  Look,
  Operated,
  PhoneUse,
  Position,
  SortOrder,
  State,
  StatedText,
  SwipeWay,
  TabName,
  TextRelation,
  UrlPart,
  ZoomWay,
} from './relations.js';

export * from './relations.js';

/** A thing on the page, as a person names it. Without a role any kind of thing may be meant. */
export interface Target {
  name?: string;
  role?: Kind;
  /** Of a heading: 1 to 6. */
  level?: number;
  /** Counts from 1. */
  ordinal?: number | 'last';
  within?: Target;
  /** A thing in the same place that it stands beside, to be distinguished from others of its kind. */
  beside?: { relation: Beside; thing: Target };
  at?: Position;
  /** The column that a cell stands in, or that a text is looked for in. */
  column?: string;
  /** "The selected row." */
  state?: State;
  /** Of things of which there may be many: each of them, none, any one, or one alone. */
  each?: 'each' | 'no' | 'any';
}

export type Action = Interaction | Expectation;

export interface Timed {
  /** Milliseconds that it may take, in place of the usual time of a step: "within 10 seconds". */
  limit?: number;
}

/** Something to be done. */
export type Interaction = Timed &
  (
    | { kind: 'open'; /** Absent: the start page. */ address?: string }
    | { kind: 'goTo'; /** What the page calls itself. */ page: string }
    | { kind: 'goBack' | 'goForward' | 'reload' }
    | { kind: 'wait'; milliseconds: number }
    | { kind: 'waitFor'; target: Target; negated: boolean }
    | Pointing
    | Writing
    | Choosing
    | AroundThePage
    | Compound
  );

type Pointing =
  | {
      kind: 'click';
      target: Target;
      /** Absent: once. */ times?: number;
      /** Held down meanwhile, as Playwright calls it. */ holding?: string;
    }
  | { kind: 'doubleClick' | 'rightClick' | 'hover' | 'check' | 'uncheck' | 'longPress'; target: Target }
  | { kind: 'clickOutside'; target: Target }
  | {
      kind: 'drag';
      target: Target;
      onto: Target;
      /** Absent: onto it. */ place?: 'before' | 'after' | 'above' | 'below';
    }
  | { kind: 'dragBy'; target: Target; /** Pixels. */ right: number; down: number }
  | { kind: 'scrollTo'; target: Target }
  | { kind: 'scroll'; towards: ScrollWay; /** Absent: the page. */ target?: Target }
  | { kind: 'movePointerAway' };

export type ScrollWay = 'top' | 'bottom' | 'up' | 'down';

type Writing =
  | { kind: 'focus' | 'selectText' | 'clear' | 'submit'; target: Target }
  | { kind: 'leave'; /** Absent: what has the focus. */ target?: Target }
  | { kind: 'fill'; target: Target; value: string }
  | { kind: 'fillWith'; target: Target; /** What it shows is taken. */ source: Target }
  | { kind: 'fillForm'; fields: FieldValue[]; within?: Target }
  | { kind: 'type'; text: string; /** Absent: what has the focus. */ target?: Target }
  | {
      kind: 'press';
      key: string;
      /** What a button would be called that may be meant as well: "press Return". The page decides. */
      named?: string;
      target?: Target;
      /** Absent: once. */
      times?: number;
    };

type Choosing =
  | { kind: 'increase' | 'decrease'; target: Target; /** Absent: by one step. */ by?: number }
  | { kind: 'setToEnd'; target: Target; end: 'minimum' | 'maximum' }
  | { kind: 'select'; option: string; from: Target }
  | { kind: 'selectSeveral' | 'deselect'; options: string[]; from: Target }
  | { kind: 'expand' | 'collapse' | 'openWidgetTab' | 'closeWidget'; target: Target }
  | { kind: 'sort'; target: Target; by: string; order: SortOrder }
  | { kind: 'rate'; stars: number; target?: Target }
  | { kind: 'turnCalendar'; /** Months; below 0 it is turned back. */ months: number }
  | { kind: 'pickDay'; day: string };

/** What is done around a page: its dialogs, tabs, frames, files and window; and what is kept for later steps. */
type AroundThePage =
  | { kind: 'acceptDialog' | 'dismissDialog' | 'leaveFrame' | 'clearCookies' }
  | { kind: 'answerDialog'; text: string }
  | { kind: 'switchTab'; tab: TabName }
  | { kind: 'usePhone'; use: PhoneUse }
  | { kind: 'swipe'; towards: SwipeWay; target?: Target }
  | { kind: 'zoom'; towards: ZoomWay; /** Absent: the middle of the screen. */ target?: Target }
  /** Of what an app asks the phone's user for: the dialog is the system's. */
  | { kind: 'allowPermission' | 'denyPermission' }
  | { kind: 'openTab'; /** Absent: a blank one. */ address?: string }
  | { kind: 'closeTab'; /** Absent: the tab at hand. */ tab?: TabName }
  | { kind: 'enterFrame'; target: Target }
  | { kind: 'download'; target: Target }
  | { kind: 'upload'; files: string[]; /** Absent: the only place for files on the page. */ target?: Target }
  | { kind: 'setWindow'; width: number; height: number }
  | { kind: 'emulate'; device: string }
  | { kind: 'remember'; as: string; target: Target }
  | { kind: 'rememberPage'; as: string; part: 'URL' | 'title' }
  | { kind: 'setCookie'; name: string; value: string }
  | { kind: 'takePicture'; /** Absent: the page. */ target?: Target; name?: string };

/** Made of other actions. */
type Compound =
  | { kind: 'signIn'; /** None where nobody is asked for one. */ user?: string; password: string }
  | { kind: 'signOut' }
  | ({ kind: 'operate'; /** Which of several it is done to: the last item. */ item?: Target } & Operated)
  | { kind: 'until'; do: Action; until: Expectation }
  | { kind: 'if'; holds: Expectation; then: Action[] }
  | {
      kind: 'repeatSteps';
      from: number;
      to: number;
      /** Each time it stands in them. */ put?: { text: string; inPlaceOf: string };
    }
  /** A remark on which nothing is done. */
  | { kind: 'pass' };

/** An expectation also may have to hold for a while. */
export interface Lasting {
  /** Milliseconds in which it must hold all the time; what is denied, from the first look on. */
  lasting?: number;
}

/** Something to be seen; each `negated` one holds where the plain one does not. */
export type Expectation = Timed & Lasting & (OfThings | OfThePage | AroundIt);

type OfThings =
  | {
      kind: 'expectVisible';
      target: Target;
      negated: boolean;
      /** Seen before, and now anew. */ again?: true;
      /** It was there before: that it isn't may be because nothing is ever called so. */ gone?: true;
      /** It is said to be open, which what stands there for good isn't by that. */ opened?: true;
    }
  | { kind: 'expectMessage'; tone: Tone; /** A message, and where it is. */ target: Target }
  | { kind: 'expectEach'; targets: Target[]; negated: boolean }
  /** All seen in one message, row or card, in any order and form. */
  | { kind: 'expectTogether'; words: string[] }
  | { kind: 'expectContent'; target: Target; relation: ContentRelation; text: string; negated: boolean }
  | { kind: 'expectEmpty'; target: Target; negated: boolean }
  | { kind: 'expectState'; target: Target; state: State; negated: boolean }
  | ({ kind: 'expectCount'; things: Target } & Amount)
  | {
      kind: 'expectAttribute';
      target: Target;
      attribute: Attribute;
      relation: TextRelation;
      text: string;
      negated: boolean;
    }
  | ({ kind: 'expectNumber'; target: Target } & Amount)
  | ({ kind: 'expectChange'; target: Target } & Change)
  | { kind: 'expectSame'; target: Target; other: Target; negated: boolean }
  | { kind: 'expectLook'; target: Target; look: Look; negated: boolean }
  | {
      kind: 'expectRating';
      /** Absent: the only one on the page. */
      target?: Target;
      /** 3.5 where one is half filled. */
      stars: number;
      /** How many there are. Absent: not said. */
      of?: number;
      negated: boolean;
    }
  | {
      kind: 'expectDay';
      /** As it is said: "20", "March 20, 2025", "today". */
      day: string;
      state: DayState;
      negated: boolean;
    }
  | ({ kind: 'expectItems'; target: Target; items: string[]; negated: boolean } & Listing)
  | ({ kind: 'expectRows'; target: Target; rows: string[][]; negated: boolean } & Listing)
  | { kind: 'expectSorted'; target: Target; by?: string; order: SortOrder; negated: boolean }
  | {
      kind: 'expectOrder';
      target: Target;
      other: Target;
      relation: 'before' | 'after';
      /** Nothing stands between them. */
      isNext?: true;
    }
  | { kind: 'expectPattern'; pattern: string; within?: Target; negated: boolean };

type OfThePage =
  | { kind: 'expectTitle' | 'expectUrl'; relation: TextRelation; text: string; negated: boolean }
  | {
      kind: 'expectPage';
      /** Absent, and without a name: the start page. */ address?: string;
      /** What the page calls itself, as in "the checkout page". */ name?: string;
      negated: boolean;
    }
  | { kind: 'expectUrlPart'; part: UrlPart; relation: TextRelation; text: string; negated: boolean }
  | { kind: 'expectQuery'; name: string; /** Absent: that it is there. */ is?: StatedText; negated: boolean };

/** Of a day in the calendar that is shown. */
export type DayState = 'selected' | 'highlighted' | 'enabled' | 'disabled';

/** What a message tells of, whatever its words are. */
export type Tone = 'error' | 'warning' | 'success';

/** Axe-core's words for how grave a violation is. */
export type Gravity = 'minor' | 'moderate' | 'serious' | 'critical';
export type BrowserStore = 'local storage' | 'session storage';

type AroundIt =
  | { kind: 'expectDialog'; /** Absent: that one is open. */ is?: StatedText; negated: boolean }
  | ({ kind: 'expectTabs'; negated: false } & Amount)
  | { kind: 'expectNewTab'; negated: boolean }
  | { kind: 'expectDownload'; /** Its name; absent: any. */ is?: StatedText; negated: boolean }
  | {
      kind: 'expectDownloaded';
      /** Absent: the last one. */ file?: string;
      relation: TextRelation;
      text: string;
      negated: boolean;
    }
  | { kind: 'expectCookie'; name: string; /** Absent: that it is there. */ is?: StatedText; negated: boolean }
  | { kind: 'expectStored'; store: BrowserStore; name: string; is?: StatedText; negated: boolean }
  | { kind: 'expectProblem'; problem: 'console error' | 'failed request'; negated: boolean }
  | { kind: 'expectAccessible'; /** Graver violations count, too. */ gravity: Gravity; negated: true };

export type ActionKind = Action['kind'];

/** The action that a kind belongs to; several kinds may share one. */
export type ActionOf<Kind extends ActionKind> = Pairing<Action, Kind>;
type Pairing<Candidate, Kind> = Candidate extends { kind: infer Kinds }
  ? Kind extends Kinds
    ? Candidate
    : never
  : never;

export function isExpectation(action: Action): action is Expectation {
  return action.kind.startsWith('expect');
}
