/** Gets a value into a control, as its kind asks for; the same for a field alone and for a row of a form's table. */
import type { Locator } from '@playwright/test';
import type { Target } from '../action.js';
import { describeTarget, quote } from '../describeTarget.js';
import type { Found } from '../find/findOne.js';
import type { Act } from './act.js';
import { attempt } from './attempt.js';
import { fillColour } from './fillColour.js';
import { fillDate } from './dates/fillDate.js';
import { readOne } from './readOne.js';
import { readControl, type ControlKind } from './readControl.js';
import { setTick, tickFor } from './tick.js';
import { chooseFromCombo } from './widgets/comboBox.js';
import { chooseFrom } from './widgets/nativeList.js';
import { chooseRadio } from './widgets/radioGroup.js';
import { setGauge } from './widgets/setGauge.js';
import { fillRange } from './widgets/fillRange.js';

export interface Filling {
  target: Target;
  found: Found;
  value: string;
}

/** Gives a note where there is something to tell. */
export async function fillFound(filling: Filling, act: Act): Promise<string | undefined> {
  const { found } = filling;
  await act.deadline.race(act.scene.seen());
  if (found.plainField) return fillPlain(filling, act);
  const { kind } = await readControl(found.locator, act);
  return FILLERS[kind](filling, act);
}

/** Without Playwright's script in the page's own world, which a page that is only filled in need not load. */
function fillPlain({ target, found, value }: Filling, act: Act): Promise<string | undefined> {
  const { locator } = found;
  return fillAndLook({ target, locator, value }, act, async () => {
    const shown = await locator.inputValue({ timeout: act.deadline.glance() });
    return plain(shown) === plain(value) ? undefined : shown;
  });
}

const FILLERS: Record<ControlKind, (filling: Filling, act: Act) => Promise<string | undefined>> = {
  list: ({ found, target, value }, act) => chooseFrom({ found, option: value, target }, act),
  tick: async ({ found, target, value }, act) => {
    await setTick({ target, found, checked: tickFor(value, target) }, act);
    return undefined;
  },
  date: fillDate,
  colour: fillColour,
  range: fillRange,
  number: fillText,
  gauge: setGauge,
  combo: ({ found, target, value }, act) => chooseFromCombo({ found, option: value, target }, act),
  'combo field': fillText,
  'suggesting field': fillText,
  'list box': ({ found, target, value }, act) => chooseFromCombo({ found, option: value, target }, act),
  'radio group': ({ found, target, value }, act) => chooseRadio({ found, option: value, target }, act),
  text: fillText,
  other: fillText,
};

function fillText({ target, found, value }: Filling, act: Act): Promise<string | undefined> {
  const { locator } = found;
  const { deadline } = act;
  const look = () => readOne(locator, readText, { argument: value, deadline });
  // The body of a frame has no height while it is empty, and can be written into all the same.
  const force = found.element?.tag === 'body';
  return fillAndLook({ target, locator, value, force }, act, look);
}

interface Writing {
  target: Target;
  locator: Locator;
  value: string;
  force?: boolean;
}

/** @param look gives what the field shows, where that isn't what was written into it */
async function fillAndLook(
  { target, locator, value, force = false }: Writing,
  act: Act,
  look: () => Promise<string | undefined>,
): Promise<string | undefined> {
  const what = { what: `fill ${describeTarget(target)} with ${quote(value)}`, locator };
  await attempt(what, act, () => locator.fill(value, { force, timeout: act.deadline.rest() }));
  const shown = await attempt(what, act, look);
  if (shown === undefined) return undefined;
  const name = describeTarget(target).replace(/^the /, 'The ');
  return `${name} ${shown === '' ? 'is empty' : `shows ${quote(shown)}`} after that.`;
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** What the field shows, where that isn't what was written into it; undefined also for what isn't shown. */
// Runs in the page, so it must hold all it needs.
function readText(element: Element, written: string): string | undefined {
  if (element.matches('input[type=password]')) return undefined;
  const shown = element.matches('input, textarea')
    ? (element as HTMLInputElement).value
    : (element as HTMLElement).innerText;
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  return plain(shown) === plain(written) ? undefined : shown;
}
