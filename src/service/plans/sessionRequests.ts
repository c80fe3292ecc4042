/** A case of a plan becomes the requests for its sessions. */
import type { CaseDetail, CaseMobileConfig, PlanTrigger, SessionCreate } from '../../contract/index.js';
import type { CaseOptions } from '../../cases/index.js';
import { applyChange } from '../projects/Projects.js';
import type { StoredPlan } from './Plans.js';
import type { CasePrompt } from './promptsOf.js';
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
  // It reads case files as the runner does, which sessions without a plan have no use for.
  const { promptsOf } = await import('./promptsOf.js');
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
