/** Where one session runs, how to give that back, and how sessions there are carried out. */
import type { Page } from '@playwright/test';
import type { PromptStep, StepWords } from '../cases/prompt.js';
import type { Secrets } from '../cases/index.js';
import type { ModelsOption, ModelLimits } from '../models/index.js';
import type { MobileSession, SessionCreate } from '../contract/index.js';
import type { Capture } from './capture/startCapture.js';
import type { Ending } from './sessions/KeptSession.js';
import type { SessionLog } from './sessions/SessionLog.js';

export interface Place {
  page: Page;
  aroundStep?: AroundStep;
  /** Those go before the built-in agent's. */
  ownSteps?: OwnSteps | undefined;
  /** They come before the service's own. */
  options?: SessionOptions | undefined;
  /** Values that stand in prompts and must go to no model, by their names. */
  secrets?: Secrets | undefined;
  /** Somebody has already opened for the session what it is to begin with. */
  isPrepared?: boolean;
  release(): Promise<void>;
}

/** Wraps the work of a step, for instance in the runner's own step; must call `run` and pass on its rejection. */
export type AroundStep = (step: PromptStep, run: () => Promise<void>) => Promise<void>;

/** Steps that functions of the user's carry out. */
export interface OwnSteps {
  /** @throws Error where more than one fits */
  find(step: StepWords): OwnDeed | undefined;
}

/** What sessions of a project know and are carried out by. */
export type OwnOfProject = Pick<Place, 'ownSteps' | 'options' | 'secrets'>;

export interface OwnDeed {
  /** The phrase, as its file has it. */
  expression: string;
  run(tools: OwnTools): Promise<void>;
}

export interface OwnTools {
  page: Page;
  /** Carries out steps in words, one per line. */
  steps: (words: string) => Promise<void>;
}

/** A kind of place, and how many sessions may be there at a time. */
export interface Seating {
  open(): Promise<Place>;
  concurrency: number;
  /** That sessions there may name, beside those of the contract. */
  models?: ModelsOption | undefined;
}

/** A page of the caller's own, which a session neither makes nor closes; or a way to open places, and how many at a time. */
export type DeviceRegistration = PageRegistration | Seating;

export type PageRegistration = Pick<Place, 'page' | 'aroundStep' | 'ownSteps' | 'options' | 'secrets'>;

export interface SessionOptions {
  /**
   * Milliseconds that one step may take.
   * @default 5_000
   */
  stepTimeout?: number | undefined;
  /**
   * Which steps get a picture of the page: each; or the last one that was carried out, be it that the case ends or fails
   * there; or only one that did not pass. A picture takes longer than most steps.
   * @default 'each step'
   */
  pictures?: PictureChoice | undefined;
  /** What is reported for a case besides its verdict. */
  observe?: ObserveOptions | undefined;
  /**
   * Folders that files to be uploaded are in; the first that has one gives it.
   * @default none
   */
  files?: readonly string[] | undefined;
  /**
   * Which addresses steps may open. `web`: of the web, and of files of the service's machine only those below `files`.
   * `any`: for who runs cases of their own on a machine of their own.
   * @default 'web'
   */
  addresses?: 'web' | 'any' | undefined;
  /**
   * Models that may be asked for what a step means, where the built-in agent doesn't understand it.
   * @default none
   */
  models?: ModelsOption | undefined;
  /** How much asking them may take, of a step, of a case, and of all that the service runs. */
  modelLimits?: ModelLimits | undefined;
  /**
   * Whether a model may judge what a step expects where no sentence can say it. Such a step is reported as judged by a model.
   * @default false
   */
  judgeByModel?: boolean | undefined;
}

export type PictureChoice = 'each step' | 'last step' | 'failed step';

export interface ObserveOptions {
  /**
   * What axe-core finds on the page that is open when the case has ended.
   * @default true
   */
  accessibility?: boolean | undefined;
  /**
   * Milliseconds after which a page that has not loaded is slow.
   * @default 3_000
   */
  slowAfter?: number | undefined;
}

type Flat = Omit<SessionOptions, 'observe'> & ObserveOptions;

export type SessionSettings = { [Name in keyof Flat]-?: Exclude<Flat[Name], undefined> };

const DEFAULTS: SessionSettings = {
  stepTimeout: 5_000,
  pictures: 'each step',
  accessibility: true,
  slowAfter: 3_000,
  files: [],
  addresses: 'web',
  models: {},
  modelLimits: {},
  judgeByModel: false,
};

/** @param choices the nearer ones come first */
export function sessionSettings(...choices: readonly (SessionOptions | undefined)[]): SessionSettings {
  const flat: Flat[] = choices.map((choice) => ({ ...choice, ...choice?.observe }));
  const settings = Object.entries(DEFAULTS).map(([name, byDefault]) => {
    const said = flat.map((choice) => choice[name as keyof SessionSettings]);
    return [name, said.find((value) => value !== undefined) ?? byDefault];
  });
  return Object.fromEntries(settings) as SessionSettings;
}

export interface Progress {
  log: SessionLog;
  /** Ends the session as `terminated`. */
  signal: AbortSignal;
  /** Resolves when that is kept; rejects where the session must not go on. */
  onStatus: (status: 'preparing' | 'running') => Promise<void>;
  onCapture: (capture: Pick<Capture, 'toRecord'>) => void;
}

export interface Work {
  /** The same for all that take turns: `browser` for the service's own, else one for each device. */
  place: string;
  /** Sessions at a time there. @default 1 */
  concurrency?: number;
  /** Never rejects. */
  run: (progress: Progress) => Promise<Ending>;
  mobileSession?: MobileSession;
}

export const ANY_BROWSER = 'browser';

export const placeOfUser = (userDeviceId: string) => `user:${userDeviceId}`;
export const placeOfDevice = (deviceId: string) => `device:${deviceId}`;

export type Dispatch = (request: SessionCreate) => Promise<Work>;
