/** How the local service carries out the cases of a plugin; a hosted service has settings of its own. */
import { faultsOfLimits, type ModelLimits } from '../../models/limits.js';
import { faultsOfModels, type ModelsOption } from '../../models/options.js';
import { faultsOfPhones, type PhonesOption } from '../../phones/options.js';
import { nearestName, readDuration, shownValue } from '../../cases/index.js';

export interface LocalOptions {
  /**
   * How long one step may take, in milliseconds or as a text such as `'10s'`; a step that says "within 20 seconds" has
   * those. Of the local service. Environment: `CASEWRIGHT_STEP_TIMEOUT`.
   * @default 5 seconds
   */
  stepTimeout?: number | string;
  /**
   * Which steps get a picture of the page: `'each step'`; `'last step'`, the one with which the case ends or fails; or
   * `'failed step'`, only one that did not pass. A picture takes longer than most steps. Vitest copies each to
   * `.vitest-attachments/`: for a long run that is hundreds of files, with `'last step'` one a case. Of the local service.
   * @default 'each step'
   */
  pictures?: PictureChoice;
  /**
   * What is told of a case besides its verdict. Of the local service.
   * @example { accessibility: false, slowAfter: '5s' }
   */
  observe?: {
    /**
     * What axe-core finds on the page that is open when the case has ended.
     * @default true
     */
    accessibility?: boolean;
    /**
     * When a page that has not loaded is slow, in milliseconds or as a text.
     * @default 3 seconds
     */
    slowAfter?: number | string;
  };
  /**
   * Models that are asked what a step means, where the built-in agent doesn't understand it: by the contract's names, or
   * by names of your own. What a model answers becomes sentences, which are carried out and judged as all others are. Of
   * the local service.
   * @default none is asked
   * @example { haiku: true }
   */
  models?: ModelsOption;
  /** How much asking models may take, of a step, a case and a run. Of the local service. */
  modelLimits?: ModelLimits;
  /**
   * Whether a model may judge what a step expects where no sentence can say it, such as "the chart looks plausible". The
   * report, JUnit and the terminal tell each such step. Of the local service.
   * @default false
   */
  judgeByModel?: boolean;
  /**
   * Appium servers, and the phones, emulators and simulators that they drive, for cases with a `platform` or a `device`. Of
   * the local service.
   * @default none
   * @example { appium: 'http://127.0.0.1:4723', devices: [{ name: 'Pixel 8', platform: 'android' }] }
   */
  phones?: PhonesOption;
}

/** As the service takes them; what isn't given is the service's own to say. */
export interface LocalSettings {
  stepTimeout?: number;
  pictures?: PictureChoice;
  observe?: { accessibility?: boolean; slowAfter?: number };
  models?: ModelsOption;
  modelLimits?: ModelLimits;
  judgeByModel?: boolean;
  phones?: PhonesOption;
}

const PICTURES = ['each step', 'last step', 'failed step'] as const;
type PictureChoice = (typeof PICTURES)[number];
const OBSERVED = ['accessibility', 'slowAfter'];

/** @returns `others` what else was given */
export function takeLocalOptions<Given extends LocalOptions>(given: Given, env: NodeJS.ProcessEnv) {
  const { stepTimeout, pictures, observe, models, modelLimits, judgeByModel, phones, ...others } = given;
  const faults: string[] = [];
  const duration = (name: string, value: unknown) => {
    const read = value === undefined ? undefined : readDuration(value);
    if (value !== undefined && read === undefined)
      faults.push(
        `${name} is no time, but ${shownValue(value)}. Write milliseconds above 0, or a text such as '10s'.`,
      );
    return read;
  };
  const ofPlugin = duration('`stepTimeout`', stepTimeout);
  const time = duration('CASEWRIGHT_STEP_TIMEOUT', asNumber(env['CASEWRIGHT_STEP_TIMEOUT'])) ?? ofPlugin;
  const choice = PICTURES.find((one) => one === pictures);
  if (pictures !== undefined && choice === undefined)
    faults.push(
      `\`pictures\` is none of 'each step', 'last step' and 'failed step', but ${shownValue(pictures)}.`,
    );
  faults.push(
    ...faultsOfObserve(observe),
    ...faultsOfModels(models),
    ...faultsOfLimits(modelLimits),
    ...faultsOfJudging(judgeByModel),
    ...faultsOfPhones(phones),
  );
  const { accessibility, slowAfter } = isObject(observe) ? observe : {};
  const slow = duration('`slowAfter` of `observe`', slowAfter);
  const settings: LocalSettings = {
    ...(time !== undefined && { stepTimeout: time }),
    ...(choice !== undefined && { pictures: choice }),
    ...ofModels(given),
    ...(phones && { phones }),
    ...((accessibility !== undefined || slow !== undefined) && {
      observe: {
        ...(accessibility !== undefined && { accessibility }),
        ...(slow !== undefined && { slowAfter: slow }),
      },
    }),
  };
  return { settings, faults, others };
}

const faultsOfJudging = (given: unknown): string[] =>
  given === undefined || typeof given === 'boolean'
    ? []
    : [`\`judgeByModel\` is neither true nor false, but ${shownValue(given)}.`];

const ofModels = ({
  models,
  modelLimits,
  judgeByModel,
}: LocalOptions): Pick<LocalSettings, 'models' | 'modelLimits' | 'judgeByModel'> => ({
  ...(models && { models }),
  ...(modelLimits && { modelLimits }),
  ...(judgeByModel !== undefined && { judgeByModel }),
});

/** A bare number means milliseconds, as in the configuration; an empty text counts as not set. */
const asNumber = (text = '') => (/^\s*\d+\s*$/.test(text) ? Number(text) : text || undefined);

const isObject = (value: unknown): value is NonNullable<LocalOptions['observe']> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function faultsOfObserve(observe: unknown): string[] {
  if (observe === undefined) return [];
  if (!isObject(observe)) {
    return [
      `\`observe\` is no list of choices, but ${shownValue(observe)}. Write it such as observe: { accessibility: false }.`,
    ];
  }
  const unknown = Object.keys(observe).filter((name) => !OBSERVED.includes(name));
  const { accessibility } = observe;
  return [
    ...unknown.map((name) => {
      const near = nearestName(name, OBSERVED);
      return `\`observe\` has no "${name}". ${near ? `Did you mean "${near}"?` : `It has: ${OBSERVED.join(', ')}.`}`;
    }),
    ...(accessibility === undefined || typeof accessibility === 'boolean'
      ? []
      : [`\`accessibility\` of \`observe\` is neither true nor false, but ${shownValue(accessibility)}.`]),
  ];
}
