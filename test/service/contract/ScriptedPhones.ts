/** A device back end whose sessions do what a test says: no browser, no phone, no waiting. */
import type { BackEndDevice, BackEndSession, DeviceBackEnd } from '../../../src/service/devices.js';

type Ending = Awaited<ReturnType<DeviceBackEnd['run']>>;
export type Script = (session: BackEndSession) => Ending | Promise<Ending>;

export const PASSED: Ending = { status: 'succeeded', result: 'passed', summary: 'All steps passed.' };
const FAILED: Ending = { status: 'failed', result: 'failed', summary: 'Step 1 failed.' };
export const JPEG = Buffer.from('ffd8ffe000104a4649460001ffd9', 'hex');

const PIXEL: BackEndDevice = {
  ...{ id: 'emulator-5554', name: 'Pixel 9', manufacturer: 'Google', model: 'Pixel 9', modelId: 'tokay' },
  ...{ os: '15', availability: 'AVAILABLE', platform: 'ANDROID', formFactor: 'PHONE' },
  ...{ heapSize: 512, memory: null, resolution: { width: 1080, height: 2424 } },
};
const IPAD: BackEndDevice = { id: '00008110-000A', name: 'iPad Pro', platform: 'IOS', formFactor: 'TABLET' };

/** Says something with a picture of it. */
export function act({ log }: BackEndSession, words: string): void {
  const { id } = log.say('tool', words, { toolName: 'tap', toolInput: { words }, toolOutput: { step: 1 } });
  log.picture(id, JPEG, { width: 1, height: 1 });
}

/** The first word of the prompt says how it ends. */
const byFirstWord: Script = (session) => {
  const [word = ''] = session.steps[0]?.text.split(' ') ?? [];
  act(session, `Did: ${word}`);
  if (word === 'Wait') return untilStopped(session);
  if (word === 'Break') throw new Error('The phone fell down');
  return word === 'Fail' ? FAILED : PASSED;
};

const untilStopped: Script = ({ signal }) =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });

export class ScriptedPhones implements DeviceBackEnd {
  script: Script = byFirstWord;
  fault: Error | undefined;

  devices(): Promise<readonly BackEndDevice[]> {
    return this.fault ? Promise.reject(this.fault) : Promise.resolve([PIXEL, IPAD]);
  }

  async run(session: BackEndSession): Promise<Ending> {
    return this.script(session);
  }
}
