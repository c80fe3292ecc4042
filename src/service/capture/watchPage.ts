/** Watches a page from its opening to its closing, with the tabs that it opens; and takes it as data: its DOM and accessibility tree. */
import { randomUUID } from 'node:crypto';
import type { CDPSession, Frame, Page, Worker } from '@playwright/test';
import { type Attempts, boundText, boundUrl, type CaptureRecord, type Tell } from './CaptureRecord.js';
import type { ContextListener } from './startCapture.js';
import type { CaptureSnapshot } from '../../contract/index.js';

export interface Watching {
  record: CaptureRecord;
  attempts: Attempts;
  detail: 'full' | 'events';
  listener: ContextListener;
  watches: Map<Page, PageWatch>;
  /** Work that nobody waits for until the capture ends; it never rejects. */
  background: (work: Promise<unknown>) => void;
}

export class PageWatch {
  readonly #targetId = randomUUID();
  readonly #gone = new AbortController();
  readonly #frames = new WeakMap<Frame, string>();

  private constructor(
    readonly page: Page,
    private readonly session: Promise<CDPSession>,
    private readonly watching: Watching,
  ) {
    watching.watches.set(page, this);
    this.tell('target_attached', { targetType: 'page', url: boundUrl(page.url()) });
    this.#each(page.on.bind(page));
  }

  /** Never rejects. */
  static async start(page: Page, session: CDPSession, watching: Watching): Promise<PageWatch> {
    const watch = new PageWatch(page, Promise.resolve(session), watching);
    page.on('load', watch.#tellLoad);
    await watching.attempts.make('listen to the page', watch.#listen(), watch.gone);
    return watch;
  }

  get gone(): AbortSignal {
    return this.#gone.signal;
  }

  readonly tell: Tell = (type, about) =>
    this.watching.record.tell(type, { targetId: this.#targetId, ...about });

  async snapshot(cause: SnapshotCause): Promise<void> {
    const { record, attempts, detail } = this.watching;
    if (detail === 'events' || this.gone.aborted || !record.hasRoomForSnapshot()) return;
    const taking = this.session.then((session) => takeSnapshot(session, this.#targetId, cause));
    const snapshot = await attempts.make('take a snapshot of the page', taking, this.gone);
    if (snapshot) record.keepSnapshot(snapshot);
  }

  async stop(): Promise<void> {
    this.#each(this.page.off.bind(this.page));
    this.page.off('load', this.#tellLoad);
    if (this.page.isClosed()) return;
    const detached = this.session.then((session) => session.detach());
    await this.watching.attempts.make('stop listening', detached, this.gone);
  }

  #each(onOrOff: Page['on'] | Page['off']): void {
    const act = onOrOff as Page['on'];
    act('close', this.#leave);
    act('crash', this.#tellCrash);
    act('popup', this.#follow);
    act('framenavigated', this.#tellNavigation);
    act('domcontentloaded', this.#tellContent);
    act('worker', this.#tellWorker);
  }

  /** Only listens to dialogs: whoever handles them still does, and Playwright dismisses what nobody handles. */
  async #listen(): Promise<void> {
    const session = await this.session;
    session.on('Page.javascriptDialogOpening', ({ type, message, url }) =>
      this.tell('dialog_opened', { dialogType: type, message: boundText(message), url: boundUrl(url) }),
    );
    await session.send('Page.enable');
  }

  readonly #leave = () => {
    this.#gone.abort();
    this.watching.watches.delete(this.page);
    this.tell('target_detached', { targetType: 'page', url: boundUrl(this.page.url()) });
  };

  readonly #tellCrash = () => {
    this.#gone.abort();
    this.tell('page_lifecycle', { name: 'crashed' });
  };

  readonly #tellContent = () => this.tell('page_lifecycle', { name: 'DOMContentLoaded' });

  readonly #tellLoad = () => {
    this.tell('page_lifecycle', { name: 'load' });
    this.watching.background(this.snapshot({ trigger: 'page_load' }));
  };

  readonly #tellNavigation = (frame: Frame) => {
    const parent = frame.parentFrame();
    this.tell('page_navigated', {
      frameId: this.#idOf(frame),
      url: boundUrl(frame.url()),
      ...(parent && { parentFrameId: this.#idOf(parent) }),
    });
  };

  #idOf(frame: Frame): string {
    const id = this.#frames.get(frame) ?? randomUUID();
    this.#frames.set(frame, id);
    return id;
  }

  readonly #tellWorker = (worker: Worker) => {
    const about = { targetId: randomUUID(), targetType: 'worker', url: boundUrl(worker.url()) };
    this.tell('target_attached', about);
    worker.on('close', () => this.tell('target_detached', about));
  };

  readonly #follow = (popup: Page) => {
    const { attempts, background, listener } = this.watching;
    const watch = new PageWatch(popup, popup.context().newCDPSession(popup), this.watching);
    background(attempts.make('listen to a new tab', watch.#listen(), watch.gone));
    listener.tellEarly(popup, watch.tell);
    if (popup.url() !== 'about:blank') watch.#tellNavigation(popup.mainFrame());
    // It may have loaded before anybody could listen; one that closes first never does.
    void popup.waitForLoadState('load', { timeout: 0 }).then(watch.#tellFirstLoad, () => undefined);
  };

  readonly #tellFirstLoad = () => {
    this.#tellLoad();
    this.page.on('load', this.#tellLoad);
  };
}

export type SnapshotCause = { trigger: 'page_load' } | { trigger: 'screenshot'; messageId: string };

export async function takeSnapshot(
  session: CDPSession,
  targetId: string,
  cause: SnapshotCause,
): Promise<Omit<CaptureSnapshot, 'ts'>> {
  const [dom, axTree] = await Promise.all([
    session.send('DOMSnapshot.captureSnapshot', { computedStyles: [] }),
    session.send('Accessibility.getFullAXTree'),
  ]);
  const [main] = dom.documents;
  const textAt = (index: number | undefined) => dom.strings[index ?? -1] ?? '';
  return {
    id: randomUUID(),
    trigger: cause.trigger,
    targetId,
    url: boundUrl(textAt(main?.documentURL)),
    title: boundText(textAt(main?.title)),
    messageId: cause.trigger === 'screenshot' ? cause.messageId : null,
    dom: maskPasswords(dom),
    axTree,
  };
}

/** The part of a DOM snapshot that is looked at: names and values are places in its `strings`. */
interface DomSnapshot {
  strings: string[];
  documents: { nodes: Nodes }[];
}

interface Nodes {
  attributes?: number[][];
  inputValue?: { index: number[]; value: number[] };
}

const MASK = '***';
const PASSWORD_COMPLETION = /\b(?:current|new)-password\b|\bone-time-code\b/i;

/** Changes the snapshot itself, and gives it back. A text that a password shares with another node goes there, too. */
function maskPasswords<Snapshot extends DomSnapshot>(snapshot: Snapshot): Snapshot {
  const { strings, documents } = snapshot;
  for (const place of documents.flatMap(({ nodes }) => passwordPlaces(nodes, strings)))
    if (strings[place]) strings[place] = MASK;
  return snapshot;
}

function passwordPlaces({ attributes = [], inputValue }: Nodes, strings: string[]): number[] {
  const values = new Map(inputValue?.index.map((node, at) => [node, inputValue.value[at]]));
  return attributes.flatMap((places, node) => {
    const named = readAttributes(places, strings);
    if (!isPasswordField(named, strings)) return [];
    return [values.get(node), named.get('value')].filter((place) => place !== undefined);
  });
}

function readAttributes(places: readonly number[], strings: readonly string[]): Map<string, number> {
  const named = new Map<string, number>();
  for (let at = 0; at + 1 < places.length; at += 2)
    named.set((strings[places[at] ?? -1] ?? '').toLowerCase(), places[at + 1] ?? -1);
  return named;
}

function isPasswordField(attributes: ReadonlyMap<string, number>, strings: readonly string[]): boolean {
  const read = (name: string) => strings[attributes.get(name) ?? -1] ?? '';
  return read('type').toLowerCase() === 'password' || PASSWORD_COMPLETION.test(read('autocomplete'));
}
