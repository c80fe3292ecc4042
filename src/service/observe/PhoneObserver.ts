/** What is worth telling of an app besides the verdict, read from the looks that the steps take anyway: each thing once. */
import type { Screen } from '../../agent/index.js';
import type { SessionLog } from '../devices.js';
import { Observer } from './Observer.js';

interface Found {
  kind: string;
  description: string;
}

export class PhoneObserver extends Observer {
  lastMessageId = '';
  readonly #known = new Set<string>();
  #waiting: Found[] = [];

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
function dialogsOfSystem({ nodes }: Screen): Found[] {
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

function nameless({ title, nodes }: Screen): Found[] {
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
