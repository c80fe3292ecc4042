/** Keeps what a thing shows under a name, for later steps of the case. */
import type { Locator } from '@playwright/test';
import type { ActionOf, Performed, Target } from '../action.js';
import { describeTarget, quote } from '../describeTarget.js';
import { watchFor, type Found } from '../find/findOne.js';
import { readToRemember } from '../scene/readToRemember.js';
import { StepError } from '../StepError.js';
import type { Act } from './act.js';
import { performed } from './performed.js';
import { poll, type Sight } from './poll.js';

export async function remember({ target, as }: ActionOf<'remember'>, act: Act): Promise<Performed> {
  const look = watchFor(target, 'look', act);
  const { found, text } = await poll(
    act.deadline,
    async (): Promise<Sight<{ found: Found; text: string }>> => {
      const sight = await look();
      if ('missed' in sight) return sight;
      const text = await read(sight.seen.locator, target, act);
      if (text === '') return { missed: () => Promise.resolve(showsNothing(target)) };
      return { seen: { found: sight.seen, text } };
    },
  );
  act.scene.remembered.set(as, text);
  return performed(`Remembered ${quote(text)} as {{${as}}}.`, found);
}

export async function rememberPage({ part, as }: ActionOf<'rememberPage'>, act: Act): Promise<Performed> {
  const text = part === 'URL' ? act.page.url() : await act.deadline.race(act.page.title());
  if (text === '') throw new StepError('expectation not met', `The page has no ${part} to remember.`);
  act.scene.remembered.set(as, text);
  return performed(`Remembered ${quote(text)} as {{${as}}}.`);
}

async function read(locator: Locator, target: Target, { deadline }: Act): Promise<string> {
  const { name = null } = target;
  const known = await locator.evaluate(readToRemember, name, { timeout: deadline.glance() });
  if (known === 'secret') {
    const message = `${describeTarget(target)} is a password, which is never shown. Please use a secret instead.`;
    throw new StepError('action failed', message);
  }
  return known.text;
}

function showsNothing(target: Target): StepError {
  const message = `Failed to remember what ${describeTarget(target)} shows: it shows nothing, or only its own name. Please name the thing that shows it.`;
  return new StepError('expectation not met', message);
}
