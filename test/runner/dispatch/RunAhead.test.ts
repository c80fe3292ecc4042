/** What a run that is broken off answers: over a real socket. */
import { existsSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../../../src/client/index.js';
import { makeAddress } from '../../../src/runner/dispatch/line.js';
import { askDispatch } from '../../../src/runner/dispatch/askDispatch.js';
import { RunAhead } from '../../../src/runner/dispatch/RunAhead.js';

async function running() {
  const address = makeAddress();
  const run = new RunAhead(address, systemClock);
  onTestFinished(async () => {
    await run.close();
    address.remove();
  });
  await expect.poll(() => existsSync(address.socket)).toBe(true);
  return { run, ask: () => askDispatch(address, { key: 'one', fingerprint: 'any' }, { clock: systemClock }) };
}

test('An entry that is not known does its case itself, and begins nothing where the run is broken off.', async () => {
  const { run, ask } = await running();
  expect(await ask()).toBeUndefined();
  await run.breakOff();
  const asked = ask();
  run.endEntries();
  const interrupted = { reason: 'interrupted', message: 'The run was interrupted.', underWay: '' };
  expect(await asked).toMatchObject({ sessionId: null, sent: false, broken: interrupted });
  expect(await ask()).toMatchObject({ broken: interrupted });
});
