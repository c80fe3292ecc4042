/** The mobile flow up to the session: the device, and the app on the service. */
import { prepareDevice, provideApp, type PreparedDevice } from '../client/index.js';
import type { Progress } from './assembleOutcome.js';
import type { CaseToRun, Surroundings } from './runCase.js';

/** Without fields where nothing mobile is asked for. */
export async function deviceOf(
  { case: one, app, userDeviceId }: CaseToRun,
  progress: Progress,
  around: Surroundings & { signal: AbortSignal },
): Promise<Omit<PreparedDevice, 'remarks'>> {
  const { platform, device } = one.options;
  // A device or an app of the plugin is none of a case that names the desktop.
  if (platform === 'desktop') return {};
  const isStoredPlan = one.plan !== undefined && 'id' in one.plan;
  if (isStoredPlan && device === undefined) return app === undefined ? {} : appOf(app, progress, around);
  const mobile = platform === 'android' || platform === 'ios' ? platform : undefined;
  if (mobile === undefined && device === undefined && app === undefined) return {};
  const wish = { platform: mobile, device, app, userDeviceId };
  const { remarks, ...prepared } = await prepareDevice(around.client, wish, {
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
  around: Surroundings & { signal: AbortSignal },
): Promise<Pick<PreparedDevice, 'uploadArn'>> {
  const onRemark = (remark: string) => progress.remarks.push(remark);
  const { uploadArn } = await provideApp(around.client, app, { ...around, memory: around.uploads, onRemark });
  return { uploadArn };
}
