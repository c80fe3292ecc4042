/** Looks at a phone by the source of what it shows, and acts on it with a finger. */
import { type Driver, type Gesture, GestureError } from '../Driver.js';
import type { Screen, ScreenNode } from '../Screen.js';
import { readPhoneSource } from './readPhoneSource.js';
import type { Phone, PhonePlatform } from './Phone.js';
import { makePhoneGesture } from './phoneGestures.js';
import { WebViews } from './WebViews.js';

/** Milliseconds between two looks at something that can't be used yet. */
const PAUSE = 200;

export class PhoneDriver implements Driver {
  readonly webViews: WebViews;

  constructor(
    private readonly phone: Phone,
    private readonly platform: PhonePlatform,
  ) {
    this.webViews = new WebViews(phone);
  }

  /** Always anew: an alert that is answered, or the app itself, may have changed what was seen a moment ago. */
  async look(): Promise<Screen> {
    const size = await this.phone.getWindowRect();
    const xml = await this.phone.getPageSource();
    return this.webViews.look(readPhoneSource({ platform: this.platform, xml, size }));
  }

  async do(gesture: Gesture, { timeout, signal }: Parameters<Driver['do']>[1]): Promise<void> {
    const end = performance.now() + timeout;
    const { node } = gesture as { node?: ScreenNode };
    if (node !== undefined && NEEDING_USE.has(gesture.kind)) await this.untilUsable(node, end, signal);
    try {
      if (!(await this.webViews.do(gesture))) await makePhoneGesture(gesture, this.phone, this.platform);
    } catch (error) {
      throw asGestureError(error);
    }
  }

  /** A finger can press what is disabled, and nothing comes of it. */
  private async untilUsable(node: ScreenNode, end: number, signal: AbortSignal | undefined): Promise<void> {
    let now: ScreenNode | undefined = node;
    while (now?.states.disabled === true) {
      signal?.throwIfAborted();
      if (performance.now() > end) throw new GestureError('disabled', 'It is disabled.');
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      const { nodes } = await this.look();
      now = nodes.find(({ key }) => key !== undefined && key === node.key);
    }
  }
}

const NEEDING_USE: ReadonlySet<Gesture['kind']> = new Set(['click', 'fill', 'type', 'focus']);

/** The errors of WebDriver that tell of the thing itself; others are of the device or the server. */
const OBSTACLES = new Map<string, ConstructorParameters<typeof GestureError>[0]>([
  ['no such element', 'gone'],
  ['stale element reference', 'gone'],
  ['element not interactable', 'hidden'],
  ['element click intercepted', 'covered'],
  ['move target out of bounds', 'outside'],
  ['invalid element state', 'refused'],
  ['unexpected alert open', 'refused'],
]);

function asGestureError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof GestureError) return error;
  const obstacle = OBSTACLES.get(error.name);
  if (obstacle === undefined) return error;
  const why = REFUSED[error.name] ?? error.message;
  return new GestureError(obstacle, why, { cause: error });
}

const REFUSED: Partial<Record<string, string>> = {
  'invalid element state': 'nothing can be written into it',
  'unexpected alert open': 'an alert is open, which must be accepted or dismissed first',
};
