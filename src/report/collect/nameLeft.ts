/** What may go on at the service is told where it was begun: by an attempt that left no outcome, or else as a fault. */
import type { Attempt, ReportedCase } from '../report.js';
import type { EndedTest, EntryFacts, LeftRunning } from './EndedRun.js';

/**
 * Of a case: attempts that ended without a word of it name what they have begun.
 * @param left what is told is taken out of it
 */
export function nameLeft(
  attempts: readonly Attempt[],
  test: EndedTest & { entry: EntryFacts },
  left: Set<LeftRunning>,
): Attempt[] {
  const own = [...left].filter((one) => isOf(one, test));
  return attempts.map((attempt, retry) => {
    const begun = own.find((one) => one.retry === retry);
    if (!begun || attempt.verdict !== 'error' || namesOf(attempt).length > 0) return attempt;
    left.delete(begun);
    return { ...attempt, ...idOf(begun), message: withSentence(attempt.message, begun) };
  });
}

/** Of those that no attempt names. */
export function faultsOfLeft(
  left: Iterable<LeftRunning>,
  cases: readonly Pick<ReportedCase, 'attempts'>[],
): string[] {
  const named = new Set<string | null>(cases.flatMap(({ attempts }) => attempts.flatMap(namesOf)));
  return [...left]
    .filter(({ id }) => !named.has(id))
    .map(({ kind, id, title, file }) =>
      id === null
        ? `A ${kind} of ${file} (${title}) may be running on the service.`
        : `The ${kind} ${id} of ${file} (${title}) may still be running on the service.`,
    );
}

const namesOf = ({ sessionId, planRunId }: Attempt): string[] =>
  [sessionId, planRunId].filter((id) => id !== null);

const idOf = ({ kind, id }: LeftRunning): Pick<Attempt, 'sessionId'> | Pick<Attempt, 'planRunId'> =>
  kind === 'session' ? { sessionId: id } : { planRunId: id };

function isOf(
  { file, titles, project, repeat }: LeftRunning,
  { entry: { facts }, project: ofTest, repetition }: EndedTest & { entry: EntryFacts },
): boolean {
  const own = [...facts.suites, facts.title].filter(Boolean);
  const isSame = titles.length === own.length && titles.every((title, index) => title === own[index]);
  return isSame && file === facts.file && project === ofTest && repeat === repetition;
}

const NAMES = { session: 'Session', 'plan run': 'Plan run' } as const;

function withSentence(message: string, { kind, id }: LeftRunning): string {
  // An entry that never got the answer says as much as is known.
  if (id === null && message.includes(' may be running')) return message;
  const sentence = id === null ? `A ${kind} may be running.` : `${NAMES[kind]} ${id} may still be running.`;
  const ended = /[.!?]$/.test(message) ? message : `${message}.`;
  return `${ended}${message.includes('\n') ? '\n' : ' '}${sentence}`;
}
