/** Chooses from a box that opens: opens it, writes into it where it can be written into, clicks the option. */
import { boxOf } from '../../grounding/places/boxAround.js';
import { quote } from '../../meaning/describeTarget.js';
import type { Screen, ScreenNode } from '../../screen/Screen.js';
import type { Doing } from '../Doing.js';
import { createPatience } from '../../screen/deadline.js';
import { follow, poll } from '../find.js';
import { fault, gesture, whileGone } from '../gesture.js';
import { around, holds, inside, isAlike, later, onlyOf, plain } from '../nodes.js';
import { isWritten } from './control.js';
import { typeInto, type Filling } from './fillText.js';
import { isChosen, chooseOffered } from './nativeList.js';
import { labelOf, noSuchOption, optionAmong, optionsIn, sayChoice, type OptionMatch } from './options.js';
import { beforeOpening, newlyNamed, popupOf, popupsOn, type Opening } from './popup.js';

/** Gives a note where there is something to tell. */
export async function chooseFromCombo(choice: Filling, doing: Doing): Promise<string | undefined> {
  const { node, screen } = choice.found;
  const what = sayChoice(choice);
  if (node.tag === 'input' && node.attributes.list !== undefined) return chooseOffered(choice, doing);
  const opening = beforeOpening(node, screen);
  const before = shownBy(node);
  if (!opening.wasOpen) await gesture(what, { kind: 'click', node: faceOf(node) }, doing);
  const { option, match } = await clickOption(choice, opening, doing);
  const chosen = { ...choice, value: labelOf(option) };
  await shows({ choice: chosen, before, option, isPoor: match.isPoor }, doing);
  return match.note;
}

/** What is chosen may lie over the box's own input: then the click goes to the whole box, which holds both. */
export function faceOf(node: ScreenNode): ScreenNode {
  // A field that only shows what is chosen may take no clicks.
  const shown = boxOf(node);
  if (shown !== node) return shown;
  if (node.isUsable && node.coveredBy === undefined) return node;
  const { box } = node;
  const isFace = (place: ScreenNode) =>
    place.box.width <= 1.2 * box.width &&
    place.box.height <= 1.5 * box.height &&
    inside(place).every((one) => !one.isUsable || one === node || holds(node, one));
  const others = around(node);
  const end = others.findIndex((place) => !isFace(place));
  return others[end - 1] ?? node;
}

/** A list that is looked up may be built anew at every letter. */
function clickOption(choice: Filling, opening: Opening, doing: Doing): Promise<Offered> {
  return whileGone(async () => {
    const offered = await findOption(choice, opening, doing);
    await gesture(sayChoice(choice), { kind: 'click', node: offered.option }, doing);
    return offered;
  }, doing);
}

interface Offered {
  option: ScreenNode;
  match: OptionMatch & { isPoor?: true };
}

/** Looks through what is open; writes where that doesn't show the option. */
async function findOption(choice: Filling, opening: Opening, doing: Doing): Promise<Offered> {
  const { found, value, target } = choice;
  const isSteady = createPatience(doing.deadline);
  const what = sayChoice(choice);
  const offer = offering(choice, opening);
  let [isTyped, isAsked] = [!isWritten(found.node) || found.node.states.readOnly === true, false];
  for (;;) {
    const seen = await poll<Offered | { box: ScreenNode }>(doing, (screen) => {
      const offered = offer(screen);
      const steady = isSteady(offered.labels.join('\n'));
      const taken = takenOf(offered, { steady, isTyped });
      if (taken) return { seen: taken };
      const box = later(found.node, screen);
      const mayAsk = steady && !isAsked && offered.labels.length === 0 && isWritten(found.node);
      if (box && (mayAsk || !isTyped)) return { seen: { box } };
      return { missed: () => noSuchOption(offered.labels, value, target) };
    });
    if ('option' in seen) return seen;
    if (isTyped) await gesture(what, { kind: 'press', key: 'ArrowDown', node: seen.box }, doing);
    else await typeInto(seen.box, value, what, doing);
    [isTyped, isAsked] = [true, isTyped];
  }
}

/** A part of a name, or what nothing calls an option, is taken only when no more is to come. */
function takenOf(
  { marked, poor }: ReturnType<ReturnType<typeof offering>>,
  { steady, isTyped }: { steady: boolean; isTyped: boolean },
): Offered | undefined {
  if (marked && (marked.match.note === undefined || (steady && isTyped))) return marked;
  return steady ? poor : undefined;
}

/** What stands in what was opened, and what is called so where nothing says that it is an option. */
export const offering = (choice: Filling, opening: Opening) => (screen: Screen) => {
  const popup = popupOf(opening, screen);
  const options = popup ? optionsIn(popup) : [];
  const { labels, match } = optionAmong(options, choice.value);
  const poor = options.length > 0 ? undefined : onlyOf(newlyNamed(opening, choice.value, screen));
  const guess = { index: 0, note: POOR, isPoor: true } as const;
  return {
    labels,
    marked: match && { option: match.node, match },
    poor: poor && { option: poor, match: guess },
  };
};

const POOR =
  'Nothing in the markup says that these are options: taken was what became visible. role="listbox" and role="option" would say so.';

interface Chosen {
  choice: Filling;
  /** What stood in the box and around it before. */
  before: string[];
  option: ScreenNode;
  isPoor: true | undefined;
}

/** Waits until the box, what stands around it, or the option itself shows that it is chosen. */
async function shows({ choice, before, option, isPoor }: Chosen, doing: Doing): Promise<void> {
  const wanted = choice.value;
  const followed = follow(choice.found, [choice.target, 'select'], doing);
  await poll(doing, (screen) => {
    const box = followed(screen);
    // It went away with the choice: nothing is left that could show it.
    if (box === undefined) return { seen: true };
    const shown = shownBy(box);
    const isNew = shown.some(
      (text, at) => includes(text, wanted) && (at === 0 || !includes(before[at] ?? '', wanted)),
    );
    const now = later(option, screen);
    if (isNew || (now?.isVisible === true && isChosen(now) && isAlike(labelOf(now), wanted)))
      return { seen: true };
    if (isPoor === true && isShownBeside(box, wanted, screen)) return { seen: true };
    return {
      missed: () => fault(sayChoice(choice), `it was clicked, but the box shows ${quote(shown[0] ?? '')}.`),
    };
  });
}

const isShownBeside = (box: ScreenNode, wanted: string, screen: Screen): boolean =>
  popupsOn(screen).length === 0 && includes(box.parent?.text ?? '', wanted);

/** Its own text, then that of what it stands in; boxes of several choices show them beside their field. */
function shownBy(box: ScreenNode): string[] {
  const shown = [box.value ?? box.text];
  for (const place of around(box).slice(0, 3)) {
    // An open list shows the option whether it is chosen or not.
    const isList = inside(place).some(
      ({ role, isVisible }) => isVisible && /^(?:listbox|tree|grid|menu)$/.test(role),
    );
    if (box.states.expanded === true && isList) break;
    shown.push(/^(?:body|main|form|html|#document)$/.test(place.tag) ? '' : place.text);
  }
  return shown;
}

const includes = (text: string, option: string): boolean =>
  plain(text).toLowerCase().includes(plain(option).toLowerCase());
