/** Carries out one session: takes its place, runs the steps with a capture around them, and tells the ending. */
import { messageOf } from '../ApiError.js';
import { World } from '../../agent/index.js';
import type { RunSpent } from '../../models/index.js';
import { startCapture, type Capture } from '../capture/startCapture.js';
import { lookAround, showPage } from '../observe/lookAround.js';
import { Observer } from '../observe/Observer.js';
import type { Place, Seating } from '../Place.js';
import type { Progress } from './Work.js';
import { sessionSettings, type SessionOptions } from '../SessionOptions.js';
import { readPrompt, type Prompt } from '../../cases/prompt.js';
import { attempt } from './jobs.js';
import { carryOut, type CaseContext } from './carryOut.js';
import type { Ending } from './KeptSession.js';
import type { SessionLog } from './SessionLog.js';
import { unlessAborted } from '../waits.js';

/** How much of what the browser does is recorded; `full` has DOM and accessibility snapshots. */
export type CaptureDetail = 'full' | 'events' | 'off';

interface SessionRun extends Progress {
  title: string;
  prompt: string;
  open: Seating['open'];
  /** The service's own; those of the place come before them. */
  options: SessionOptions;
  capture: CaptureDetail;
  model: string;
  modelsSpent: RunSpent;
}

/** Never rejects: whatever happens becomes the session's ending. */
export async function runSession(run: SessionRun): Promise<Ending> {
  try {
    await run.onStatus('preparing');
    run.signal.throwIfAborted();
    const prompt = readPrompt(run.prompt);
    const place = await openPlace(run);
    let capture: Capture | undefined;
    try {
      capture = run.capture === 'off' ? undefined : await startCapture(place.page, { detail: run.capture });
      if (capture) run.onCapture(capture);
      await run.onStatus('running');
      return await playOut(run, { prompt, place, capture });
    } finally {
      await endCapture(capture, run.log);
      await place.release();
    }
  } catch (error) {
    return unexpectedEnding(error, run.signal);
  }
}

async function playOut(
  run: SessionRun,
  { prompt, place, capture }: { prompt: Prompt; place: Place; capture: Capture | undefined },
): Promise<Ending> {
  const settings = sessionSettings(place.options, run.options);
  const world = new World(place.page, { startUrl: prompt.startUrl, ...settings });
  const observer = new Observer(run.log, world.problems);
  const { log, signal, title, model, modelsSpent } = run;
  const acting = { log, signal, place, capture, world, observer, settings };
  const context: CaseContext = {
    ...{ ...acting, title, model, modelsSpent },
    attempt: (job) => attempt(job, acting),
    show: (shown) => world.holdActions(showPage(shown, acting)),
  };
  try {
    const ending = await carryOut(run.prompt, prompt, context);
    for (const note of await unlessAborted(world.leave(), signal)) observer.note(note, log.lastMessageId);
    await lookAround(context);
    return ending;
  } finally {
    // Where the session broke off a picture may still be on its way, which tells by itself of what goes wrong.
    await world.seen().catch(() => undefined);
    observer.tell(log.lastMessageId);
    world.close();
  }
}

/** A device may take long to answer; a session that is ended meanwhile doesn't wait for it. */
async function openPlace({ open, signal }: SessionRun): Promise<Place> {
  const opening = open();
  try {
    return await unlessAborted(opening, signal);
  } catch (error) {
    if (signal.aborted) void opening.then((place) => place.release()).catch(() => undefined);
    throw error;
  }
}

/** What could not be recorded doesn't change the verdict. */
async function endCapture(capture: Capture | undefined, log: SessionLog): Promise<void> {
  await capture?.end();
  for (const mishap of capture?.mishaps ?? []) log.observe(`Not recorded: ${mishap}`, log.lastMessageId);
}

export function unexpectedEnding(error: unknown, signal: AbortSignal): Ending {
  const why = messageOf(error);
  if (signal.aborted) {
    return { status: 'terminated', result: null, summary: `The session was terminated: ${why}` };
  }
  return { status: 'error', result: 'error', summary: `The session broke off: ${why}` };
}
