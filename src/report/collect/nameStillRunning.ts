/** What may go on at the service is reported where it was begun: by the attempt, or else as a fault of the run. */
import type { Attempt, ReportedCase } from '../report.js';
import type { EndedRun, EndedTest, EntryFacts, StillRunning } from './EndedRun.js';

export interface AllStillRunning {
  /** What is reported is taken out of it. */
  left: Set<StillRunning>;
  redact: EndedRun['redact'];
}

/** Of a case: attempts that ended without an id of their own name what they have begun. */
export function nameStillRunning(
  attempts: readonly Attempt[],
  test: EndedTest & { entry: EntryFacts },
  { left, redact }: AllStillRunning,
): Attempt[] {
  const own = [...left].filter((one) => isOf(one, test, redact));
  return attempts.map((attempt, retry) => {
    const begun = own.find((one) => one.retry === retry);
    if (!begun || attempt.verdict !== 'error' || namesOf(attempt).length > 0) return attempt;
    left.delete(begun);
    return { ...attempt, ...idOf(begun), message: withSentence(attempt.message, begun) };
  });
}

/** Of those that no attempt names. */
export function faultsOfStillRunning(
  left: Iterable<StillRunning>,
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

const idOf = ({ kind, id }: StillRunning): Pick<Attempt, 'sessionId'> | Pick<Attempt, 'planRunId'> =>
  kind === 'session' ? { sessionId: id } : { planRunId: id };

function isOf(
  { file, titles, project, repeat }: StillRunning,
  { entry: { facts }, project: ofTest, repetition }: EndedTest & { entry: EntryFacts },
  redact: EndedRun['redact'],
): boolean {
  if (file !== facts.file || project !== ofTest || repeat !== repetition) return false;
  const own = [...facts.suites, facts.title].filter(Boolean);
  // The journal hides secrets, too.
  return (
    titles.length === own.length && titles.every((title, index) => redact(title) === redact(own[index] ?? ''))
  );
}

const NAMES = { session: 'Session', 'plan run': 'Plan run' } as const;

/** What an entry says that never got the answer. */
const VAGUE = /\s*\bA (?:session|plan run) may be running\./;

function withSentence(message: string, { kind, id }: StillRunning): string {
  if (id === null && VAGUE.test(message)) return message;
  const sentence = id === null ? `A ${kind} may be running.` : `${NAMES[kind]} ${id} may still be running.`;
  const known = message.replace(VAGUE, '');
  const ended = /[.!?]$/.test(known) ? known : `${known}.`;
  return `${ended}${known.includes('\n') ? '\n' : ' '}${sentence}`;
}
