/** The line between the dispatcher and the workers: a real socket. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../../../src/client/index.js';
import { type News, makeAddress } from '../../../src/runner/dispatch/line.js';
import { serveDispatch } from '../../../src/runner/dispatch/serveDispatch.js';
import { askDispatch, type Listening } from '../../../src/runner/dispatch/askDispatch.js';
import { Dispatcher } from '../../../src/runner/dispatch/Dispatcher.js';
import type { Progress } from '../../../src/runner/CaseToRun.js';
import { SESSION_ID, sessionRecord } from '../../support/records.js';

const on: Listening = { clock: systemClock };

const PROGRESS: Progress = {
  ...{ sessionId: SESSION_ID, planRunId: null, planRun: null, sent: true, remarks: ['odd'] },
  session: { ...sessionRecord({ status: 'succeeded', result: 'passed' }), tomorrow: 'kept' } as never,
  ...{ startedAt: '2026-11-20T10:00:00.000Z', took: 5 },
};

/** Of an entry whose run may have begun something for it. */
const UNKNOWN = { sessionId: null, broken: { reason: 'interrupted', underWay: 'A session may be running.' } };

async function serving({ places = 1 } = {}) {
  const address = makeAddress();
  const dispatcher = new Dispatcher<Progress, News>(systemClock, () => false);
  const served = await serveDispatch(address, ({ key, fingerprint }) =>
    fingerprint === 'same' ? dispatcher.take(key) : undefined,
  );
  onTestFinished(async () => {
    await served.close();
    address.remove();
  });
  const ends = new Map<string, { end: (progress: Progress) => void; fail: (error: Error) => void }>();
  const add = (key: string) =>
    dispatcher.add([
      {
        ...{ key, where: 'a.feature:1', queue: 'a', places },
        carryOut: (tell) => {
          tell({ type: 'created', created: { sessionId: SESSION_ID } });
          tell({ type: 'queued' });
          return new Promise<Progress>((end, fail) => ends.set(key, { end, fail }));
        },
      },
    ]);
  const ask = (key: string, more: Partial<Listening> = {}, fingerprint = 'same') =>
    askDispatch(address, { key, fingerprint }, { ...on, ...more });
  return { address, dispatcher, served, ends, add, ask };
}

describe('an entry that asks its run', () => {
  test('gets what came of its case as it was, once it has ended', async () => {
    const { add, ask, ends } = await serving();
    add('one');
    const asked = ask('one');
    ends.get('one')?.end(PROGRESS);
    expect(await asked).toEqual(PROGRESS);
  });

  test('gets nothing a second time, nor for another entry, nor where it would send something else', async () => {
    const { add, ask, ends } = await serving();
    add('one');
    expect(await ask('one', {}, 'other')).toBeUndefined();
    ends.get('one')?.end(PROGRESS);
    expect(await ask('one')).toEqual(PROGRESS);
    expect(await ask('one')).toBeUndefined();
    expect(await ask('two')).toBeUndefined();
  });

  test('hears that it is waiting for a place', async () => {
    const { add, ask, ends } = await serving();
    add('one');
    add('two');
    const heard = new Promise<void>((resolve) => void ask('two', { onQueued: resolve }));
    await heard;
    expect([...ends.keys()]).toEqual(['one']);
  });

  test('does it itself where what it waits for is given up', async () => {
    const { add, ask, dispatcher } = await serving();
    add('one');
    add('two');
    const asked = ask('two', { onQueued: () => dispatcher.stop('for entries') });
    expect(await asked).toBeUndefined();
  });

  test('fails by what the dispatcher stumbled over', async () => {
    const { add, ask, ends } = await serving();
    add('one');
    const asked = ask('one');
    ends.get('one')?.fail(new TypeError('not a function'));
    await expect(asked).rejects.toThrow('TypeError: not a function');
  });

  test('creates no second session where the run ends before its case does', async () => {
    const { add, ask, served } = await serving();
    add('one');
    let asked: ReturnType<typeof ask> | undefined;
    await new Promise<void>((resolve) => {
      asked = ask('one', { onQueued: resolve });
    });
    await served.close();
    expect(await asked).toMatchObject({
      sessionId: SESSION_ID,
      sent: true,
      broken: { reason: 'interrupted', underWay: `Session ${SESSION_ID} may still be running.` },
    });
  });

  test('is let go by its own signal', async () => {
    const { add, ask } = await serving();
    add('one');
    const controller = new AbortController();
    const asked = ask('one', { signal: controller.signal });
    controller.abort(new Error('enough'));
    expect(await asked).toMatchObject({ broken: { reason: 'interrupted' } });
  });

  test('creates no second session where the run was killed before it asked', async () => {
    const address = makeAddress();
    onTestFinished(address.remove);
    const listen = `require('node:net').createServer().listen(process.argv[1], () => console.log('listening'))`;
    const main = spawn(process.execPath, ['-e', listen, address.socket], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(main.stdout, 'data');
    main.kill('SIGKILL');
    await once(main, 'exit');
    expect(await askDispatch(address, { key: 'one', fingerprint: 'same' }, on)).toMatchObject(UNKNOWN);
  });

  test('does it itself where nobody has listened, and creates no second session where the run is over', async () => {
    const address = makeAddress();
    expect(await askDispatch(address, { key: 'one', fingerprint: 'same' }, on)).toBeUndefined();
    address.remove();
    expect(await askDispatch(address, { key: 'one', fingerprint: 'same' }, on)).toMatchObject(UNKNOWN);
  });
});

describe('the socket', () => {
  test('is in a folder that nobody else may enter', async () => {
    const { address } = await serving();
    expect(statSync(path.dirname(address.socket)).mode & 0o777).toBe(0o700);
    expect(Buffer.byteLength(address.socket)).toBeLessThan(104);
  });

  test('gives nothing to who does not know the token', async () => {
    const { address, add, dispatcher } = await serving();
    add('one');
    const asked = askDispatch({ ...address, token: 'guess' }, { key: 'one', fingerprint: 'same' }, on);
    expect(await asked).toBeUndefined();
    expect(dispatcher.take('one')).toBeDefined();
  });
});
