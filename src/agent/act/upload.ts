/** Gives files of the user's to the page: to an input for files, or to whatever asks for files when it is clicked. */
import type { Locator } from '@playwright/test';
import type { ActionOf, Performed, Target } from '../action.js';
import { describeTarget, quote } from '../describeTarget.js';
import { findOne, watchFor } from '../find/findOne.js';
import { findFiles } from '../scene/findFiles.js';
import { StepError } from '../StepError.js';
import type { Act } from './act.js';
import { attempt } from './attempt.js';
import { performed } from './performed.js';
import { poll, type Sight } from './poll.js';

export async function upload({ files, target }: ActionOf<'upload'>, act: Act): Promise<Performed> {
  const paths = findFiles(files, act.scene.files);
  const place = await findPlace(target, act);
  const names = files.map(quote).join(', ');
  const thing = target ? describeTarget(target) : 'the page';
  const what = { what: `upload ${names} to ${thing}`, locator: place.locator };
  await refuseDisabled(place, what.what, act);
  const timeout = () => act.deadline.rest();
  if (place.isInput) {
    await attempt(what, act, () => place.locator.setInputFiles(paths, { timeout: timeout() }));
  } else {
    await attempt(what, act, async () => {
      const asking = act.page.waitForEvent('filechooser', { timeout: timeout() });
      // Where the click fails, that is what is told.
      asking.catch(() => undefined);
      await place.locator.click({ timeout: timeout() });
      const chooser = await asking;
      await chooser.setFiles(paths, { timeout: timeout() });
    });
  }
  const told = performed(`Uploaded ${names} to ${thing}.`, undefined, [place.note]);
  return { ...told, locator: String(place.locator) };
}

/** Where files are given to. */
interface PlaceForFiles {
  locator: Locator;
  isInput: boolean;
  note?: string | undefined;
}

/** Inputs for files are often hidden behind what a person clicks, so they count wherever they are. */
async function findPlace(target: Target | undefined, act: Act): Promise<PlaceForFiles> {
  const within = target?.within ? await findOne(target.within, 'place', act) : undefined;
  const root = within?.locator ?? act.page;
  const inputs = root.locator('input[type=file]');
  const name = target?.name;
  const labelled = name === undefined ? inputs : inputs.and(root.getByLabel(name, { exact: true }));
  const look = name === undefined || target === undefined ? undefined : watchFor(target, 'click', act);
  return poll(act.deadline, async (): Promise<Sight<PlaceForFiles>> => {
    const count = await labelled.count();
    if (count === 1) return { seen: { locator: labelled, isInput: true } };
    if (count > 1) throw severalPlaces(count, target);
    const sight = await look?.();
    if (sight === undefined) return { missed: () => Promise.resolve(noPlace(target)) };
    if ('missed' in sight) return sight;
    const { locator, note } = sight.seen;
    const inner = await locator.evaluate(holdsInput, undefined, { timeout: act.deadline.glance() });
    if (inner === 'itself') return { seen: { locator, isInput: true, note } };
    if (inner === 'inside')
      return { seen: { locator: locator.locator('input[type=file]'), isInput: true, note } };
    return { seen: { locator, isInput: false, note } };
  });
}

// Runs in the page, so it must hold all it needs.
function holdsInput(element: Element): 'itself' | 'inside' | 'none' {
  if (element.matches('input[type=file]')) return 'itself';
  return element.querySelectorAll('input[type=file]').length === 1 ? 'inside' : 'none';
}

async function refuseDisabled({ locator }: PlaceForFiles, what: string, { deadline }: Act): Promise<void> {
  if (!(await locator.isDisabled({ timeout: deadline.glance() }))) return;
  throw new StepError('action failed', `Failed to ${what}: it is disabled. Please do first what enables it.`);
}

function severalPlaces(count: number, target: Target | undefined): StepError {
  const where = target ? `${describeTarget(target)} means` : 'The page has';
  const message = `${where} ${count} places for files. Please say which by its label, as in: to the "Photo" field.`;
  return new StepError('target ambiguous', message);
}

function noPlace(target: Target | undefined): StepError {
  const what = target ? describeTarget(target) : 'place for files';
  const message = `There is no ${what.replace(/^the /, '')} on the page that takes files. Please name the field or the button.`;
  return new StepError('target not found', message);
}
