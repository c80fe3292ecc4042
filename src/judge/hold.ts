/** Looks at a page again and again until an expectation holds on it; else tells what was expected and observed. */
import type { Expectation, State } from '../meaning/meaning.js';
import type { Performed } from '../meaning/Performed.js';
import type { LookOptions } from '../screen/Driver.js';
import { createPatience, poll, type Deadline, type Lookup } from '../screen/deadline.js';
import type { Screen } from '../screen/Screen.js';
import { tellEarly } from './heldBefore.js';
import { judge, type Judged } from './judge.js';
import { rememberDescribed } from './kinds/seenBefore.js';
import {
  isUnclear,
  type Before,
  type Judgement,
  type Outcome,
  blankPage,
  explainUnmet,
  met,
  notKept,
  notSteady,
} from './Judgement.js';
import { isOfAbsence, needsRest, Rest, type Requests } from './Rest.js';
import { isBlank } from './shown.js';

export interface Holding {
  /** Undefined while the page is just being left or built. */
  look: (options: LookOptions) => Promise<Screen | undefined>;
  deadline: Deadline;
  before: Before;
  requests?: Requests;
  /** Whether the last action may still show what it does; undefined where it has shown all. */
  mayChange?: ((screen: Screen) => boolean) | undefined;
}

/** How it is judged, and whether it isn't to be believed yet. */
interface Judging {
  ask: (screen: Screen) => Outcome;
  isEarly?: ((screen: Screen) => boolean) | undefined;
}

type Expected = Expectation & Judged;
/** One look: it holds, or why not. */
type Watch = (outcome: Outcome, screen: Screen) => Lookup<Performed>;

export async function hold(expectation: Expected, holding: Holding): Promise<Performed> {
  const { before, mayChange } = holding;
  const isEarly = mayChange && tellEarly(expectation, before, mayChange);
  let judged: Screen | undefined;
  const ask = (screen: Screen) => judge(expectation, (judged = screen), before);
  const performed = await holdBy(expectation, { ask, isEarly }, holding);
  if (judged) rememberDescribed(expectation, judged, before);
  return performed;
}

/** For what is judged by other things than the screen, too. */
export async function holdBy(
  expectation: Expectation,
  { ask, isEarly }: Judging,
  holding: Holding,
): Promise<Performed> {
  const { look, deadline } = holding;
  const options = { styles: needsStyles(expectation) };
  const isLasting = expectation.lasting !== undefined;
  const watch = isLasting ? watchOn(expectation) : watchFor(expectation, holding, isEarly);
  let last: Lookup<Performed> = { missed: deadline.noAnswer };
  const lookOnce = async (looks: number) => {
    const screen = await look({ ...options, recent: looks === 0 });
    return (last = screen === undefined ? last : watch(ask(screen), screen));
  };
  return poll(deadline, lookOnce, {
    hidden: () => look({ hidden: true }),
    longestPause: isLasting ? LASTING_PAUSE : undefined,
  });
}

/** Milliseconds. What comes and goes within that may be missed. */
const LASTING_PAUSE = 50;

function needsStyles(expectation: Expectation): boolean {
  if (/^expect(?:Look|Message|Rating)$/.test(expectation.kind)) return true;
  if (expectation.kind === 'expectDay') return expectation.state === 'highlighted';
  return expectation.kind === 'expectState' && SEEN_BY_STYLE.has(expectation.state);
}

/** A link that leads nowhere is a grey text, and a tab that is chosen is unlike the others. */
const SEEN_BY_STYLE: ReadonlySet<State> = new Set<State>([
  ...(['highlighted', 'disabled', 'enabled', 'selected', 'completed'] as const),
]);

function watchFor(
  expectation: Expectation,
  { deadline, requests }: Holding,
  isEarly: (screen: Screen) => boolean = () => false,
): Watch {
  const need = needsRest(expectation);
  const rest = need && new Rest(need, deadline, requests);
  const isSteady = createPatience(deadline);
  return (outcome, screen) => {
    const isDoubted = outcome.isDoubtful === true;
    const isSure = (isSteady(`${keyOf(outcome)} ${screen.ready}`) && screen.ready) || !isDoubted;
    if (!isUnclear(outcome) && outcome.holds)
      return agree(expectation, outcome, { screen, rest, isSure, isEarly });
    rest?.reset();
    // Of two things that are meant alike none goes by itself.
    const isFinal = isUnclear(outcome) && isDoubted && isSure;
    const { asksHidden } = isUnclear(outcome) ? outcome : {};
    return { missed: (hidden) => explainUnmet(expectation, outcome, hidden), asksHidden, isFinal };
  };
}

const keyOf = (outcome: Outcome): string =>
  isUnclear(outcome) ? 'unclear' : `${outcome.note ?? ''} ${outcome.node?.key ?? ''}`;

interface Seen {
  screen: Screen;
  rest: Rest | undefined;
  isSure: boolean;
  isEarly: (screen: Screen) => boolean;
}

function agree(
  expectation: Expectation,
  judgement: Judgement,
  { screen, rest, isSure, isEarly }: Seen,
): Lookup<Performed> {
  const { ready, url } = screen;
  // What was seen elsewhere may be all that there is.
  const blank = (rest !== undefined || judgement.isElsewhere !== true) && isBlank(screen);
  if (blank || !ready) rest?.reset();
  if (blank) return { missed: () => blankPage(expectation, url) };
  const early = isEarly(screen);
  const is = rest === undefined ? {} : ready ? rest.look(screen, judgement.node) : 'not yet';
  if (is === 'not yet' || !isSure || early) return { missed: () => notSteady(expectation, ready) };
  return { seen: met(expectation, judgement, is.note) };
}

/** That it holds all the time for as long as the step says: "never", "for 3 seconds". */
function watchOn(expectation: Expectation): Watch {
  const { lasting = 0 } = expectation;
  let since: number | undefined;
  return (outcome, screen) => {
    if (isUnclear(outcome) || !outcome.holds) {
      if (since !== undefined) throw notKept(expectation, outcome, performance.now() - since);
      // What is denied must not be so from the beginning; anything else may take its time to come about.
      const isFinal = !isUnclear(outcome) && isOfAbsence(expectation);
      return { missed: () => explainUnmet(expectation, outcome), isFinal };
    }
    // A page that is being left or loaded neither keeps nor breaks what is expected.
    if (isBlank(screen) || !screen.ready) {
      since = undefined;
      const { ready, url } = screen;
      return {
        missed: () => (isBlank(screen) ? blankPage(expectation, url) : notSteady(expectation, ready)),
      };
    }
    since ??= performance.now();
    if (performance.now() - since >= lasting) return { seen: met(expectation, outcome) };
    return { missed: () => notSteady(expectation, true) };
  };
}
