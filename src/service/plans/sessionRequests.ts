/** A case of a plan becomes the requests for its sessions: one for each case that its scenario has. */
import type {
  CaseDetail,
  CaseMobileConfig,
  PlanTrigger,
  SessionCreate,
  PlanVariable,
} from '../../contract/index.js';
import {
  type CaseOptions,
  maskSecrets,
  readCaseFile,
  revealSecrets,
  type Case,
  type Mistake,
  type Secrets,
} from '../../cases/index.js';
import { applyChange } from '../projects/Projects.js';
import type { StoredPlan } from './Plans.js';
import { ScenarioError, type RunSettings } from './StoredPlanRun.js';

export type SessionRequests = Awaited<ReturnType<typeof sessionRequests>>;

/**
 * What the trigger gives goes before what the case has. The requests are to be carried out one after the other; there are none
 * where the scenario itself says that it is to be skipped.
 * @throws ScenarioError for a case that this service can't run, whatever the sessions say
 */
export async function sessionRequests(
  one: CaseDetail,
  { variables }: Pick<StoredPlan, 'variables'>,
  { trigger, isPhone = () => Promise.resolve(false) }: Pick<RunSettings, 'trigger' | 'isPhone'>,
) {
  refuseUnknownKinds(one);
  const { prompts, secrets } = promptsOf(one, variables);
  const ownPhone = await ownPhoneOf(trigger, isPhone);
  const requests = prompts.map((prompt): SessionCreate => ({
    ...{ title: prompt.title, prompt: prompt.prompt, projectId: one.projectId },
    ...(one.type === 'mobile'
      ? mobileTarget(one.apiMobileConfig ?? undefined, ownPhone ?? trigger.mobileConfig, prompt)
      : desktopTarget(one, ownPhone ? {} : trigger, prompt)),
    model: trigger.model ?? prompt.options.model,
  }));
  return { requests, secrets };
}

function refuseUnknownKinds({ type, apiWebConfig }: CaseDetail): void {
  if (type === 'multi_device') {
    throw new ScenarioError(
      'The local service has no sessions on several devices at once. Please split the case into one per device.',
    );
  }
  // Without its overrides the case would be run against hosts that it isn't meant for.
  if (type === 'web' && apiWebConfig?.hostnameOverrideIds?.length) {
    throw new ScenarioError(
      'The local service knows no hostname overrides. Please take hostnameOverrideIds out of apiWebConfig, and write the host into startUrl.',
    );
  }
}

type MobileOverride = NonNullable<PlanTrigger['mobileConfig']> & Pick<PlanTrigger, 'userDeviceId'>;

/** A trigger names one own device: a phone is that of the mobile cases, and a desktop that of the others. */
async function ownPhoneOf(
  { userDeviceId, mobileConfig }: PlanTrigger,
  isPhone: (userDeviceId: string) => Promise<boolean>,
): Promise<MobileOverride | undefined> {
  if (userDeviceId === undefined || !(await isPhone(userDeviceId))) return undefined;
  return { uploadArn: mobileConfig?.uploadArn, userDeviceId };
}

function desktopTarget(one: CaseDetail, trigger: Pick<PlanTrigger, 'userDeviceId'>, { options }: CasePrompt) {
  refuseOtherTarget(options, { platform: 'desktop' });
  const own = one.type === 'desktop' ? one.apiDesktopConfig?.userDeviceId : undefined;
  return { platform: 'desktop' as const, userDeviceId: trigger.userDeviceId ?? options.userDeviceId ?? own };
}

/** A name belongs to its token: where another device or app takes its place, the case's name doesn't fit any more. */
function mobileTarget(
  config: CaseMobileConfig | undefined,
  override: MobileOverride = {},
  { options }: CasePrompt,
) {
  const device = (override.deviceArn ?? override.userDeviceId) === undefined ? config : undefined;
  const app = override.uploadArn === undefined ? appOf(config) : undefined;
  const stored: MobileOverride & Pick<SessionCreate, 'appName'> = {
    ...{ deviceArn: device?.deviceArn, deviceName: device?.deviceName },
    ...{ uploadArn: app?.uploadArn ?? undefined, appName: app?.appName ?? undefined },
  };
  const target = { platform: mobilePlatform(config, options), ...applyChange(stored, override) };
  refuseOtherTarget(options, target, override);
  return target;
}

/** Only the case says which platform it is for; where it doesn't, Android is our assumption. */
function mobilePlatform(config: CaseMobileConfig | undefined, { platform }: CaseOptions): 'ios' | 'android' {
  if (config?.platform == null) return platform === 'ios' ? 'ios' : 'android';
  return config.platform === 'IOS' ? 'ios' : 'android';
}

type Target = Pick<SessionCreate, 'platform' | 'deviceArn' | 'deviceName' | 'uploadArn' | 'appName'>;

/** A case that passes elsewhere than its scenario says has shown nothing. What a trigger names is wanted so. */
function refuseOtherTarget(
  { platform, device, app }: CaseOptions,
  { deviceArn, deviceName, uploadArn, appName, ...target }: Target,
  { deviceArn: otherDevice, userDeviceId, uploadArn: otherApp }: MobileOverride = {},
): void {
  refuseOther('platform', platform, [target.platform]);
  if ((otherDevice ?? userDeviceId) === undefined) refuseOther('device', device, [deviceName, deviceArn]);
  if (otherApp === undefined) refuseOther('app', app, [appName, uploadArn]);
}

function refuseOther(what: string, wanted: string | undefined, names: (string | undefined)[]): void {
  if (wanted === undefined || names.includes(wanted)) return;
  const actual = names.find((name) => name !== undefined);
  throw new ScenarioError(
    `The scenario is for ${what} "${wanted}", and its case runs ${actual === undefined ? 'without one' : `with "${actual}"`}. Please change the stored case's type and apiMobileConfig, or take the option out.`,
  );
}

/** A session has one app only: the first one. */
const appOf = (config: CaseMobileConfig | undefined) =>
  config?.uploadArn === undefined ? config?.apps?.[0] : config;

interface CasePrompt {
  /** Fit to be shown. */
  title: string;
  /** With secrets in the open. */
  prompt: string;
  options: CaseOptions;
}

type Scenario = Pick<CaseDetail, 'scenario' | 'format' | 'title' | 'startUrl'>;

/**
 * The variables of the plan go before those that the scenario declares itself. A line break in a value becomes a space:
 * it would begin a new step.
 * @returns no prompts where the scenario's tags skip all that it has; the secrets of the plan in the form in which they stand in them
 * @throws ScenarioError for a text that can't be run as it stands
 */
function promptsOf(one: Scenario, variables: readonly PlanVariable[]) {
  const secrets = valuesOf(variables.filter(({ isSecret }) => isSecret));
  const shown = valuesOf(variables.filter(({ isSecret }) => !isSecret));
  const prompts = readScenario(one, shown, secrets).map(({ title, prompt, options }) => ({
    title: maskSecrets(revealSecrets(title, shown), secrets),
    prompt: startLine(options.startUrl, one.startUrl) + revealSecrets(prompt, { ...shown, ...secrets }),
    options,
  }));
  return { prompts, secrets };
}

/** As in a case file that is run as a test. */
const SKIPPING = ['@skip', '@fixme'];

function readScenario(one: Scenario, shown: Secrets, secrets: Secrets): CasePrompt[] {
  const title = one.title ?? undefined;
  if (one.format !== 'gherkin' && one.format !== 'markdown') {
    return [asItStands(one.scenario, title, [...Object.keys(shown), ...Object.keys(secrets)])];
  }
  const path = one.format === 'gherkin' ? 'case.feature' : 'case.md';
  // Deferred, so that the prompt has them where its grammar knows how to write their values.
  const names = { secrets: Object.keys(secrets), deferred: Object.keys(shown) };
  const { cases, mistakes } = readCaseFile({ path, text: one.scenario }, { variables: {}, ...names });
  if (mistakes.length > 0) throw new ScenarioError(inWords(mistakes));
  if (cases.some(({ plan }) => plan)) {
    throw new ScenarioError(
      'The scenario is a plan itself. Please put its cases into the plan in its place.',
    );
  }
  const toRun = cases.filter(({ tags }) => !SKIPPING.some((tag) => tags.includes(tag)));
  if (toRun.some(({ tags }) => tags.includes('@fail'))) {
    throw new ScenarioError(
      "The scenario is tagged @fail, and a stored case can't expect its own failure. Please take the tag out, and have the scenario check what is so.",
    );
  }
  return toRun.map((read) => ({ ...read, title: titleOf(read, title, cases.length > 1) }));
}

const VARIABLE = /\{\{\s*([\p{L}\p{N}_.-]+)\s*\}\}/gu;

function asItStands(scenario: string, title: string | undefined, names: readonly string[]): CasePrompt {
  const unknown = [...scenario.matchAll(VARIABLE)]
    .map(([, name = '']) => name)
    .find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new ScenarioError(
      `Failed to fill in {{${unknown}}}: no variable has this name. Please give "${unknown}" a value in the plan's variables.`,
    );
  }
  const prompt = scenario.replace(VARIABLE, '{{$1}}');
  const firstLine = scenario.split('\n').find((line) => line.trim() !== '') ?? '';
  return { title: title ?? firstLine.trim(), prompt, options: {} };
}

/** The stored title, and for one of several cases its own as well. */
function titleOf({ suites, title }: Case, stored: string | undefined, isOneOfSeveral: boolean): string {
  if (stored !== undefined && !isOneOfSeveral) return stored;
  return [stored, ...suites.map((suite) => suite.title), title].filter(Boolean).join(' › ');
}

/** The contract has no field for it, so it is said in the prompt's first line. The scenario's own is nearer. */
function startLine(own: string | undefined, stored: string | null | undefined): string {
  const url = own ?? stored;
  if (url == null) return '';
  if (!URL.canParse(url, stored ?? undefined)) {
    throw new ScenarioError(
      `The start address ${url} is a path, and the case has no startUrl that it could hang below. Please write a full address.`,
    );
  }
  return `Start at ${new URL(url, stored ?? undefined).href}\n\n`;
}

const valuesOf = (variables: readonly PlanVariable[]): Record<string, string> =>
  Object.fromEntries(variables.map(({ name, value }) => [name, value.replace(/\s*[\r\n]+\s*/g, ' ')]));

/** The first one in full: it is what somebody mends first. */
function inWords([first, ...more]: readonly Mistake[]): string {
  if (!first) return 'The scenario has mistakes.';
  const others = more.length === 0 ? '' : ` (and ${more.length} more mistakes)`;
  return `${first.line}:${first.column}: ${first.message}${others}`;
}
