/** The mobile flow up to the session: the device, and the app on the service. */
import { isPath } from '../client/flows/provideApp.js';
import { prepareDevice, provideApp, type PreparedDevice } from '../client/index.js';
import { isMobile } from './entries/Entry.js';
import type { CaseToRun, Underway } from './CaseToRun.js';

/** Without fields where nothing mobile is asked for. */
export async function deviceOf(entry: CaseToRun, around: Underway): Promise<Omit<PreparedDevice, 'remarks'>> {
  const { case: one, app, userDeviceId, onOwnPhones } = entry;
  const said = mobileOptionsOf(entry);
  if (said === undefined) return {};
  const { platform, device } = said;
  const isStoredPlan = one.plan !== undefined && 'id' in one.plan;
  const settings = { ...around, memory: around.uploads };
  // Its cases have devices of their own: none but one that is named takes their place.
  if (isStoredPlan && device === undefined) {
    return app === undefined ? {} : { uploadArn: (await provideApp(around.client, app, settings)).uploadArn };
  }
  const installed = onOwnPhones && app !== undefined && !isPath(app) ? { appName: app } : undefined;
  const wanted = { platform: platform === 'desktop' ? undefined : platform, device, userDeviceId };
  const { remarks, ...prepared } = await prepareDevice(
    around.client,
    installed ? wanted : { ...wanted, app },
    settings,
  );
  for (const remark of remarks) around.onRemark(remark);
  return { ...prepared, ...installed };
}

/** Undefined where nothing is asked for. Of a plan that says nothing itself, its cases on own phones may. */
function mobileOptionsOf({ case: one, planned = [], app, hasNoDevices, onOwnPhones }: CaseToRun) {
  if (hasNoDevices === true) return undefined;
  const ofCases = onOwnPhones === true ? planned.map((listed) => listed.case.options) : [];
  return [{ ...one.options, app }, ...ofCases].find(isMobile);
}
