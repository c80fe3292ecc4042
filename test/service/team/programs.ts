/** API processes and workers as processes of their own, whose phones write down what is done on them. */
import { appendFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BackEndDevice, BackEndSession, DeviceBackEnd } from '../../../src/service/devices.js';
import { startService } from '../../../src/service/startService.js';
import { startWorker } from '../../../src/service/team/index.js';

export const API_KEY = 'the key of the team';
export const LEASE_TIME = 3_000;

const DEVICES: BackEndDevice[] = Array.from({ length: 32 }, (_, index) => ({
  ...{ id: `phone-${index}`, name: `Phone ${index}`, platform: 'ANDROID', formFactor: 'PHONE' },
}));

export type ProgramName = keyof typeof programs;

export const programs = {
  async api(database: string, storage: string, port: string) {
    const given = { database, storage, port: Number(port), apiKey: API_KEY, leaseTime: LEASE_TIME };
    await startService({ ...given, deviceBackEnd: phones('/dev/null') });
    process.stdout.write('ready\n');
  },

  /**
   * @param acts a line for each session that begins to act, and for each that has done so
   * @param part milliseconds that each of its four parts takes
   */
  async worker(database: string, storage: string, acts: string, part = '150') {
    const given = { database, storage, leaseTime: LEASE_TIME, browsers: 4 };
    await startWorker({ ...given, deviceBackEnd: phones(acts, Number(part)) });
    process.stdout.write('ready\n');
  },
};

function phones(acts: string, time = 150): DeviceBackEnd {
  return {
    devices: () => Promise.resolve(DEVICES),
    async run({ steps, log, signal }: BackEndSession) {
      const words = steps[0]?.text ?? '';
      appendFileSync(acts, `begin ${words}\n`);
      for (let part = 0; part < 4; part++) {
        signal.throwIfAborted();
        await sleep(time);
        const { id } = log.say('tool', `${words}, part ${part}`, {
          toolName: 'tap',
          toolOutput: { step: 1 },
        });
        log.picture(id, Buffer.from('ffd8ffe000104a4649460001ffd9', 'hex'), { width: 1, height: 1 });
      }
      appendFileSync(acts, `end ${words}\n`);
      return { status: 'succeeded', result: 'passed', summary: 'All steps passed.' };
    },
  };
}
