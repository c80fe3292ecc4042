/** How the local service carries out the cases of a plugin; a hosted service has settings of its own. */
import { faultsOfLimits, type ModelLimits } from '../../models/limits.js';
import { faultsOfModels, type ModelsOption } from '../../models/options.js';
import { faultsOfPhones, type PhonesOption } from '../../phones/options.js';
import { nearestName } from '../../cases/index.js';
import { OBSERVE_VALUES, readValues, type CommonValues } from './optionValues.js';

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
  pictures?: 'each step' | 'last step' | 'failed step';
  /**
   * What is reported for a case besides its verdict. Of the local service.
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
export interface LocalSettings extends Omit<LocalOptions, 'stepTimeout' | 'observe'> {
  stepTimeout?: number;
  observe?: { accessibility?: boolean; slowAfter?: number };
}

/** @param values those that stand by themselves */
export function readLocalOptions(
  { models, modelLimits, phones }: LocalOptions,
  { stepTimeout, pictures, judgeByModel, observe = {} }: CommonValues,
): { settings: LocalSettings; faults: string[] } {
  const { values, faults } = readValues(OBSERVE_VALUES, observe, { within: ' of `observe`' });
  const observed = Object.keys(values).length > 0 ? values : undefined;
  const settings = { stepTimeout, pictures, judgeByModel, models, modelLimits, phones, observe: observed };
  const given = Object.entries(settings).filter(([, value]) => value !== undefined);
  return {
    settings: Object.fromEntries(given),
    faults: [
      ...[...faultsOfObserve(observe), ...faults, ...faultsOfModels(models)],
      ...[...faultsOfLimits(modelLimits), ...faultsOfPhones(phones)],
    ],
  };
}

function faultsOfObserve(observe: object): string[] {
  const known = Object.keys(OBSERVE_VALUES);
  return Object.keys(observe)
    .filter((name) => !known.includes(name))
    .map((name) => {
      const near = nearestName(name, known);
      return `\`observe\` has no "${name}". ${near ? `Did you mean "${near}"?` : `It has: ${known.join(', ')}.`}`;
    });
}
