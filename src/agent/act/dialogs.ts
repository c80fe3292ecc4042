/** Answers a dialog of the browser's own, and waits for one that is still to open. */
import type { ActionOf, Performed } from '../action.js';
import { quote } from '../../meaning/describeTarget.js';
import { inWords } from '../world/Dialogs.js';
import { StepError } from '../StepError.js';
import type { Act } from './act.js';
import { performed } from '../../act/Doing.js';
import { poll } from './poll.js';

export async function acceptDialog(_action: ActionOf<'acceptDialog'>, act: Act): Promise<Performed> {
  const dialog = await waitForDialog('accept', act);
  await act.deadline.race(act.world.dialogs.answer('accept'));
  return performed(`Accepted the browser dialog: ${inWords(dialog)}.`);
}

export async function dismissDialog(_action: ActionOf<'dismissDialog'>, act: Act): Promise<Performed> {
  const dialog = await waitForDialog('dismiss', act);
  await act.deadline.race(act.world.dialogs.answer('dismiss'));
  return performed(`Dismissed the browser dialog: ${inWords(dialog)}.`);
}

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
    return Promise.resolve(open ? { seen: open } : { missed: () => Promise.resolve(noDialog(what)) });
  });
}

function noDialog(what: string): StepError {
  const message = `Failed to ${what} the browser dialog: none is open. For a dialog that is a part of the page, please say which of its buttons is clicked.`;
  return new StepError('target not found', message);
}
