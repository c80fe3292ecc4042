/** How many cases of a `cases()` are under way at the same time. */
import { shownValue } from '../../cases/index.js';

export interface ConcurrencyOption {
  /**
   * Cases at the same time. On a hosted service sessions are started ahead of the workers, so many of them at a time, where
   * Casewright's reporter is configured; 0 switches that off. Environment: `CASEWRIGHT_CONCURRENCY`.
   * @default 10 on a hosted service
   */
  concurrency?: number;
}

const HOSTED_CONCURRENCY = 10;

/** @returns `concurrency` undefined where it isn't given; `others` what else was given */
export function takeConcurrency<Given extends ConcurrencyOption>(given: Given, env: NodeJS.ProcessEnv) {
  const { concurrency, ...others } = given;
  const fromEnvironment = env['CASEWRIGHT_CONCURRENCY']?.trim() || undefined;
  const faults = [
    faultOfCount('`concurrency`', concurrency),
    faultOfCount('CASEWRIGHT_CONCURRENCY', fromEnvironment && Number(fromEnvironment), fromEnvironment),
  ].filter((fault) => fault !== undefined);
  const chosen = fromEnvironment === undefined ? concurrency : Number(fromEnvironment);
  return { concurrency: chosen, faults, others };
}

const faultOfCount = (option: string, given: unknown, written = given): string | undefined =>
  given === undefined || (Number.isInteger(given) && Number(given) >= 0)
    ? undefined
    : `${option} is no number of cases, but ${shownValue(written)}. Write a whole number, or 0 to start no session ahead.`;

/** How many may be under way ahead of the workers; 0 for none. */
export const placesAhead = ({
  service,
  concurrency,
}: {
  service: unknown;
  concurrency: number | undefined;
}) => (service === undefined ? 0 : (concurrency ?? HOSTED_CONCURRENCY));
