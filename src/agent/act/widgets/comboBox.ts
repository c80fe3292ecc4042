/** Chooses from a box that opens: opens it, writes into it where it can be written into, clicks the option. */
import type { Locator } from '@playwright/test';
import { describeTarget, quote } from '../../describeTarget.js';
import { steadyTime } from '../../find/findOne.js';
import { StepError } from '../../StepError.js';
import type { Act } from '../act.js';
import { attempt } from '../attempt.js';
import type { Choice } from './nativeList.js';
import { poll } from '../poll.js';
import { matchOption, noSuchOption, readLabels, type OptionMatch } from './options.js';
import { popupOf, watchOpening, type Opening } from './popup.js';

/** Gives a note where there is something to tell. */
export async function chooseFromCombo(choice: Choice, act: Act): Promise<string | undefined> {
  const { found, option, target } = choice;
  const { locator } = found;
  const what = { what: `select ${quote(option)} from ${describeTarget(target)}`, locator };
  const timeout = act.deadline.glance();
  const box = await attempt(what, act, async () => {
    const { around } = await locator.evaluate(readShown, undefined, { timeout });
    return { ...(await locator.evaluate(readBox, undefined, { timeout })), around };
  });
  if (box.suggestions) return fillSuggestion(choice, box.suggestions, act);
  const opening = await watchOpening(locator, act);
  if (!box.isOpen) await attempt(what, act, () => locator.click({ timeout: act.deadline.rest() }));
  const { match, label, options } = await findOption({ ...choice, opening }, box.isWritten, act);
  const chosen = options.nth(match.index);
  await attempt({ ...what, locator: chosen }, act, () => chosen.click({ timeout: act.deadline.rest() }));
  await shows({ choice: { ...choice, option: label }, before: box.around, options }, act);
  return match.note;
}

interface Box {
  isOpen: boolean;
  isWritten: boolean;
  around: string[];
  /** Of a native one, whose list can't be seen by a page. */
  suggestions?: string[];
}

// Runs in the page, so it must hold all it needs.
function readBox(box: Element): Omit<Box, 'around'> {
  const list = (box as HTMLInputElement).list as HTMLDataListElement | null | undefined;
  return {
    isOpen: box.getAttribute('aria-expanded') === 'true',
    isWritten: box.matches('input, textarea') && !(box as HTMLInputElement).readOnly,
    ...(list && { suggestions: [...list.options].map(({ value }) => value) }),
  };
}

async function fillSuggestion({ found, option, target }: Choice, suggestions: string[], act: Act) {
  const match = matchOption(suggestions, option, suggestions);
  if (match === undefined) throw noSuchOption(suggestions, option, target);
  const what = { what: `select ${quote(option)} from ${describeTarget(target)}`, locator: found.locator };
  const value = suggestions[match.index] ?? option;
  await attempt(what, act, () => found.locator.fill(value, { timeout: act.deadline.rest() }));
  return match.note;
}

interface Offered {
  match: OptionMatch;
  label: string;
  options: Locator;
}

/** Looks through what is open; writes where that doesn't show the option. */
async function findOption(
  choice: Choice & { opening: Opening },
  isWritten: boolean,
  act: Act,
): Promise<Offered> {
  const { found, option, target, opening } = choice;
  const isSteady = createSteadiness(steadyTime(act));
  let isTyped = !isWritten;
  let isAsked = !isWritten;
  return poll(act.deadline, async () => {
    const { options, labels } = await readOffered(opening, act);
    const match = matchOption(labels, option);
    const steady = isSteady(labels.join('\n'));
    if (match && options && (match.note === undefined || (steady && isTyped)))
      return { seen: { match, options, label: labels[match.index] ?? option } };
    if (!isTyped) {
      isTyped = true;
      await typeInto(found.locator, option, act);
    } else if (!isAsked && steady && labels.length === 0) {
      isAsked = true;
      await found.locator.press('ArrowDown', { timeout: act.deadline.rest() });
    }
    return { missed: () => Promise.resolve(noSuchOption(labels, option, target)) };
  });
}

/** The list may come into the page only when it opens. */
async function readOffered(opening: Opening, act: Act): Promise<{ options?: Locator; labels: string[] }> {
  const popup = await popupOf(opening, act);
  if (popup === undefined) return { labels: [] };
  const options = popup.locator(OPTIONS).filter({ visible: true });
  return { options, labels: await options.evaluateAll(readLabels) };
}

const OPTIONS = '[role=option], [role=treeitem], [role=gridcell], [role=menuitemradio], [role=menuitem]';

async function typeInto(field: Locator, text: string, { deadline }: Act): Promise<void> {
  await field.fill('', { timeout: deadline.rest() });
  // Lists that are looked up listen for single keys.
  await field.pressSequentially(text, { timeout: deadline.rest() });
}

function createSteadiness(enough: number): (words: string) => boolean {
  let since = { words: '', at: performance.now() };
  return (words) => {
    if (since.words !== words) since = { words, at: performance.now() };
    return performance.now() - since.at >= enough;
  };
}

interface Chosen {
  choice: Choice;
  /** What stood around the box before. */
  before: readonly string[];
  options: Locator;
}

/** Waits until the box, what stands around it, or the option itself shows that it is chosen. */
async function shows({ choice, before, options }: Chosen, act: Act): Promise<void> {
  const { found, option, target } = choice;
  await poll(act.deadline, async () => {
    // It went away with the choice: nothing is left that could show it.
    if ((await found.locator.count()) === 0) return { seen: true };
    const timeout = act.deadline.glance();
    const shown = await found.locator.evaluate(readShown, undefined, { timeout });
    const isAround = shown.around.some(
      (text, at) => includes(text, option) && !includes(before[at] ?? '', option),
    );
    if (includes(shown.own, option) || isAround || (await isSelected(options, option))) return { seen: true };
    const message = `Failed to select ${quote(option)} from ${describeTarget(target)}: it was clicked, but the box shows ${quote(shown.own)}.`;
    return { missed: () => Promise.resolve(new StepError('action failed', message)) };
  });
}

function includes(text: string, option: string): boolean {
  const plain = (words: string) => words.replace(/\s+/g, ' ').trim().toLowerCase();
  return plain(text).includes(plain(option));
}

async function isSelected(options: Locator, label: string): Promise<boolean> {
  const labels = await options.evaluateAll(readLabels);
  const index = labels.indexOf(label);
  if (index < 0) return false;
  const states = await options.evaluateAll((elements) =>
    elements.map((option) => option.matches('[aria-selected=true], [aria-checked=true]')),
  );
  return states[index] === true;
}

interface ShownChoice {
  own: string;
  /** Boxes of several choices show them beside their field. */
  around: string[];
}

// Runs in the page, so it must hold all it needs.
function readShown(box: Element): ShownChoice {
  const own = box.matches('input, textarea')
    ? (box as HTMLInputElement).value
    : (box as HTMLElement).innerText;
  const around: string[] = [];
  const isOpen = box.getAttribute('aria-expanded') === 'true';
  const lists = '[role=listbox], [role=tree], [role=grid], [role=menu]';
  for (let place = box.parentElement; place !== null && around.length < 3; place = place.parentElement) {
    // An open list shows the option whether it is chosen or not.
    if (isOpen && place.querySelector(lists) !== null) break;
    around.push(Element.prototype.matches.call(place, 'body, main, form') ? '' : place.innerText);
  }
  return { own, around };
}
