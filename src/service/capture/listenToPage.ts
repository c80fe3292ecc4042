/** Where a page goes, how far it has loaded, and which dialogs it opens. */
import type { CDPSession } from '@playwright/test';
import { boundText, boundUrl } from './boundText.js';
import type { Tell } from './CaptureRecord.js';

/** The outermost frame of a session; its id may change with a navigation. */
export interface MainFrame {
  id?: string;
}

export function listenToNavigation(session: CDPSession, tell: Tell, main: MainFrame): void {
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
export function listenToLifecycle(
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
export function listenToDialogs(session: CDPSession, tell: Tell): void {
  session.on('Page.javascriptDialogOpening', ({ type, message, url }) =>
    tell('dialog_opened', { dialogType: type, message: boundText(message), url: boundUrl(url) }),
  );
}
