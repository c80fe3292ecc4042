/** Watches a page from its opening to its closing, with its frames and with the tabs that it opens. */
import type { CDPSession, Frame, Page } from '@playwright/test';
import { boundUrl } from './boundText.js';
import type { EarlyTraffic } from './EarlyTraffic.js';
import { takeSnapshot, type SnapshotCause } from './takeSnapshot.js';
import { watchTarget, type Recorder } from './watchTarget.js';

/** What the watches of one capture have in common. */
export interface Watching extends Recorder {
  early: EarlyTraffic;
  watches: Set<PageWatch>;
  /** Work that nobody waits for until the capture ends; it never rejects. */
  background: (work: Promise<unknown>) => void;
}

export class PageWatch {
  readonly #gone = new AbortController();
  readonly #frames = new Map<Frame, CDPSession | undefined>();
  #targetId = '';

  constructor(
    readonly page: Page,
    readonly session: CDPSession,
    readonly watching: Watching,
  ) {
    watching.watches.add(this);
    page.on('close', this.#leave);
    page.on('crash', this.#tellCrash);
    page.on('popup', this.#follow);
    page.on('framenavigated', this.#cover);
  }

  /** Aborts when the page closes or crashes. */
  get gone(): AbortSignal {
    return this.#gone.signal;
  }

  /** `fresh`: opened by another page of the capture, while it ran. */
  async start({ fresh }: { fresh: boolean }): Promise<void> {
    const { record, early } = this.watching;
    const { targetInfo } = await this.session.send('Target.getTargetInfo');
    const { targetId, type, openerId } = targetInfo;
    this.#targetId = targetId;
    record.tell('target_attached', {
      targetId,
      targetType: type,
      // The browser may still call a tab empty that has its address.
      url: boundUrl(this.page.url()),
      ...(openerId && { openerId }),
    });
    await watchTarget(this.session, this.watching, {
      kind: 'page',
      targetId,
      fresh,
      onLoad: () => this.watching.background(this.snapshot({ trigger: 'page_load' })),
      ...(fresh && { tellEarlier: (tell) => early.tellOfPage(this.page, tell) }),
    });
    await Promise.all(this.page.frames().map((frame) => this.#watchFrame(frame, fresh)));
  }

  async snapshot(cause: SnapshotCause): Promise<void> {
    const { record, attempts, detail } = this.watching;
    if (detail === 'events' || this.gone.aborted || !record.hasRoomForSnapshot()) return;
    const taking = takeSnapshot(this.session, this.#targetId, cause);
    const snapshot = await attempts.make('take a snapshot of the page', taking, this.gone);
    if (snapshot) record.keepSnapshot(snapshot);
  }

  async stop(): Promise<void> {
    this.page.off('close', this.#leave);
    this.page.off('crash', this.#tellCrash);
    this.page.off('popup', this.#follow);
    this.page.off('framenavigated', this.#cover);
    if (this.page.isClosed()) return;
    const sessions = [this.session, ...this.#frames.values()].filter((session) => session !== undefined);
    const { attempts } = this.watching;
    await Promise.all(
      sessions.map((session) => attempts.make('stop listening', session.detach(), this.gone)),
    );
  }

  readonly #leave = () => {
    const { record, watches } = this.watching;
    this.#gone.abort();
    watches.delete(this);
    const about = { targetId: this.#targetId, targetType: 'page', url: boundUrl(this.page.url()) };
    if (this.#targetId) record.tell('target_detached', about);
  };

  readonly #tellCrash = () => {
    this.#gone.abort();
    this.watching.record.tell('page_lifecycle', { targetId: this.#targetId, name: 'crashed' });
  };

  readonly #follow = (popup: Page) => {
    const watch = async () => {
      const session = await popup.context().newCDPSession(popup);
      await new PageWatch(popup, session, this.watching).start({ fresh: true });
    };
    this.#inBackground('listen to a new tab', watch());
  };

  readonly #cover = (frame: Frame) => this.#inBackground('listen to a frame', this.#watchFrame(frame, true));

  /** Only a frame with a process of its own has a session of its own. */
  async #watchFrame(frame: Frame, fresh: boolean): Promise<void> {
    if (!frame.parentFrame() || this.#frames.has(frame)) return;
    this.#frames.set(frame, undefined);
    const session = await openFrameSession(frame);
    if (!session) {
      this.#frames.delete(frame);
      return;
    }
    this.#frames.set(frame, session);
    session.on('close', () => void this.#frames.delete(frame));
    const { targetInfo } = await session.send('Target.getTargetInfo');
    const { targetId } = targetInfo;
    await watchTarget(session, this.watching, {
      kind: 'frame',
      targetId,
      fresh,
      ...(fresh && { tellEarlier: (tell) => this.watching.early.tellOfFrame(frame, tell) }),
    });
  }

  #inBackground(what: string, work: Promise<unknown>): void {
    const { background, attempts } = this.watching;
    background(attempts.make(what, work, this.gone));
  }
}

async function openFrameSession(frame: Frame): Promise<CDPSession | undefined> {
  try {
    return await frame.page().context().newCDPSession(frame);
  } catch (error) {
    if (
      error instanceof Error &&
      /does not have a separate CDP session|detached|No target with given id/.test(error.message)
    )
      return undefined;
    throw error;
  }
}
