/** Carries out one session on a phone: begins it there, runs the steps, and ends it whatever happens. */
import {
  appArgument,
  firstLine,
  isServerAway,
  notOnPhone,
  performOnPhone,
  phoneWorld,
  type Phone,
  type PhoneWorld,
} from '../../agent/phone/index.js';
import { rewritePrompt } from '../../cases/prompt.js';
import type { BackEndSession } from '../devices.js';
import { startPhoneCapture, type PhoneCapture } from '../capture/startPhoneCapture.js';
import { errorEnding, notUnderstood, tellNotRead } from '../sessions/carryOut.js';
import type { Ending } from '../sessions/KeptSession.js';
import { isOwn, readSteps, type Job, type ReadStep } from '../sessions/jobs.js';
import { unlessAborted } from '../waits.js';
import { connect, type PhoneSession } from '../../phones/connect.js';
import type { KnownPhone } from '../../phones/options.js';
import type { Turn } from '../../phones/turn.js';
import { playOnPhone } from './playOnPhone.js';

/** What it opens is ended when the turn is left. */
export async function runOnPhone(
  session: BackEndSession,
  phone: KnownPhone,
  turn: Pick<Turn, 'hold'>,
): Promise<Ending> {
  const { steps: said, startUrl, prompt, log } = session;
  const rewritten = rewritePrompt({ ...(startUrl !== undefined && { startUrl }), steps: [...said] });
  const { id: messageId } = log.say('user', rewritten, { rewritten: true, originalPrompt: prompt });
  // Before the device does anything: a case with an unknown last step doesn't half happen.
  const steps = await readForPhone(session, phone.platform);
  if ('ending' in steps) return steps.ending;
  let opened: PhoneSession;
  try {
    const opening = turn.hold(connect(phone, session.app?.file));
    // A device may take long to answer; a session that is ended meanwhile doesn't wait for it.
    opened = await unlessAborted(opening, session.signal);
  } catch (error) {
    session.signal.throwIfAborted();
    return errorEnding(notStarted(error, phone));
  }
  const capture = await startCapture(session, opened.phone, phone.platform);
  try {
    const app = appOf(session, phone);
    const broken = await startApp(opened, app, { session, phone });
    if (broken) return broken;
    const world = phoneWorld({ phone: opened.phone, platform: phone.platform, app });
    return (await openStart(session, world, phone)) ?? (await playOnPhone(steps, { ...session, world }));
  } finally {
    await capture?.end();
    for (const mishap of capture?.mishaps ?? []) log.observe(`Not recorded: ${mishap}`, messageId);
  }
}

/** The steps, or the ending where one says what no phone does. */
async function readForPhone(
  { steps, log, ownSteps }: Pick<BackEndSession, 'steps' | 'log' | 'ownSteps'>,
  platform: KnownPhone['platform'],
): Promise<ReadStep[] | { ending: Ending }> {
  const read = await readSteps(steps, ownSteps);
  if (read.length === 0) return { ending: errorEnding('The prompt has no steps.') };
  const unread = read.filter(({ jobs }) => jobs === undefined);
  if (unread.length > 0) return { ending: notUnderstood(log, unread, ONLY_WORDS) };
  const refused = read.flatMap((one) => {
    const why = one.jobs?.map((job) => refusalOf(job, platform)).find((part) => part !== undefined);
    return why === undefined ? [] : [{ ...one, why }];
  });
  return refused.length > 0 ? { ending: refuse(log, refused) } : read;
}

const refusalOf = ({ do: action }: Job, platform: KnownPhone['platform']): string | undefined =>
  isOwn(action)
    ? `defineStep('${action.expression}') has a page of Playwright, and a phone has none. Please write what is done as a phrase of your own, in words.`
    : notOnPhone(action, platform);

/** Models look at pages, and what defines functions may not have been loaded for a phone. */
const ONLY_WORDS = 'On a phone no model is asked, and no function of defineStep() is run.';

function refuse(log: BackEndSession['log'], refused: readonly (ReadStep & { why: string })[]): Ending {
  for (const { step, why } of refused) {
    tellNotRead(log, { step: step.number, text: step.text }, { summary: why });
  }
  const names = refused.map(({ step, why }) => `step ${step.number} "${step.text}" (${why})`).join(', ');
  return errorEnding(`Not possible on a phone: ${names} No step was carried out.`);
}

async function startCapture(
  { onCapture, signal }: BackEndSession,
  phone: Phone,
  platform: KnownPhone['platform'],
): Promise<PhoneCapture | undefined> {
  const capture = onCapture && (await unlessAborted(startPhoneCapture(phone, platform), signal));
  if (capture) onCapture(capture);
  return capture;
}

/** What is installed for the session its driver starts; another app begins anew. */
async function startApp(
  { phone }: PhoneSession,
  app: string | undefined,
  { session, phone: { platform, name } }: { session: BackEndSession; phone: KnownPhone },
): Promise<Ending | undefined> {
  if (app === undefined || session.app !== undefined) return undefined;
  const which = [appArgument(app, platform)];
  try {
    await unlessAborted(
      phone.executeScript('mobile: terminateApp', which).catch(() => undefined),
      session.signal,
    );
    await unlessAborted(phone.executeScript('mobile: activateApp', which), session.signal);
    return undefined;
  } catch (error) {
    session.signal.throwIfAborted();
    return errorEnding(`The app ${app} could not be started on "${name}": ${whyOf(error)}`);
  }
}

/** As a step that opens a deep link would. */
async function openStart(
  { startUrl: address, settings, signal }: BackEndSession,
  world: PhoneWorld,
  { name }: KnownPhone,
): Promise<Ending | undefined> {
  if (address === undefined) return undefined;
  try {
    await performOnPhone({ kind: 'open', address }, { world, signal, timeout: settings.stepTimeout });
    return undefined;
  } catch (error) {
    signal.throwIfAborted();
    return errorEnding(
      `The start address ${address} could not be opened on "${name}": ${whyOf(error)} An app opens only the addresses that it declares.`,
    );
  }
}

function appOf({ app, installed }: BackEndSession, phone: KnownPhone): string | undefined {
  const { 'appium:appPackage': ofAndroid, 'appium:bundleId': ofIos } = phone.capabilities ?? {};
  const known = app?.identifier ?? installed ?? phone.app ?? ofAndroid ?? ofIos;
  return typeof known === 'string' ? known : undefined;
}

const whyOf = (error: unknown): string => (error instanceof Error ? firstLine(error) : String(error));

function notStarted(error: unknown, { name, server }: KnownPhone): string {
  if (!(error instanceof Error) || !isServerAway(error))
    return `The session on "${name}" could not be started: ${whyOf(error)}`;
  const { origin } = new URL(server);
  return `The Appium server at ${origin} does not answer, so there was no session on "${name}". Please start it: npx appium`;
}
