/** Alerts of an app or of the phone's system, in the words of WebDriver: one may be in no source. */
import { performed } from '../../act/Doing.js';
import { type Judgement, explainUnmet, met } from '../../judge/Judgement.js';
import { polarityOf, relates } from '../../judge/text/matchText.js';
import { quote } from '../../meaning/describeTarget.js';
import type { Phone } from '../../screen/phone/Phone.js';
import { poll, type Lookup } from '../../screen/deadline.js';
import type { ActionOf, Expectation, Performed, Target } from '../Act.js';
import { StepError } from '../../screen/StepError.js';
import type { OnPhone } from './PhoneWorld.js';

/** Undefined where none is open. */
export async function alertText(phone: Phone): Promise<string | undefined> {
  try {
    return (await phone.getAlertText()) ?? '';
  } catch (error) {
    if (error instanceof Error && NONE.has(error.name)) return undefined;
    throw error;
  }
}

/** The second: drivers that know no alerts. */
const NONE: ReadonlySet<string> = new Set(['no such alert', 'unknown command', 'unknown method']);

const answering =
  (verb: string, done: string, answer: (phone: Phone) => Promise<void>) =>
  async (_action: unknown, on: OnPhone): Promise<Performed> => {
    const text = await waitForAlert(`${verb} the alert`, NOT_OPEN, on);
    await on.deadline.race(answer(on.world.phone));
    return performed(`${done} the alert ${quote(text)}.`);
  };

export const acceptDialog = answering('accept', 'Accepted', (phone) => phone.acceptAlert());
export const dismissDialog = answering('dismiss', 'Dismissed', (phone) => phone.dismissAlert());

export async function answerDialog(
  { text: answer }: ActionOf<'answerDialog'>,
  on: OnPhone,
): Promise<Performed> {
  const text = await waitForAlert('answer the alert', NOT_OPEN, on);
  await on.deadline.race(on.world.phone.sendAlertText(answer));
  await on.deadline.race(on.world.phone.acceptAlert());
  return performed(`Answered the alert ${quote(text)} with ${quote(answer)}.`);
}

const NOT_OPEN = 'none is open.';

export function waitForAlert(what: string, why: string, { world, deadline }: OnPhone): Promise<string> {
  return poll(deadline, async (): Promise<Lookup<string>> => {
    const text = await alertText(world.phone);
    if (text !== undefined) return { seen: text };
    return { missed: () => new StepError('target not found', `Failed to ${what}: ${why}`) };
  });
}

/** What is said of "the alert" without a name means one of the system's as well, where one is open. */
export function ofAnyAlert(expectation: Expectation): ActionOf<'expectDialog'> | undefined {
  const { target, lasting } = expectation as { target?: Target; lasting?: number };
  const kind = { kind: 'expectDialog', ...(lasting !== undefined && { lasting }) } as const;
  if (target?.role !== 'alert' || Object.keys(target).length > 1) return undefined;
  if (expectation.kind === 'expectVisible') return { ...kind, negated: expectation.negated };
  if (expectation.kind !== 'expectContent') return undefined;
  const { relation, text, negated } = expectation;
  return { ...kind, is: { relation: relation === 'shows' ? 'contains' : relation, text }, negated };
}

/** One that is denied must not come for a moment. */
export async function expectDialog(
  expectation: ActionOf<'expectDialog'>,
  { world, deadline }: OnPhone,
): Promise<Performed> {
  const { is, negated, lasting = negated && is === undefined ? MOMENT : 0 } = expectation;
  const look = async (): Promise<Lookup<Performed>> => {
    const judgement = judgeAlert(await alertText(world.phone), is, negated);
    if (!judgement.holds) return { missed: () => explainUnmet(expectation, judgement) };
    return { seen: met(expectation, judgement) };
  };
  const seen = await poll(deadline, look);
  if (lasting === 0) return seen;
  await deadline.sleep(lasting);
  const last = await deadline.race(look());
  if ('missed' in last) throw last.missed();
  return last.seen;
}

/** Milliseconds. */
const MOMENT = 500;

function judgeAlert(
  text: string | undefined,
  is: ActionOf<'expectDialog'>['is'],
  negated: boolean,
): Judgement {
  if (text === undefined) return { holds: negated && is === undefined, observed: 'no alert' };
  const observed = `the alert ${quote(text)}`;
  if (is === undefined) return { holds: !negated, observed };
  return { holds: relates(text, is.relation, is.text, polarityOf(negated)) !== negated, observed };
}
