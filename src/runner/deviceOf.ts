/** The mobile flow up to the session: the device, and the app on the service. */
import { isPath } from '../client/flows/appFile.js';
import { prepareDevice, provideApp, type DeviceWish, type PreparedDevice } from '../client/index.js';
import { isMobile } from './entries/Entry.js';
import type { Progress, CaseToRun, RunContext } from './CaseToRun.js';

/** Without fields where nothing mobile is asked for. */
export async function deviceOf(
  entry: CaseToRun,
  progress: Progress,
  around: RunContext & { signal: AbortSignal },
): Promise<Omit<PreparedDevice, 'remarks'>> {
  const { case: one, app, userDeviceId, onOwnPhones } = entry;
  const said = mobileOptionsOf(entry);
  if (said === undefined) return {};
  const { platform, device } = said;
  const isStoredPlan = one.plan !== undefined && 'id' in one.plan;
  if (isStoredPlan && device === undefined) return app === undefined ? {} : appOf(app, progress, around);
  const installed = onOwnPhones && app !== undefined && !isPath(app) ? { appName: app } : undefined;
  const wanted = { platform: platform === 'desktop' ? undefined : platform, device, userDeviceId };
  const request = installed ? wanted : { ...wanted, app };
  return { ...(await prepare(request, progress, around)), ...installed };
}

/** Undefined where nothing is asked for. Of a plan that says nothing itself, its cases on own phones may. */
function mobileOptionsOf({ case: one, planned = [], app, hasNoDevices, onOwnPhones }: CaseToRun) {
  if (hasNoDevices === true) return undefined;
  const ofCases = onOwnPhones === true ? planned.map((listed) => listed.case.options) : [];
  return [{ ...one.options, app }, ...ofCases].find(isMobile);
}

async function prepare(
  wanted: DeviceWish,
  progress: Progress,
  around: RunContext & { signal: AbortSignal },
): Promise<Omit<PreparedDevice, 'remarks'>> {
  const { remarks, ...prepared } = await prepareDevice(around.client, wanted, {
    ...around,
    memory: around.uploads,
  });
  progress.remarks.push(...remarks);
  return prepared;
}

/** The cases of a stored plan have devices of their own: none but one that is named takes their place. */
async function appOf(
  app: string,
  progress: Progress,
  around: RunContext & { signal: AbortSignal },
): Promise<Pick<PreparedDevice, 'uploadArn'>> {
  const onRemark = (remark: string) => progress.remarks.push(remark);
  const { uploadArn } = await provideApp(around.client, app, { ...around, memory: around.uploads, onRemark });
  return { uploadArn };
}
