/** Requests and their answers, reported once each, whichever of a page's sessions speaks of them. */
import type { CDPSession } from '@playwright/test';
import { boundHeaders, boundText, boundUrl } from './boundText.js';
import type { Tell } from './CaptureRecord.js';

/** Some requests never end, and some end unseen in another process. */
const MOST_OPEN = 2_000;

interface OpenRequest {
  url: string;
  /** Seconds on the browser's own clock. */
  timestamp: number;
  fromMemory: boolean;
  answered: boolean;
}

interface Answer {
  url: string;
  status: number;
  mimeType: string;
  fromDiskCache?: boolean;
}

export class Traffic {
  readonly #open = new Map<string, OpenRequest>();

  listen(session: CDPSession, tell: Tell): void {
    session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type, redirectResponse }) => {
      if (redirectResponse) this.#answer(requestId, redirectResponse, timestamp, tell);
      else if (this.#open.has(requestId)) return;
      this.#begin(requestId, request.url, timestamp);
      const { method, headers } = request;
      const url = boundUrl(request.url);
      tell('request', {
        requestId,
        url,
        method,
        resourceType: type ?? 'Other',
        headers: boundHeaders(headers),
      });
    });
    session.on('Network.requestServedFromCache', ({ requestId }) => {
      const open = this.#open.get(requestId);
      if (open) open.fromMemory = true;
    });
    session.on('Network.responseReceived', ({ requestId, response, timestamp }) =>
      this.#answer(requestId, response, timestamp, tell),
    );
    session.on('Network.loadingFinished', ({ requestId }) => void this.#open.delete(requestId));
    session.on('Network.loadingFailed', ({ requestId, errorText, timestamp, canceled, blockedReason }) => {
      const open = this.#open.get(requestId);
      if (!open) return;
      this.#open.delete(requestId);
      tell('response', {
        requestId,
        url: boundUrl(open.url),
        status: 0,
        errorText: boundText(errorText),
        duration: milliseconds(open.timestamp, timestamp),
        ...(canceled && { canceled }),
        ...(blockedReason && { blockedReason }),
      });
    });
  }

  #begin(requestId: string, url: string, timestamp: number): void {
    const [oldest] = this.#open.keys();
    if (this.#open.size >= MOST_OPEN && oldest !== undefined) this.#open.delete(oldest);
    this.#open.set(requestId, { url, timestamp, fromMemory: false, answered: false });
  }

  /** An answer to a request from before the capture is left out: nobody could tell what it answers. */
  #answer(requestId: string, answer: Answer, timestamp: number, tell: Tell): void {
    const open = this.#open.get(requestId);
    if (!open || open.answered) return;
    open.answered = true;
    tell('response', {
      requestId,
      url: boundUrl(answer.url),
      status: answer.status,
      mimeType: boundText(answer.mimeType),
      fromCache: open.fromMemory || answer.fromDiskCache === true,
      duration: milliseconds(open.timestamp, timestamp),
    });
  }
}

const milliseconds = (from: number, to: number) => Math.max(0, Math.round((to - from) * 1000));
