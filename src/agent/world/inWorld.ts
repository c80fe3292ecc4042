/**
 * Carries an action out where its case is: in the frame at hand, with what was remembered filled in, and never under a
 * browser dialog that it has nothing to do with.
 */
import { isExpectation, type Act, type Action, type ActionKind, type Performed } from '../Act.js';
import { describeAction } from '../../meaning/describe.js';
import { StepError } from '../../screen/StepError.js';
import { withinPlace, fillIn, ofOpenDialog, shownByDialog } from './actionHere.js';
import { inWords } from './Dialogs.js';
import type { World } from './World.js';

type Run = (action: Action, act: Act) => Promise<Performed>;

export async function inWorld(said: Action, start: Omit<Act, 'page'>, run: Run): Promise<Performed> {
  const { world, deadline } = start;
  const { dialogs } = world;
  if (isChanging(said)) beginAction(said, world);
  const wasListening = dialogs.isListening;
  dialogs.listen();
  const notes: string[] = [];
  const before = dialogs.met.length - (dialogs.open ? 1 : 0);
  try {
    const filled = fillIn(said, world.remembered);
    const action = dialogs.open ? ofOpenDialog(filled, dialogs.open) : filled;
    throwIf(shownByDialog(action, dialogs.met.slice(before)));
    if (!isExpectation(action) && !FINDING_FIRST.includes(action.kind)) await deadline.race(world.seen());
    notes.push(...(await deadline.race(prepare(action, world))));
    const done = await untilDialog(inFrame(action, world.frame), { ...start, page: world.page }, run);
    throwIf(shownByDialog(action, dialogs.met.slice(before)));
    return withNotes(done, [...notes, ...dialogs.takeNotes()]);
  } catch (error) {
    throw explain(error, [...notes, ...dialogs.takeNotes(), ...world.tabs.takeNotes()]);
  } finally {
    world.memory.end();
    dialogs.policy('keeps dialogs');
    if (!wasListening && dialogs.open === undefined) dialogs.stop();
  }
}

function beginAction({ kind }: Action, world: World): void {
  world.actions = { count: world.actions.count + 1, lastBegan: performance.now() };
  world.memory.prepare();
  if (SHOWN_AT_ONCE.includes(kind)) world.memory.settle();
}

function throwIf(error: Error | undefined): void {
  if (error !== undefined) throw error;
}

const OF_DIALOGS: readonly ActionKind[] = ['acceptDialog', 'dismissDialog', 'answerDialog', 'expectDialog'];
const OF_TABS: readonly ActionKind[] = ['switchTab', 'closeTab', 'expectTabs', 'expectNewTab'];
const OF_LOADING = ['open', 'goTo', 'goBack', 'goForward', 'reload', 'openTab'] as const;
/** What a page opens while it is loaded, left or waited for is for the next step. */
const KEEPING: readonly ActionKind[] = [...OF_DIALOGS, ...OF_LOADING, 'wait'];
const LEAVING_FRAMES: readonly ActionKind[] = [...OF_LOADING, 'switchTab'];

/** What they show is there when they end. */
const SHOWN_AT_ONCE: readonly ActionKind[] = [
  ...OF_TABS,
  ...(['open', 'goTo', 'reload', 'openTab', 'pass'] as const),
];

/** They wait by themselves, before they do anything to what they have found. */
const FINDING_FIRST: readonly ActionKind[] = [
  'click',
  'doubleClick',
  'rightClick',
  'hover',
  'check',
  'uncheck',
  'fill',
];

/** To wait, or to look at something, changes nothing. */
function isChanging(action: Action): boolean {
  return !isExpectation(action) && !STILL.includes(action.kind);
}

const STILL: readonly ActionKind[] = ['wait', 'waitFor', 'remember', 'rememberPage', 'takePicture'];

async function prepare({ kind }: Action, world: World): Promise<string[]> {
  const { dialogs, tabs } = world;
  if (!OF_DIALOGS.includes(kind)) await dialogs.clear();
  dialogs.policy(KEEPING.includes(kind) ? 'keeps dialogs' : 'keeps those of its actions');
  const closed = tabs.leaveClosed();
  if (closed !== undefined || LEAVING_FRAMES.includes(kind)) world.frame = undefined;
  if (OF_TABS.includes(kind)) tabs.noteNew();
  return [...(closed === undefined ? [] : [closed]), ...tabs.takeNotes()];
}

function inFrame(action: Action, frame: World['frame']): Action {
  if (frame === undefined) return action;
  // Where nothing is named, the page is meant, which is the one in the frame.
  if (action.kind === 'scroll' && action.target === undefined) return { ...action, target: frame };
  return withinPlace(action, frame) ?? action;
}

/** An action that opens a dialog ends there; it is finished once the dialog is answered. */
async function untilDialog(action: Action, act: Act, run: Run): Promise<Performed> {
  const working = run(action, act);
  if (isExpectation(action) || OF_DIALOGS.includes(action.kind) || action.kind === 'wait') return working;
  const { dialogs } = act.world;
  const { opened, forget } = dialogs.whenOpen();
  const done = await Promise.race([working, opened]).finally(forget);
  const dialog = dialogs.open;
  if (done !== undefined || dialog === undefined) return done ?? working;
  dialogs.leaveUnfinished(working);
  const words = describeAction(action);
  const begun = `${words.charAt(0).toLowerCase()}${words.slice(1)}`;
  return { summary: `Began to ${begun}; a browser dialog opened: ${inWords(dialog)}.` };
}

function withNotes(done: Performed, notes: readonly string[]): Performed {
  if (notes.length === 0) return done;
  return { ...done, note: [...notes, ...(done.note === undefined ? [] : [done.note])].join(' ') };
}

/** What failed may have failed because of what the notes tell of. */
function explain(error: unknown, notes: readonly string[]): unknown {
  if (!(error instanceof StepError) || notes.length === 0) return error;
  const { reason, message, expected, observed, candidates, cause } = error;
  const details = { expected, observed, candidates, cause: cause ?? error };
  return new StepError(reason, `${message} ${notes.join(' ')}`, details);
}
