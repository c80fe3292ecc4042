/** Opens a menu and clicks what it holds; also one that nothing in the markup calls so. */
import { describeTarget, quote } from '../../meaning/describeTarget.js';
import { notesOf } from '../../judge/Judgement.js';
import type { Target } from '../../meaning/meaning.js';
import type { ScreenNode } from '../../screen/Screen.js';
import { StepError } from '../../screen/StepError.js';
import type { Doing } from '../Doing.js';
import { poll, soon, type Found, type Watch } from '../find.js';
import { fault, gesture } from '../gesture.js';
import { expandFound, findExpandable, isExpandable } from './expand.js';
import { noSuchOption, optionAmong, optionsIn } from './options.js';
import { beforeOpening, newlyNamed, popupOf } from './popup.js';

export interface MenuChoice {
  option: string;
  from: Target;
}

export async function chooseFromMenu(
  { option, from }: MenuChoice,
  doing: Doing,
): Promise<{ found: Found; note: string | undefined }> {
  const opener = await findExpandable(from, 'expand', doing, { evenUnmarked: true });
  if (!isExpandable(opener)) return chooseFromPoorMenu({ option, from }, opener, doing);
  const opening = beforeOpening(opener.node, opener.screen);
  await expandFound({ opener, target: from, wanted: true }, doing);
  const { node, note, screen } = await poll(doing, (screen) => {
    const popup = popupOf(opening, screen);
    const { labels, match } = optionAmong(popup ? optionsIn(popup) : [], option);
    if (match) return { seen: { ...match, screen } };
    return { missed: () => noSuchOption(labels, option, from) };
  });
  await gesture(`click ${quote(option)} in ${describeTarget(from)}`, { kind: 'click', node }, doing);
  return { found: { node, screen }, note };
}

/** What becomes visible when its button is pointed at, or clicked. */
async function chooseFromPoorMenu({ option, from }: MenuChoice, opener: Found, doing: Doing) {
  const what = `choose ${quote(option)} from ${describeTarget(from)}`;
  const opening = beforeOpening(opener.node, opener.screen);
  const at = addressOf(opener.screen.url);
  const watch: Watch<ScreenNode> = (screen) => {
    // What stands on another page was not in the menu.
    if (addressOf(screen.url) !== at) throw fault(what, 'it led to another page.');
    const [only, another] = newlyNamed(opening, option, screen);
    if (only && another === undefined) return { seen: only };
    if (another) {
      const several = `Failed to ${what}: several things of that name became visible. Please click the one that is meant.`;
      return { missed: () => new StepError('target ambiguous', several) };
    }
    const none = `Failed to ${what}: nothing of that name became visible when it was clicked. Please click what opens it first.`;
    return { missed: () => new StepError('target not found', none) };
  };
  await gesture(what, { kind: 'hover', node: opener.node }, doing);
  let node = await soon(doing, HOVERED, watch);
  if (node === undefined) {
    await gesture(what, { kind: 'click', node: opener.node }, doing);
    node = await poll(doing, watch);
  }
  await gesture(what, { kind: 'click', node }, doing);
  const note = `Nothing in the markup says that ${describeTarget(from)} is a menu: taken was what became visible with it. aria-haspopup and role="menu" would say so.`;
  return { found: { node, screen: opener.screen }, note: notesOf(opener.note, note) };
}

/** Menus that open under the mouse do so at once, or nearly. */
const HOVERED = 300;

/** Many menus are links to "#". */
const addressOf = (url = ''): string => url.replace(/#.*$/, '');
