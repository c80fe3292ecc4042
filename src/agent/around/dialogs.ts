/** Answers a dialog of the browser's own, and expects one and what it says; waits for one that is still to open. */
import { performed } from '../../act/Doing.js';
import { type Judgement, explainUnmet, met } from '../../judge/Judgement.js';
import { polarityOf, relates } from '../../judge/text/matchText.js';
import { quote } from '../../meaning/describeTarget.js';
import type { Act, ActionOf, Performed } from '../Act.js';
import { holdAround } from './holding.js';
import { StepError } from '../../screen/StepError.js';
import { inWords } from '../world/Dialogs.js';
import type { Lookup } from '../../screen/deadline.js';
import { poll } from './attempt.js';

const answering =
  (how: 'accept' | 'dismiss', done: string) =>
  async (_action: unknown, act: Act): Promise<Performed> => {
    const dialog = await waitForDialog(how, act);
    await act.deadline.race(act.world.dialogs.answer(how));
    return performed(`${done} the browser dialog: ${inWords(dialog)}.`);
  };

export const acceptDialog = answering('accept', 'Accepted');
export const dismissDialog = answering('dismiss', 'Dismissed');

export async function answerDialog({ text }: ActionOf<'answerDialog'>, act: Act): Promise<Performed> {
  const dialog = await waitForDialog('answer', act);
  if (dialog.type() !== 'prompt') {
    const message = `Failed to answer the browser dialog with ${quote(text)}: it is no prompt, but ${inWords(dialog)}. Please write "I accept the dialog" or "I dismiss the dialog".`;
    throw new StepError('action failed', message);
  }
  await act.deadline.race(act.world.dialogs.answer('accept', text));
  return performed(`Answered the browser dialog with ${quote(text)}: ${inWords(dialog)}.`);
}

async function waitForDialog(what: string, { world, deadline }: Act) {
  return poll(deadline, () => {
    const { open } = world.dialogs;
    return open ? { seen: open } : { missed: () => noDialog(what) };
  });
}

function noDialog(what: string): StepError {
  const message = `Failed to ${what} the browser dialog: none is open. For a dialog that is a part of the page, please say which of its buttons is clicked.`;
  return new StepError('target not found', message);
}

export async function expectDialog(expectation: ActionOf<'expectDialog'>, act: Act): Promise<Performed> {
  const { is, negated, lasting = 0 } = expectation;
  if (is === undefined && negated) return expectNone(expectation, act);
  // Under a dialog the page stands still, so nothing but the dialog is looked at.
  const look = (): Lookup<Performed> => {
    const observation = observe(expectation, act);
    return observation.holds
      ? { seen: met(expectation, observation) }
      : { missed: () => explainUnmet(expectation, observation) };
  };
  const seen = await poll(act.deadline, look);
  if (lasting === 0) return seen;
  await act.deadline.sleep(lasting);
  return poll(act.deadline, look);
}

function observe({ is, negated }: ActionOf<'expectDialog'>, { world }: Act): Judgement {
  const { open } = world.dialogs;
  if (open === undefined) return { holds: false, observed: 'no browser dialog' };
  const fits = (reported: NonNullable<typeof is>) =>
    relates(open.message(), reported.relation, reported.text, polarityOf(negated));
  const says = is === undefined || fits(is) !== negated;
  return { holds: says, observed: `the browser dialog ${inWords(open)}`, isElsewhere: true };
}

/** One that opens meanwhile stops the page, so that no look at it would end. */
async function expectNone(expectation: ActionOf<'expectDialog'>, act: Act): Promise<Performed> {
  const { dialogs } = act.world;
  const { opened, forget } = dialogs.whenOpen();
  const isOpen = () => dialogs.open !== undefined;
  const watching = holdAround(
    expectation,
    () => ({ holds: !isOpen(), observed: isOpen() ? 'one' : 'no browser dialog' }),
    act,
  );
  // When the dialog comes first, what the looking ends with says nothing more.
  watching.catch(() => undefined);
  const done = await Promise.race([watching, opened]).finally(forget);
  if (done !== undefined) return done;
  const observation = { ...observe({ ...expectation, negated: false }, act), holds: false };
  throw explainUnmet(expectation, observation);
}
