/** How sessions are carried out: the settings of the service, and those of a place, which come before them. */
import type { ModelLimits, ModelsOption } from '../models/index.js';

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
