/** Expects a dialog of the browser's own, and what it says. */
import type { Act } from '../act/act.js';
import { poll, type Lookup } from '../act/poll.js';
import type { ActionOf, Performed } from '../action.js';
import { inWords } from '../world/Dialogs.js';
import { holdAround } from './holdAround.js';
import { polarityOf, relates } from '../../judge/text/matchText.js';
import type { Judgement } from '../../judge/Judgement.js';
import { explainUnmet, met } from '../../judge/verdicts.js';

export async function expectDialog(expectation: ActionOf<'expectDialog'>, act: Act): Promise<Performed> {
  const { is, negated, lasting = 0 } = expectation;
  if (is === undefined && negated) return expectNone(expectation, act);
  // Under a dialog the page stands still, so nothing but the dialog is looked at.
  const look = (): Promise<Lookup<Performed>> => {
    const observation = observe(expectation, act);
    if (!observation.holds)
      return Promise.resolve({ missed: () => Promise.resolve(explainUnmet(expectation, observation)) });
    return Promise.resolve({ seen: met(expectation, observation) });
  };
  const seen = await poll(act.deadline, look);
  if (lasting === 0) return seen;
  await act.deadline.sleep(lasting);
  return poll(act.deadline, look);
}

function observe({ is, negated }: ActionOf<'expectDialog'>, { world }: Act): Judgement {
  const { open } = world.dialogs;
  if (open === undefined) return { holds: false, observed: 'no browser dialog' };
  const fits = (reported: NonNullable<typeof is>) =>
    relates(open.message(), reported.relation, reported.text, polarityOf(negated));
  const says = is === undefined || fits(is) !== negated;
  return { holds: says, observed: `the browser dialog ${inWords(open)}`, isElsewhere: true };
}

/** One that opens meanwhile stops the page, so that no look at it would end. */
async function expectNone(expectation: ActionOf<'expectDialog'>, act: Act): Promise<Performed> {
  const { dialogs } = act.world;
  const { opened, forget } = dialogs.whenOpen();
  const isOpen = () => dialogs.open !== undefined;
  const watching = holdAround(
    expectation,
    () => Promise.resolve({ holds: !isOpen(), observed: isOpen() ? 'one' : 'no browser dialog' }),
    act,
  );
  // When the dialog comes first, what the looking ends with says nothing more.
  watching.catch(() => undefined);
  const done = await Promise.race([watching, opened]).finally(forget);
  if (done !== undefined) return done;
  const observation = { ...observe({ ...expectation, negated: false }, act), holds: false };
  throw explainUnmet(expectation, observation);
}
