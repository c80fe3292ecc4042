/** Faults that are drawn by chance, and what must hold, whatever has happened. */
import { randomNumbers } from '../service/store/randomNumbers.js';
import { FAULTS, type Fault } from './faults.js';
import type { Striking } from './FaultProxy.js';
import type { FlowName, FlowRun } from './flows.js';

/** These need a proxy of their own, or as much memory as there is. */
const drawn = FAULTS.filter(({ network, name }) => network !== 'tls' && !name.includes('200 MB'));

export interface Chance {
  /** From 0 (included) to 1 (excluded). */
  random: () => number;
  pick: <One>(all: readonly One[]) => One;
}

export function chanceOf(seed: number): Chance {
  const draw = randomNumbers(seed);
  const random = () => draw(2 ** 32) / 2 ** 32;
  return { random, pick: <One>(all: readonly One[]) => all[Math.floor(random() * all.length)] as One };
}

/** @param share of all calls that are struck */
export function drawFaults({ random, pick }: Chance, share: number, struck: string[] = []) {
  const known = new Map<string, Fault | undefined>();
  const striking: Striking = (asked) => {
    if (known.has(asked.id)) return known.get(asked.id);
    const fault = random() < share ? pick(drawn) : undefined;
    known.set(asked.id, fault);
    if (fault) struck.push(`${asked.name}: ${fault.name}`);
    return fault;
  };
  return { struck, striking };
}

export interface Attempt {
  flow: FlowName;
  /** What went wrong on purpose, such as faults by the name of the call. */
  struck: readonly string[];
  run: FlowRun;
}

const MAY_BE_MORE = /may (still )?be (running|under way)/;

/** In words, where something does not hold. */
export function broken(attempt: Attempt): string[] {
  const { flow, struck, run } = attempt;
  const { verdict, sessionId, planRunId, message } = run.outcome;
  const own = flow.startsWith('plan') ? planRunId : sessionId;
  const faults: [isBroken: boolean, what: string][] = [
    [verdict === 'passed' && !isSaidToPass(attempt), 'passed, and the service did not say so'],
    [verdict === 'passed' && flow === 'plan that fails', 'passed, and a case failed'],
    [verdict === 'failed' && flow !== 'plan that fails', 'failed, and nothing did'],
    [verdict === 'error' && struck.length === 0, 'an error without a fault'],
    [run.paid > 1, `paid ${run.paid} times`],
    [own !== null && run.paid !== 1, 'known, and not to the service'],
    [run.paid === 1 && own === null && !MAY_BE_MORE.test(message), 'paid, and nobody was told'],
    [Object.values(run.left).some((left) => left > 0), `left behind: ${JSON.stringify(run.left)}`],
    [run.mishaps.length > 0, run.mishaps.map(String).join(', ')],
  ];
  return faults.flatMap(([isBroken, what]) => (isBroken ? [`${what} (${reported(attempt)})`] : []));
}

function isSaidToPass({ flow, run: { outcome } }: Attempt): boolean {
  const { session, planRun } = outcome;
  if (flow.startsWith('plan')) return planRun?.cases.every(({ status }) => status === 'passed') === true;
  return session?.status === 'succeeded' && session.result === 'passed';
}

const reported = ({ run: { outcome }, struck }: Attempt) =>
  `${outcome.verdict}, ${outcome.reason}, ${outcome.message}; ${struck.join(', ')}`;
