/** Listens to one target of the DevTools protocol: a page, or a frame that has a process of its own. */
import type { CDPSession } from '@playwright/test';
import type { Attempts } from './Attempts.js';
import type { CaptureRecord, Tell } from './CaptureRecord.js';
import type { Traffic } from './Traffic.js';
import { boundUrl, boundText } from './boundText.js';
import { listenToConsole } from './listenToConsole.js';

/** What all targets of a capture share. */
export interface Recorder {
  record: CaptureRecord;
  attempts: Attempts;
  traffic: Traffic;
  detail: 'full' | 'events';
}

export interface TargetSettings {
  kind: 'page' | 'frame';
  targetId: string;
  /** Opened while the capture ran: then what it has already done is reported, too. */
  fresh: boolean;
  /** A page has loaded. */
  onLoad?: () => void;
  /** Called when requests begin to be heard: tells those from before. */
  tellEarlier?: (tell: Tell) => Promise<void>;
}

/** No copies of bodies: nobody asks for them. */
const WITHOUT_BODIES = { maxTotalBufferSize: 0, maxResourceBufferSize: 0, maxPostDataSize: 0 };

export async function watchTarget(
  session: CDPSession,
  recorder: Recorder,
  settings: TargetSettings,
): Promise<void> {
  const { kind, targetId, fresh } = settings;
  const { attempts } = recorder;
  const tell: Tell = (type, about) => recorder.record.tell(type, { targetId, ...about });
  const main: MainFrame = {};
  recorder.traffic.listen(session, tell);
  listenToTargets(session, recorder.record.tell);
  const listen = () => {
    listenToNavigation(session, tell, main);
    listenToConsole(session, tell, releaseObjects(session, attempts));
    if (kind === 'frame') return;
    listenToLifecycle(session, tell, { main, onLoad: () => settings.onLoad?.() });
    listenToDialogs(session, tell);
  };
  // The browser repeats what there was in the console and in the page's life as soon as it is asked to tell.
  if (fresh) listen();
  const whereabouts = session.send('Page.getFrameTree').then(({ frameTree: { frame } }) => {
    main.id = frame.id;
    const { id: frameId, url } = frame;
    if (fresh && url !== '' && url !== 'about:blank') tell('page_navigated', { frameId, url: boundUrl(url) });
  });
  const network = session.send('Network.enable', WITHOUT_BODIES).then(() => {
    // Nobody waits for answers that may take for ever.
    settings.tellEarlier?.(tell).catch((error: unknown) => attempts.note('tell the first requests', error));
  });
  await Promise.all([whereabouts, network, ...startTelling(session)]);
  if (!fresh) listen();
}

function startTelling(session: CDPSession): Promise<unknown>[] {
  return [
    session.send('Page.enable'),
    session.send('Page.setLifecycleEventsEnabled', { enabled: true }),
    session.send('Runtime.enable'),
    session.send('Log.enable'),
    session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: true }),
  ];
}

/** Frames with a process of their own, and workers. */
function listenToTargets(session: CDPSession, tell: Tell): void {
  const attached = new Map<string, { targetId: string; targetType: string; url: string }>();
  session.on('Target.attachedToTarget', ({ sessionId, targetInfo: { targetId, type, url } }) => {
    const about = { targetId, targetType: type, url: boundUrl(url) };
    attached.set(sessionId, about);
    tell('target_attached', about);
  });
  session.on('Target.detachedFromTarget', ({ sessionId }) => {
    const about = attached.get(sessionId);
    if (about) tell('target_detached', about);
    attached.delete(sessionId);
  });
}

/** Once for many: a page that writes a lot shouldn't cost a message each. */
function releaseObjects(session: CDPSession, attempts: Attempts): () => void {
  let pending = false;
  const release = async () => {
    await session.send('Runtime.releaseObjectGroup', { objectGroup: 'console' });
    pending = false;
  };
  return () => {
    if (pending) return;
    pending = true;
    setImmediate(() => void attempts.make('let go of objects in the console', release()));
  };
}

/** The outermost frame of a session; its id may change with a navigation. */
interface MainFrame {
  id?: string;
}

function listenToNavigation(session: CDPSession, tell: Tell, main: MainFrame): void {
  session.on('Page.frameNavigated', ({ frame: { id: frameId, url, parentId, unreachableUrl } }) => {
    if (!parentId) main.id = frameId;
    const unreachable = unreachableUrl && { unreachableUrl: boundUrl(unreachableUrl) };
    const parent = parentId && { parentFrameId: parentId };
    tell('page_navigated', { frameId, url: boundUrl(url), ...parent, ...unreachable });
  });
  session.on('Page.navigatedWithinDocument', ({ frameId, url }) =>
    tell('page_navigated', { frameId, url: boundUrl(url), withinDocument: true }),
  );
}

/** Of the page itself, not of the frames in it. */
function listenToLifecycle(
  session: CDPSession,
  tell: Tell,
  { main, onLoad }: { main: MainFrame; onLoad: () => void },
): void {
  session.on('Page.lifecycleEvent', ({ frameId, name }) => {
    if (frameId !== main.id) return;
    tell('page_lifecycle', { name, frameId });
    if (name === 'load') onLoad();
  });
}

/** Only listens: whoever handles the page's dialogs still does, and Playwright dismisses what nobody handles. */
function listenToDialogs(session: CDPSession, tell: Tell): void {
  session.on('Page.javascriptDialogOpening', ({ type, message, url }) =>
    tell('dialog_opened', { dialogType: type, message: boundText(message), url: boundUrl(url) }),
  );
}
