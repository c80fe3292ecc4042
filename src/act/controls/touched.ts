/** Sets what fingers set on a phone: a wheel to a value that it has, a slider to a number or a part of its way. */
import { quote } from '../../meaning/describeTarget.js';
import type { Doing } from '../Doing.js';
import { soon } from '../find.js';
import { fault, gesture } from '../gesture.js';
import { later, plain } from '../nodes.js';
import { AMOUNT, saySetting, type Filling } from './fillText.js';
import { gaugeOf, type Gauge } from './gauge.js';

/** Milliseconds in which it shows what it was set to: a look at a phone takes a second or two. */
const FOLLOWS = 6_000;

export async function turnWheel({ target, found, value }: Filling, doing: Doing): Promise<undefined> {
  const what = saySetting({ target, value });
  await gesture(what, { kind: 'fill', node: found.node, value }, doing);
  let shown = '';
  const isSet = await soon(doing, FOLLOWS, (screen) => {
    shown = plain(later(found.node, screen)?.text ?? '');
    return shows(shown, value) ? { seen: true } : undefined;
  });
  if (isSet === true) return undefined;
  throw fault(what, `it shows ${quote(shown)} after that. Please write one of its values as it shows them.`);
}

/** Of iOS "7 o'clock" is read where "7" is shown. */
function shows(shown: string, value: string): boolean {
  const [is, wanted] = [shown.toLowerCase(), plain(value).toLowerCase()];
  return is === wanted || (is.startsWith(wanted) && /^[^\p{L}\p{N}]/u.test(is.slice(wanted.length)));
}

export async function slideTo({ target, found, value }: Filling, doing: Doing): Promise<string | undefined> {
  const what = saySetting({ target, value });
  const [, digits, percent] = AMOUNT.exec(value.trim()) ?? [];
  if (digits === undefined) throw fault(what, 'it takes a number, or a percentage such as "50%".');
  return slide(
    { gauge: gaugeOf(found.node), to: Number(digits), isPart: percent !== undefined, what },
    doing,
  );
}

export interface Sliding {
  gauge: Gauge;
  to: number;
  /** A part of its way, in percent, whatever it shows there. */
  isPart: boolean;
  what: string;
}

/** Gives a note where it comes to stand beside what was wanted, as sliders without steps do. */
export async function slide(sliding: Sliding, doing: Doing): Promise<string | undefined> {
  const { gauge, to, isPart, what } = sliding;
  // Of no other range a phone says where it ends.
  const isOfPercent = gauge.min === 0 && gauge.max === 100;
  if ((isPart || isOfPercent) && (to < 0 || to > 100)) throw fault(what, 'it goes from 0 to 100 percent.');
  const value = isPart || isOfPercent ? `${to}%` : String(to);
  await gesture(what, { kind: 'fill', node: gauge.node, value }, doing);
  if (!isPart || isOfPercent) return asWanted(sliding, isOfPercent ? NEAR : 0, doing);
  const now = await shownBy(gauge, (is) => is !== gauge.now, doing);
  return `The phone doesn't tell the range of this slider: it was touched at ${value} of its way, and shows ${now ?? 'no number'}.`;
}

/** In percent. */
const NEAR = 3;

async function asWanted(
  { gauge, to, what }: Sliding,
  near: number,
  doing: Doing,
): Promise<string | undefined> {
  const now = await shownBy(gauge, (is) => Math.abs(is - to) <= near, doing);
  if (now === to) return undefined;
  if (now !== undefined && Math.abs(now - to) <= near) return `It shows ${now} after that.`;
  throw fault(what, `it shows ${now ?? 'no number'} after that. Please write one of its values.`);
}

/** What it shows once that is as wanted, or in the end. */
async function shownBy(
  { node }: Gauge,
  isWanted: (now: number) => boolean,
  doing: Doing,
): Promise<number | undefined> {
  let now: number | undefined;
  await soon(doing, FOLLOWS, (screen) => {
    const there = later(node, screen);
    now = there && gaugeOf(there).now;
    return now !== undefined && isWanted(now) ? { seen: true } : undefined;
  });
  return now;
}
