/** Gathers what is worth telling of a case besides its verdict: each thing once, with how often it came. */
import type { World, BrowserProblem } from '../../agent/index.js';
import type { SessionLog } from '../devices.js';

interface Found {
  /** Called with few of each, so that one of them doesn't drown the others. */
  subject: string;
  messageId: string;
  description: string;
  /** Only at the end is it known how often it came; never where a step has reported it. */
  times: () => number;
}

/** Different ones of a subject; of more only the number is reported. */
const MOST = 10;

export class Observer {
  readonly #found: Found[] = [];
  readonly #notes = new Map<string, { count: number }>();
  #placed = 0;

  /** @param problems of a browser; none of a phone */
  constructor(
    private readonly log: Pick<SessionLog, 'observe'>,
    private readonly problems?: World['problems'],
  ) {}

  note(description: string, messageId: string, subject = 'note'): void {
    const known = this.#notes.get(description);
    if (known) {
      known.count++;
      return;
    }
    const note = { count: 1 };
    this.#notes.set(description, note);
    this.#found.push({ subject, messageId, description, times: () => note.count });
  }

  /**
   * What went wrong in the browser since the last call belongs to this message.
   * @param tellsOfPage the step says by itself what became of the page that it asked for
   */
  place(messageId: string, { tellsOfPage = false } = {}): void {
    const all = this.problems?.all() ?? [];
    for (const problem of all.slice(this.#placed)) {
      // A console error about a request says again what the request's own observation says.
      if (problem.isOfRequest === true) continue;
      const reported = tellsOfPage && problem.isOfDocument === true ? problem.count : 0;
      const about = { subject: subjectOf(problem), description: describeProblem(problem) };
      this.#found.push({ ...about, messageId, times: () => problem.count - reported });
    }
    this.#placed = all.length;
  }

  /** Once, when the case has ended; what comes last belongs to this message. */
  tell(messageId: string): void {
    this.problems?.tellOfUnfinished();
    this.place(messageId);
    const counts = new Map<string, number>();
    for (const { subject, description, times, ...found } of this.#found) {
      if (times() === 0) continue;
      const count = (counts.get(subject) ?? 0) + 1;
      counts.set(subject, count);
      const often = times() === 1 ? '' : ` (${times()} times)`;
      if (count <= MOST) this.log.observe(description + often, found.messageId);
    }
    const more = [...counts].map(([subject, count]) => [subject, count - MOST] as const);
    const dropped = ['thing that went wrong in the browser', this.problems?.dropped ?? 0] as const;
    for (const [subject, count] of [...more, dropped])
      if (count > 0) this.log.observe(`And ${count} more of the kind "${subject}", not listed.`, messageId);
  }
}

const subjectOf = ({ kind, isOfImage }: BrowserProblem): string =>
  isOfImage === true ? 'broken image' : kind;

function describeProblem(problem: BrowserProblem): string {
  const { kind, text, where } = problem;
  const subject = subjectOf(problem);
  const place = where === '' || kind === 'failed request' || kind === 'slow page' ? '' : ` (${where})`;
  return `${subject.charAt(0).toUpperCase()}${subject.slice(1)}: ${text}${place}`;
}
