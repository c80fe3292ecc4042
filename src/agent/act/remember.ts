/** Keeps what a thing shows under a name, for later steps of the case. */
import { performed } from '../../act/Doing.js';
import { poll, watchFor, type Found, type Lookup } from '../../act/find.js';
import type { ActionOf, Performed, Target } from '../action.js';
import { describeTarget, quote } from '../../meaning/describeTarget.js';
import { doingWithoutParts } from '../world/doingOf.js';
import { shownBesideName } from '../world/shownBesideName.js';
import { StepError } from '../StepError.js';
import type { Act } from './act.js';

export async function remember({ target, as }: ActionOf<'remember'>, act: Act): Promise<Performed> {
  const doing = doingWithoutParts(act);
  const watch = watchFor(target, 'read', doing);
  const { found, text } = await poll(doing, (screen): Lookup<{ found: Found; text: string }> => {
    const lookup = watch(screen);
    if ('missed' in lookup) return lookup;
    const { node } = lookup.seen;
    if (node.states.password === true) return { missed: () => isSecret(target), isFinal: true };
    const text = shownBesideName(node, target.name);
    return text === '' ? { missed: () => showsNothing(target) } : { seen: { found: lookup.seen, text } };
  });
  act.world.remembered.set(as, text);
  return performed(`Remembered ${quote(text)} as {{${as}}}.`, found);
}

export async function rememberPage({ part, as }: ActionOf<'rememberPage'>, act: Act): Promise<Performed> {
  const text = part === 'URL' ? act.page.url() : await act.deadline.race(act.page.title());
  if (text === '') throw new StepError('expectation not met', `The page has no ${part} to remember.`);
  act.world.remembered.set(as, text);
  return performed(`Remembered ${quote(text)} as {{${as}}}.`);
}

function isSecret(target: Target): StepError {
  const message = `${describeTarget(target)} is a password, which is never shown. Please use a secret instead.`;
  return new StepError('action failed', message);
}

function showsNothing(target: Target): StepError {
  const message = `Failed to remember what ${describeTarget(target)} shows: it shows nothing, or only its own name. Please name the thing that shows it.`;
  return new StepError('expectation not met', message);
}
