/** `casewright serve` as a real process with a data folder: killed under load, and stopped with sessions under way. */
import { setMaxListeners } from 'node:events';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readAppFile } from '../../src/client/flows/provideApp.js';
import { gather } from '../../src/client/index.js';
import { startService } from '../../src/service/index.js';
import { serveHttp } from '../support/httpServer.js';
import { randomNumbers } from '../service/store/randomNumbers.js';
import { Ledger, WHOLE } from './Ledger.js';
import { APP, longPrompt, runLoad, storePlans, type StoredPlans } from './load.js';
import { NIGHTLY } from '../support/nightly.js';
import { runningOf } from '../support/processes.js';
import { serveProgram, type ServedProgram } from './servedProgram.js';
import { factsOf } from './sessionFacts.js';

const ROUNDS = NIGHTLY ? 3 : 1;
/** Sessions that the client has seen to the end in each round, before it is killed. */
const ENDED_BEFORE = 5;
const PAGE = `<h1>Hello</h1><ul></ul><button>More</button><script>
  let count = 0;
  document.querySelector('button').onclick = () => {
    const item = document.createElement('li');
    item.textContent = 'Thing ' + ++count;
    document.querySelector('ul').replaceChildren(item);
  };
</script>`;

/** Of a page with a button. */
async function pageOrigin(): Promise<string> {
  const { origin } = await serveHttp((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE),
  );
  return origin;
}

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'casewright-kill-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

describe('casewright serve, killed under load again and again', () => {
  test('starts again with all that had ended, and says of all else that it was interrupted', async () => {
    const seed = Number(process.env.KILL_SEED ?? Date.now() % 1_000_000);
    const random = randomNumbers(seed);
    const [data, origin, ledger] = [await emptyFolder(), await pageOrigin(), new Ledger()];
    let program = await serve(data);
    const { apiKey, projectId } = program;
    const plans = await storePlans(program.client, projectId, origin);
    for (let round = 0; round < ROUNDS; round++) {
      const { killedAt, children } = await killUnderLoad({ program, ledger, plans, origin }, random(2_500));
      program = await serve(data);
      expect(program).toMatchObject({ apiKey, projectId });
      await expectGone(children);
      expect((await readdir(path.join(data, 'uploads'))).filter((name) => name.endsWith('.part'))).toEqual(
        [],
      );
      await ledger.compare(program, killedAt);
      await finishUploads(program, ledger);
    }
    process.stdout.write(
      `killed ${ROUNDS} times (KILL_SEED=${seed}): ${JSON.stringify(ledger.counts, null, 2)}\n`,
    );
    expect(ledger.counts[WHOLE]).toBeGreaterThanOrEqual(ROUNDS * ENDED_BEFORE);
    expect(ledger.counts['sessions interrupted with messages']).toBeGreaterThanOrEqual(2 * ROUNDS);
    expect(ledger.counts['plan runs under way, now failed']).toBeGreaterThanOrEqual(ROUNDS);
    await stopIdle(program);
    await expectUsableTokens(data, ledger);
  }, 400_000);
});

const serve = (data: string) => serveProgram(['--data', data, '--concurrency', '6']);

interface Attack {
  program: ServedProgram;
  ledger: Ledger;
  plans: StoredPlans;
  origin: string;
}

async function killUnderLoad(attack: Attack, after: number) {
  const { program, ledger } = attack;
  const stop = new AbortController();
  setMaxListeners(0, stop.signal);
  const isBegun = fullLoad(ledger);
  const load = runLoad({ ...attack, signal: stop.signal });
  await Promise.race([expect.poll(isBegun, { timeout: 120_000 }).toBe(true), load]);
  await sleep(after);
  const children = await program.children();
  expect(children).not.toEqual([]);
  program.signal('SIGKILL');
  stop.abort();
  const { how } = await program.ended;
  const killedAt = Date.now();
  expect(how).toBe('SIGKILL');
  await load;
  return { killedAt, children };
}

/** From now on: whether enough has ended, and something of everything is under way. */
function fullLoad({ sessions, planRuns }: Ledger): () => boolean {
  const before = { sessions: sessions.size, planRuns: planRuns.size };
  return () => {
    const [some, runs] = [
      [...sessions.values()].slice(before.sessions),
      [...planRuns.values()].slice(before.planRuns),
    ];
    return (
      some.filter(({ facts }) => facts).length >= ENDED_BEFORE &&
      some.filter(({ isLong, toolCount = 0 }) => isLong && toolCount > 1).length === 2 &&
      runs.some(({ isLong, planRun }) => isLong && planRun?.status === 'running')
    );
  };
}

async function expectGone(children: readonly number[]): Promise<void> {
  await expect.poll(() => runningOf(children), { timeout: 10_000 }).toEqual([]);
}

/** The addresses and ids from before the kill lead to apps that can be used. */
async function finishUploads({ client, baseURL }: ServedProgram, ledger: Ledger): Promise<void> {
  const app = await readAppFile(APP);
  for (const [id, { address, upload }] of ledger.uploads) {
    if (upload?.status !== 'initialized') continue;
    const { pathname, search } = new URL(address);
    await client.putUploadBinary(baseURL + pathname + search, app);
    await client.submitUpload(id);
    await expect.poll(async () => (await client.getUpload(id)).status).toBe('succeeded');
    ledger.uploads.set(id, { address, stage: 'read', upload: await client.getUpload(id) });
    ledger.count('uploads finished at the address from before');
  }
}

async function stopIdle(program: ServedProgram): Promise<void> {
  const children = await program.children();
  program.signal('SIGTERM');
  expect(await program.ended).toMatchObject({ how: 0, output: expect.stringMatching(/Stopped\.\n$/) });
  await expectGone(children);
}

/** A session on a device of its own takes the app by the token that was given before the kills. */
async function expectUsableTokens(data: string, ledger: Ledger): Promise<void> {
  const [known] = [...ledger.uploads.values()].filter(({ upload }) => upload?.uploadArn);
  const installed: string[] = [];
  const service = await startService({
    data,
    deviceBackEnd: {
      devices: () => Promise.resolve([{ id: 'emulator-1', name: 'Pixel 8', platform: 'ANDROID' }]),
      async run({ app }) {
        installed.push((await readFile(app?.file ?? '')).toString('base64'));
        return { status: 'succeeded', result: 'passed', summary: 'It passed.' };
      },
    },
  });
  onTestFinished(() => service.close());
  const ask = async (where: string, body?: unknown) =>
    (await fetch(service.baseURL + where, {
      headers: { 'x-api-key': service.apiKey, 'content-type': 'application/json' },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    }).then((response) => response.json())) as { id: string; items: { arn: string }[] };
  const { items } = await ask('/api/devices');
  const request = {
    title: 'T',
    prompt: '1. Open the shop',
    platform: 'android',
    projectId: service.projectId,
  };
  const { id } = await ask('/api/sessions', {
    ...request,
    deviceArn: items[0]?.arn,
    uploadArn: known?.upload?.uploadArn,
  });
  await expect.poll(() => ask(`/api/sessions/${id}`)).toMatchObject({ result: 'passed' });
  expect(installed).toEqual([(await readFile(APP)).toString('base64')]);
}

describe('casewright serve, asked to stop with sessions under way', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    'ends them on %s as terminated, keeps their evidence, and leaves with 0',
    async (signal) => {
      const [data, origin] = [await emptyFolder(), await pageOrigin()];
      // Neither session is done by itself in any time that it could be given.
      const first = await serveProgram(['--data', data, '--concurrency', '2', '--grace', '1s']);
      const { client, projectId } = first;
      const create = () => client.createSession({ title: 'T', prompt: longPrompt(origin), projectId });
      const [one, two, waiting] = [await create(), await create(), await create()];
      for (const id of [one, two]) {
        await expect
          .poll(async () => (await client.getSession(id)).screenshotsCount, { timeout: 20_000 })
          .toBeGreaterThan(2);
      }
      const before = await Promise.all([one, two].map(async (id) => gather(client.listMessages(id))));
      const children = await first.children();
      first.signal(signal);
      expect(await first.ended).toMatchObject({ how: 0, output: expect.stringMatching(/Stopped\.\n$/) });
      await expectGone(children);

      const second = await serveProgram(['--data', data]);
      const [oneNow, twoNow, waitingNow] = await Promise.all(
        [one, two, waiting].map((id) => factsOf(second.client, id)),
      );
      for (const facts of [oneNow, twoNow, waitingNow]) {
        expect(facts?.session).toMatchObject({
          status: 'terminated',
          result: null,
          summary: 'The session was terminated: the service was stopped',
        });
      }
      for (const [index, facts] of [oneNow, twoNow].entries()) {
        expect(facts?.messages.slice(0, before[index]?.length)).toEqual(before[index]);
        expect(facts?.pictures.length).toBeGreaterThan(2);
        expect(facts?.session.screenshotsCount).toBe(facts?.pictures.length);
        expect(facts?.capture.events).not.toEqual([]);
      }
    },
  );
});
