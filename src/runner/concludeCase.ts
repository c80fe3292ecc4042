/** What was carried out is judged with its evidence, wherever it was carried out. A piece that can't be had costs a remark, nothing else. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { secretMask, stemOf } from '../cases/index.js';
import { startTimeLimit } from '../client/timeLimit.js';
import {
  isPlanRunOver,
  isTerminal,
  type Mask,
  type PlanRun,
  type SessionCapture,
  type SessionMessage,
  type SessionScreenshot,
  type SessionTimeline,
} from '../contract/index.js';
import type { CaseRun, CaseToRun, RunContext, Progress } from './CaseToRun.js';
import { assembleOutcome, type Known } from './assembleOutcome.js';
import { carryOutCase } from './carryOutCase.js';
import { noteFaults } from './journal/CaseJournal.js';
import { planEvidence } from './plans/judgePlanRun.js';
import { archiveStoredPlan } from './plans/storePlan.js';
import { healingsOf, recordingsOf } from './stepOutcomes.js';
import { withoutMarks } from './createOnce.js';
import { judge } from './verdict.js';
import { limitFunction } from 'p-limit';
import { gather, type Picture, type ServiceClient } from '../client/index.js';
import { contentName } from '../report/outcome.js';
import { whyMissing } from './brokenBy.js';

/** Milliseconds that fetching all evidence may take. */
const EVIDENCE_TIME = 20_000;

/** Never rejects for what the service does: that is the outcome. */
export async function concludeCase(
  entry: CaseToRun,
  progress: Progress,
  around: RunContext,
): Promise<CaseRun> {
  const begun = around.clock.now();
  const evidence = await evidenceOf(progress, around);
  await noteEnd(progress, around);
  const healed = entry.case.plan ? [] : healingsOf(entry.case, evidence.timeline);
  progress.remarks.push(...(await record(entry, { evidence, healed, progress }, around)));
  const duration = Math.round(progress.took + around.clock.now() - begun);
  const withoutSecrets = secretMask(around.secrets, [around.apiKey]);
  const mask: Mask = (value) => withoutSecrets(withoutMarks(value));
  const outcome = assembleOutcome(entry, { progress, evidence, healed, duration }, mask);
  const pictures = evidence.screenshots.flatMap(({ file, picture }) =>
    file && picture ? [[file, picture.bytes] as const] : [],
  );
  return { outcome, pictures: new Map(pictures) };
}

/** Gives remarks on what was written. */
async function record(
  { case: one, file, recordIn: root, gates = {} }: CaseToRun,
  { evidence, healed, progress }: Omit<Required<Known>, 'duration'>,
  around: RunContext,
): Promise<string[]> {
  if (root === undefined || one.plan !== undefined) return [];
  const made = recordingsOf(one, evidence.timeline);
  // What is found elsewhere is only trusted where all that came after it was as it should be.
  const kept = isPassed(progress) && gates.healed !== 'fail' ? healed : [];
  const hasRecordings = existsSync(path.join(root, `${stemOf(file)}.recorded.md`));
  if (made.length + kept.length === 0 && !(hasRecordings && isPassed(progress))) return [];
  // Loaded only where there is something to record: it reads phrases.
  const { recordCase } = await import('./recordings/recordCase.js');
  const what = { made, healed: kept, isPassed: isPassed(progress) };
  return recordCase({ case: one, file, root, ...what }, around);
}

const isPassed = ({ broken, session }: Progress): boolean =>
  broken === undefined && session !== null && judge(session).verdict === 'passed';

/** Not before all is fetched: until then another run may still conclude it. */
async function noteEnd(progress: Progress, { journal }: RunContext): Promise<void> {
  const { planRun, planRunId, session, sessionId, stored } = progress;
  const id = planRunId ?? sessionId;
  const isOver =
    planRunId === null ? isTerminal(session?.status ?? '') : isPlanRunOver(planRun?.status ?? '');
  // With the plan that was stored for it, its run is put away, too.
  if (id !== null) await journal?.ended(id, isOver || stored !== undefined);
  noteFaults(progress, journal);
}

async function evidenceOf(progress: Progress, around: RunContext): Promise<Evidence> {
  const { signal, end } = startTimeLimit(EVIDENCE_TIME, around.signal, around.clock);
  try {
    if (around.signal?.aborted) return NO_EVIDENCE;
    if (progress.planRun) await explainPlanRun(progress, progress.planRun, { ...around, signal });
    return progress.sessionId === null
      ? NO_EVIDENCE
      : await collectEvidence(around.client, progress.sessionId, { signal });
  } finally {
    end();
    // Not before its cases have told why they failed.
    if (progress.stored) progress.remarks.push(...(await archiveStoredPlan(progress, around)));
  }
}

/** The first session that failed, or else did not pass, stands for the run: its evidence is that of the outcome. */
async function explainPlanRun(progress: Progress, planRun: PlanRun, around: RunContext): Promise<void> {
  const details = await planEvidence(planRun, around);
  progress.details = details;
  const inOrder = planRun.cases.flatMap(({ caseId }) => details.sessions.get(caseId) ?? []);
  progress.session = inOrder.find((session) => judge(session).verdict === 'failed') ?? inOrder[0] ?? null;
  progress.sessionId = progress.session?.id ?? null;
  progress.remarks.push(...details.remarks);
}

/**
 * Never rejects for what the service does: that is the outcome.
 * @param takeOver gives what another process has carried out; undefined where it has not
 */
export async function runCase(
  entry: CaseToRun,
  around: RunContext,
  takeOver?: () => Promise<Progress | undefined>,
): Promise<CaseRun> {
  const progress = (await takeOver?.()) ?? (await carryOutCase(entry, around));
  return concludeCase(entry, progress, around);
}

export interface Evidence {
  messages: SessionMessage[];
  timeline: SessionTimeline | null;
  screenshots: EvidencePicture[];
  /** Without the snapshots, which are large. */
  capture: SessionCapture | null;
  remarks: string[];
}

const NO_EVIDENCE: Evidence = {
  messages: [],
  timeline: null,
  screenshots: [],
  capture: null,
  remarks: [],
};

interface EvidencePicture {
  shown: SessionScreenshot;
  /** The picture's file, named by its content; null where it could not be fetched. */
  file: string | null;
  picture: Picture | undefined;
}

const PICTURES_AT_ONCE = 4;

type Options = Pick<RunContext, 'signal'>;

async function collectEvidence(
  client: ServiceClient,
  sessionId: string,
  options: Options,
): Promise<Evidence> {
  const pieces = await Promise.all([
    piece('messages', [], () => gather(client.listMessages(sessionId, options))),
    piece('timeline', null, () => client.getTimeline(sessionId, options)),
    pictures(client, sessionId, options),
    piece('capture', null, async () => {
      const { snapshots: _, ...capture } = await client.getCapture(sessionId, options);
      return capture;
    }),
  ]);
  const [messages, timeline, screenshots, capture] = pieces;
  return {
    messages: messages.value,
    timeline: timeline.value,
    screenshots: screenshots.value,
    capture: capture.value,
    // In this order, whichever answer came first.
    remarks: pieces.flatMap(({ remarks }) => remarks),
  };
}

interface Piece<Value> {
  value: Value;
  remarks: string[];
}

/** @param missing what stands for one that can't be had */
async function piece<Value, Missing>(
  name: string,
  missing: Missing,
  fetch: () => Promise<Value>,
): Promise<Piece<Value | Missing>> {
  try {
    return { value: await fetch(), remarks: [] };
  } catch (error) {
    return { value: missing, remarks: [`No ${name}: ${whyMissing(error)}`] };
  }
}

async function pictures(
  client: ServiceClient,
  sessionId: string,
  options: Options,
): Promise<Piece<EvidencePicture[]>> {
  const shots = await piece('screenshots', [], () => gather(client.listScreenshots(sessionId, options)));
  const fetchInTurn = limitFunction(
    async (shown: SessionScreenshot) => {
      const fetch = () => client.getPicture(sessionId, shown, options);
      const { value: picture, remarks } = await piece(`picture ${shown.id}`, undefined, fetch);
      const file = picture ? contentName(picture.bytes, picture.extension) : null;
      return { value: { shown, picture, file }, remarks };
    },
    { concurrency: PICTURES_AT_ONCE },
  );
  const all = await Promise.all(shots.value.map((shown) => fetchInTurn(shown)));
  return {
    value: all.map(({ value }) => value),
    remarks: [shots, ...all].flatMap(({ remarks }) => remarks),
  };
}
