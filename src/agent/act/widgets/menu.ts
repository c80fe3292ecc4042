/** Opens a menu and clicks what it holds. */
import type { Found } from '../../find/findOne.js';
import { describeTarget, quote } from '../../describeTarget.js';
import type { HandDeedOf } from '../../handDeed.js';
import type { Act } from '../act.js';
import { attempt } from '../attempt.js';
import { poll } from '../poll.js';
import { expandFound, findExpandable } from './expand.js';
import { matchOption, noSuchOption, readLabels } from './options.js';
import { popupOf } from './popup.js';

export async function chooseFromMenu(
  { option, from }: Pick<HandDeedOf<'select'>, 'option' | 'from'>,
  act: Act,
): Promise<{ found: Found; note: string | undefined }> {
  const opener = await findExpandable(from, 'expand', act);
  await expandFound({ opener, target: from, wanted: true }, act);
  const { match, items } = await poll(act.deadline, async () => {
    const items = (await popupOf(opener.locator, act)).locator(ITEMS).filter({ visible: true });
    const labels = await items.evaluateAll(readLabels);
    const match = matchOption(labels, option);
    if (match) return { seen: { match, items } };
    return { missed: () => Promise.resolve(noSuchOption(labels, option, from)) };
  });
  const locator = items.nth(match.index);
  const what = { what: `click ${quote(option)} in ${describeTarget(from)}`, locator };
  await attempt(what, act, () => locator.click({ timeout: act.deadline.rest() }));
  return { found: { locator }, note: match.note };
}

const ITEMS =
  '[role=menuitem], [role=menuitemcheckbox], [role=menuitemradio], [role=menu] a, nav a, [role=option]';
