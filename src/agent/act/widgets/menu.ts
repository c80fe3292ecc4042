/** Opens a menu and clicks what it holds. */
import type { Target } from '../../action.js';
import type { Found } from '../../find/findOne.js';
import { describeTarget, quote } from '../../describeTarget.js';
import type { HandDeedOf } from '../../handDeed.js';
import type { Act } from '../act.js';
import { attempt } from '../attempt.js';
import { poll } from '../poll.js';
import { expandFound, findExpandable, isExpandable } from './expand.js';
import { matchOption, noSuchOption, readLabels } from './options.js';
import { chooseFromPoorMenu } from './poorMenu.js';
import { popupOf, watchOpening } from './popup.js';

export interface MenuChoice {
  option: string;
  from: Target;
}

export async function chooseFromMenu(
  { option, from }: Pick<HandDeedOf<'select'>, 'option' | 'from'>,
  act: Act,
): Promise<{ found: Found; note: string | undefined }> {
  const opener = await findExpandable(from, 'expand', act, { evenUnmarked: true });
  if (!(await isExpandable(opener, act))) return chooseFromPoorMenu({ option, from }, opener, act);
  const opening = await watchOpening(opener.locator, act);
  await expandFound({ opener, target: from, wanted: true }, act);
  const { match, items } = await poll(act.deadline, async () => {
    const items = (await popupOf(opening, act))?.locator(ITEMS).filter({ visible: true });
    const labels = items ? await items.evaluateAll(readLabels) : [];
    const match = matchOption(labels, option);
    if (match && items) return { seen: { match, items } };
    return { missed: () => Promise.resolve(noSuchOption(labels, option, from)) };
  });
  const locator = items.nth(match.index);
  const what = { what: `click ${quote(option)} in ${describeTarget(from)}`, locator };
  await attempt(what, act, () => locator.click({ timeout: act.deadline.rest() }));
  return { found: { locator }, note: match.note };
}

/** In a list that a button is tied to, the items may have no roles. */
const ITEMS =
  '[role=menuitem], [role=menuitemcheckbox], [role=menuitemradio], [role=option], ' +
  ':is(a, button, li:not(:has(a, button))):not([role], [role=menuitem] *, [role=none] > a[role], [role^=menuitem] *, [role=option] *)';
