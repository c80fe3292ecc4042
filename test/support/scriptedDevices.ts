/** A device back end without devices: it says and shows of each step that it was done, and of "break" that it failed. */
import { readFile } from 'node:fs/promises';
import type { ServiceOptions } from '../../src/service/index.js';
import { PNG_BYTES } from './records.js';

type DeviceBackEnd = NonNullable<ServiceOptions['deviceBackEnd']>;
type BackEndSession = Parameters<DeviceBackEnd['run']>[0];

export interface ScriptedDevices extends DeviceBackEnd {
  /** What each session ran on, in the order of their beginnings. */
  ran: { deviceId: string; identifier: string | null; app: Buffer | undefined; steps: string[] }[];
}

export function scriptedDevices(): ScriptedDevices {
  const ran: ScriptedDevices['ran'] = [];
  return {
    ran,
    devices: () => Promise.resolve(DEVICES),
    async run({ deviceId, app, steps, log }) {
      ran.push({
        deviceId,
        identifier: app?.identifier ?? null,
        app: app && (await readFile(app.file)),
        steps: steps.map(({ text }) => text),
      });
      return carryOut(steps, log);
    },
  };
}

const DEVICES = [
  { id: 'emulator-5554', name: 'Pixel 8', model: 'GKWS6', os: '14', platform: 'ANDROID' },
  { id: 'emulator-5556', name: 'Galaxy S24', model: 'SM-S921', os: '14', platform: 'ANDROID' },
  { id: '00008110-000A', name: 'iPhone 16', model: 'A3287', os: '18.1', platform: 'IOS' },
];

type Ended = Awaited<ReturnType<DeviceBackEnd['run']>>;

function carryOut(steps: BackEndSession['steps'], log: BackEndSession['log']): Ended {
  for (const { number, text } of steps) {
    const verdict = text.includes('break') ? 'failed' : 'passed';
    const summary = verdict === 'failed' ? 'It broke.' : `Did: ${text}`;
    const toolOutput = { step: number, verdict, summary };
    const { id } = log.say('tool', summary, { toolName: 'tap', toolInput: { text }, toolOutput });
    log.picture(id, PNG_BYTES, { width: 1, height: 1 });
    if (verdict === 'failed') return { status: 'failed', result: 'failed', summary };
  }
  return { status: 'succeeded', result: 'passed', summary: 'All steps passed.' };
}
