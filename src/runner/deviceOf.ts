/** The mobile flow up to the session: the device, and the app on the service. */
import type { CaseOptions } from '../cases/index.js';
import { prepareDevice, provideApp, type PreparedDevice } from '../client/index.js';
import type { Progress, CaseToRun, Surroundings } from './CaseToRun.js';

/** Without fields where nothing mobile is asked for. */
export async function deviceOf(
  { case: one, app, userDeviceId, hasNoDevices = false }: CaseToRun,
  progress: Progress,
  around: Surroundings & { signal: AbortSignal },
): Promise<Omit<PreparedDevice, 'remarks'>> {
  const { platform, device } = one.options;
  if (hasNoDevices || !isMobile({ platform, device, app })) return {};
  const isStoredPlan = one.plan !== undefined && 'id' in one.plan;
  if (isStoredPlan && device === undefined) return app === undefined ? {} : appOf(app, progress, around);
  const wish = { platform: platform === 'desktop' ? undefined : platform, device, app, userDeviceId };
  const { remarks, ...prepared } = await prepareDevice(around.client, wish, {
    ...around,
    memory: around.uploads,
  });
  progress.remarks.push(...remarks);
  return prepared;
}

type MobileOptions = { [Name in 'platform' | 'device' | 'app']?: CaseOptions[Name] | undefined };

/** A device or an app is enough; one of the plugin is none of a case that names the desktop. */
export function isMobile({ platform, device, app }: MobileOptions): boolean {
  if (platform !== undefined) return platform !== 'desktop';
  return device !== undefined || app !== undefined;
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
