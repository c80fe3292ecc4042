/** How what goes wrong in the browser is put into words, and what kind of request it was. */
import type { Frame, Request } from '@playwright/test';

const MOST = 500;
const MOST_OF_DATA_URL = 60;

export function oneLine(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  return words.length <= MOST ? words : `${words.slice(0, MOST - 1)}…`;
}

/** Without the user name and password that an address may carry. */
export function bareAddress(url: string): string {
  if (url.startsWith('data:')) return `${url.slice(0, MOST_OF_DATA_URL)}…`;
  return oneLine(url.replace(/^([a-z][a-z\d+.-]*:\/\/)[^/?#@]*@/i, '$1'));
}

/** The tab whose whole page the request is for. */
export function documentOf(request: Request): Frame | 'new tab' | undefined {
  if (!request.isNavigationRequest()) return undefined;
  const frame = frameOf(request);
  if (frame === 'new tab') return frame;
  return frame.parentFrame() === null ? frame : undefined;
}

/** Playwright knows no frame of a tab that isn't there yet, and throws. */
function frameOf(request: Request): Frame | 'new tab' {
  try {
    return request.frame();
  } catch {
    return 'new tab';
  }
}
