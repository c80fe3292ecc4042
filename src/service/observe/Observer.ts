/** Gathers what is worth telling of a case besides its verdict: each thing once, with how often it came; on a phone from the looks that the steps take anyway. */
import type { World, BrowserProblem, Screen } from '../../agent/index.js';
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

interface Seen {
  kind: string;
  description: string;
}

export class PhoneObserver extends Observer {
  lastMessageId = '';
  readonly #known = new Set<string>();
  #waiting: Seen[] = [];

  constructor(
    log: Pick<SessionLog, 'observe'>,
    private readonly settings: { accessibility: boolean },
  ) {
    super(log);
  }

  see(screen: Screen): void {
    const found = [...dialogsOfSystem(screen), ...(this.settings.accessibility ? nameless(screen) : [])];
    for (const one of found) {
      if (this.#known.has(one.description)) continue;
      this.#known.add(one.description);
      this.#waiting.push(one);
    }
  }

  /** What was seen since the last call belongs to this message. */
  override place(messageId: string): void {
    this.lastMessageId = messageId;
    for (const { kind, description } of this.#waiting.splice(0)) this.note(description, messageId, kind);
  }
}

/** Android's own dialogs of an app that has stopped, or doesn't answer: their buttons have these ids in every language. */
function dialogsOfSystem({ nodes }: Screen): Seen[] {
  const buttons = nodes.filter(
    ({ attributes, isVisible }) => isVisible && /^aerr_/.test(attributes.testId ?? ''),
  );
  if (buttons.length === 0) return [];
  const title = nodes.find(({ attributes }) => attributes.testId === 'alertTitle')?.text ?? 'nothing more';
  const isWaiting = buttons.some(({ attributes }) => attributes.testId === 'aerr_wait');
  const kind = isWaiting ? 'app not responding' : 'app crash';
  return [
    { kind, description: `${isWaiting ? 'App not responding' : 'App crash'}: the phone says "${title}"` },
  ];
}

type ScreenNode = Screen['nodes'][number];

const CONTROLS = /^(?:button|link|textbox|searchbox|checkbox|radio|switch|slider|combobox|tab)$/;
/** What a screen reader says; an id isn't, nor what stands beside. */
const SPOKEN: ReadonlySet<string> = new Set([
  ...['label', 'caption', 'content', 'alternative text', 'value', 'placeholder', 'title'],
]);

function nameless({ title, nodes }: Screen): Seen[] {
  return nodes.filter(isNameless).map(({ role, attributes: { testId }, box: { x, y } }) => {
    const which = testId === undefined ? `at ${Math.round(x)}, ${Math.round(y)}` : `with the id "${testId}"`;
    const where = title === '' ? '' : ` on the screen "${title}"`;
    const description = `Accessibility, no label: the ${role} ${which}${where} has none that a screen reader could say`;
    return { kind: 'accessibility', description };
  });
}

const isNameless = ({ role, isInView, isVisible, coveredBy, names, attributes }: ScreenNode): boolean =>
  CONTROLS.test(role) &&
  isVisible &&
  isInView &&
  coveredBy === undefined &&
  attributes.className !== 'key' &&
  !names.some(({ from, text }) => SPOKEN.has(from) && text.trim() !== '');
