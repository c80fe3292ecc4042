/** What many users of a service do at the same time, written down in a ledger, until they are told to stop. */
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gather, type Binary, type ServiceClient } from '../../src/client/index.js';
import { isPlanRunOver, isTerminal } from '../../src/contract/index.js';
import { readAppFile } from '../../src/client/flows/provideApp.js';
import { root } from '../support/places.js';
import type { Ledger } from './Ledger.js';
import type { ServedProgram } from './servedProgram.js';
import { factsOf } from './sessionFacts.js';

export interface Load {
  ledger: Ledger;
  program: ServedProgram;
  plans: StoredPlans;
  /** Of the page that the sessions open. */
  origin: string;
  signal: AbortSignal;
}

export interface StoredPlans {
  shortPlan: string;
  longPlan: string;
}

export const APP = path.join(root, 'fixtures', 'apps', 'shop.apk');

const USERS = 6;
const LOOK = 25;

const shortPrompts = (origin: string) => [
  `1. Open "${origin}"\n2. Click "More"\n3. I see "Hello"`,
  `1. Open "${origin}"\n2. I see "Goodbye"`,
  `1. Open "${origin}"\n2. Click "More"\n3. Click "More"\n4. I see "More"`,
  `1. Open "${origin}"\n2. Frobnicate the whatsit`,
];

/** Says and shows something at each step, and comes to no end before the test does. */
export const longPrompt = (origin: string) =>
  [`Open "${origin}"`, ...Array.from({ length: 400 }, () => 'Click "More"')]
    .map((step, index) => `${index + 1}. ${step}`)
    .join('\n');

/** Rejects where something fails that no kill explains. */
export async function runLoad(load: Load): Promise<void> {
  const prompts = shortPrompts(load.origin);
  const users = Array.from({ length: USERS }, (_, user) => {
    let turn = user;
    return forever(load, () => runSession(load, prompts[turn++ % prompts.length] ?? '', false));
  });
  await Promise.all([
    ...users,
    ...[0, 1].map(() => untilStopped(load, () => runSession(load, longPrompt(load.origin), true))),
    forever(load, () => uploadApp(load)),
    untilStopped(load, () => uploadWithoutEnd(load)),
    forever(load, () => runPlan(load, load.plans.shortPlan, false)),
    untilStopped(load, () => runPlan(load, load.plans.longPlan, true)),
  ]);
}

async function forever(load: Load, work: () => Promise<void>): Promise<void> {
  while (!load.signal.aborted) await untilStopped(load, work);
}

async function untilStopped({ signal }: Load, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

async function runSession({ ledger, program, signal }: Load, prompt: string, isLong: boolean): Promise<void> {
  const { client, projectId } = program;
  const id = await client.createSession({ title: 'Under load', prompt, projectId }, { signal });
  ledger.sessions.set(id, { isLong });
  let session = await client.getSession(id, { signal });
  while (!isTerminal(session.status)) {
    await sleep(LOOK, undefined, { signal });
    session = await client.getSession(id, { signal });
    ledger.sessions.set(id, { isLong, toolCount: session.toolCount });
    // So that there is reading under way, too.
    await gather(client.listMessages(id, { signal }));
  }
  ledger.sessions.set(id, { isLong, session });
  const facts = await factsOf(client, id);
  ledger.sessions.set(id, { isLong, session, facts });
}

async function uploadApp({ ledger, program: { client }, signal }: Load): Promise<void> {
  const app = await readAppFile(APP);
  const { upload, address } = await client.createUpload({ fileName: app.name }, { signal });
  ledger.uploads.set(upload.id, { stage: 'created', address });
  // The answers may be lost on the way, so what is on the way is what may be.
  await client.putUploadBinary(address, app, { signal });
  ledger.uploads.set(upload.id, { stage: 'sent', address });
  await client.submitUpload(upload.id, { signal });
  ledger.uploads.set(upload.id, { stage: 'submitted', address });
  for (;;) {
    const read = await client.getUpload(upload.id, { signal });
    if (read.status === 'processing') await sleep(5, undefined, { signal });
    else return void ledger.uploads.set(upload.id, { stage: 'read', address, upload: read });
  }
}

async function uploadWithoutEnd({ ledger, program: { client }, signal }: Load): Promise<void> {
  const { upload, address } = await client.createUpload({ fileName: 'large.apk' }, { signal });
  ledger.uploads.set(upload.id, { stage: 'created', address });
  const large: Binary = {
    size: 8_000_000,
    async *read() {
      yield Buffer.alloc(1_000_000);
      await sleep(600_000, undefined, { signal });
    },
  };
  await client.putUploadBinary(address, large, { signal });
}

async function runPlan({ ledger, program: { client }, signal }: Load, planId: string, isLong: boolean) {
  const { planRunId } = await client.triggerPlan(planId, {}, { signal });
  ledger.planRuns.set(planRunId, { planId, isLong });
  for (;;) {
    const planRun = await client.getPlanRun(planId, planRunId, { signal });
    ledger.planRuns.set(planRunId, { planId, planRun, isLong });
    if (isPlanRunOver(planRun.status)) return;
    await sleep(LOOK, undefined, { signal });
  }
}

export async function storePlans(
  client: ServiceClient,
  projectId: string,
  origin: string,
): Promise<StoredPlans> {
  const scenarios = [`Open "${origin}"\nI see "Hello"`, longPrompt(origin).replace(/^\d+\. /gm, '')];
  const [short, long] = await Promise.all(
    scenarios.map((scenario) =>
      client.createCase(projectId, { scenario, format: 'plain_text', title: 'A case' }),
    ),
  );
  const planOf = async (caseIds: string[]) => {
    const plan = { title: 'A plan', executionMode: 'sequential', caseIds } as const;
    return (await client.createPlan(projectId, plan)).id;
  };
  const [shortId, longId] = [short?.id ?? '', long?.id ?? ''];
  return { shortPlan: await planOf([shortId]), longPlan: await planOf([shortId, longId, shortId]) };
}
