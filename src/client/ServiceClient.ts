/** The service's sessions, called: one method per endpoint, pages as async iterators. */
import { z } from 'zod';
import {
  Session,
  SessionCreate,
  SessionMessagesPage,
  SessionScreenshotsPage,
  SessionTimeline,
  createdId,
  type EndpointName,
  type SessionMessage,
  type SessionScreenshot,
} from '../contract/index.js';
import { UnexpectedAnswerError } from './errors/index.js';
import { pictureType, type PictureType } from './pictureType.js';
import { Transport, type CallOptions, type ClientOptions } from './transport.js';

export interface Picture extends PictureType {
  bytes: Buffer;
}

interface Page<Item> {
  items: Item[];
  nextCursor?: string | null | undefined;
}

/**
 * Every method throws a `ServiceCallError`: `ServiceError` where the service says no, `ServiceUnreachableError`
 * where no answer comes, `UnexpectedAnswerError` where the answer is not in the contract's words. An aborted
 * signal rejects with its own reason.
 */
export class ServiceClient {
  readonly #transport: Transport;

  constructor(options: ClientOptions) {
    this.#transport = new Transport(options);
  }

  /**
   * Creates a session and gives its id. Never sent twice unless the first request provably did not arrive.
   * @throws z.ZodError for a body that the contract does not allow
   */
  async createSession(body: SessionCreate, options: CallOptions = {}): Promise<string> {
    const answer = await this.#transport.call('createSession', {
      body: SessionCreate.parse(body),
      answer: z.unknown(),
      ...options,
    });
    const id = createdId(answer, 'session');
    if (id !== undefined) return id;
    throw new UnexpectedAnswerError(
      { method: 'POST', path: '/api/sessions' },
      'it names no session id (a session may be running)',
    );
  }

  getSession(sessionId: string, options: CallOptions = {}): Promise<Session> {
    const parameters = { session_id: sessionId };
    return this.#transport.call('getSession', { parameters, answer: Session, ...options });
  }

  listMessages(sessionId: string, options: CallOptions = {}): AsyncGenerator<SessionMessage> {
    return this.#pages<SessionMessage>('listMessages', sessionId, SessionMessagesPage, options);
  }

  listScreenshots(sessionId: string, options: CallOptions = {}): AsyncGenerator<SessionScreenshot> {
    return this.#pages<SessionScreenshot>('listScreenshots', sessionId, SessionScreenshotsPage, options);
  }

  getTimeline(sessionId: string, options: CallOptions = {}): Promise<SessionTimeline> {
    const parameters = { session_id: sessionId };
    return this.#transport.call('getTimeline', { parameters, answer: SessionTimeline, ...options });
  }

  /** The picture itself, from any of the three forms of address; PNG, JPEG or WebP by its content. */
  async getPicture(screenshot: SessionScreenshot, options: CallOptions = {}): Promise<Picture> {
    const { url } = screenshot;
    const bytes = url.startsWith('data:') ? dataOf(url) : await this.#transport.download(url, options);
    const type = pictureType(bytes);
    if (type) return { ...type, bytes };
    const path = url.startsWith('data:') ? 'data:' : new URL(url, 'http://service').pathname;
    throw new UnexpectedAnswerError({ method: 'GET', path }, 'it is neither PNG nor JPEG nor WebP');
  }

  /** Closes all connections; calls under way fail. */
  close(): Promise<void> {
    return this.#transport.close();
  }

  async *#pages<Item extends { id: string }>(
    name: EndpointName,
    sessionId: string,
    answer: z.ZodType<Page<Item>>,
    options: CallOptions,
  ): AsyncGenerator<Item> {
    const seen = new Set<string>();
    let cursor: string | undefined;
    do {
      const parameters = { session_id: sessionId };
      const page = await this.#transport.call(name, { parameters, query: { cursor }, answer, ...options });
      const fresh = page.items.filter(({ id }) => !seen.has(id));
      for (const item of fresh) {
        seen.add(item.id);
        yield item;
      }
      // A page that brings nothing new would be followed by itself for ever.
      cursor = fresh.length > 0 ? (page.nextCursor ?? undefined) : undefined;
    } while (cursor !== undefined);
  }
}

/** The bytes of a `data:` URI (RFC 2397), base64 or percent-encoded. */
function dataOf(uri: string): Buffer {
  const comma = uri.indexOf(',');
  const data = uri.slice(comma + 1);
  const isBase64 = /;\s*base64$/i.test(uri.slice(0, comma));
  return isBase64 ? Buffer.from(data, 'base64') : Buffer.from(decodeURIComponent(data), 'latin1');
}
