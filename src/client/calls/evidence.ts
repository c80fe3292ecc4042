/** What there is of a session besides its record, all but the pictures themselves. */
import {
  SessionMessage,
  SessionScreenshot,
  type SessionCapture,
  type SessionTimeline,
} from '../../contract/index.js';
import { listItems } from '../lists/listItems.js';
import type { CallOptions, Transport } from '../transport/Transport.js';

const of = (sessionId: string) => ({ parameters: { session_id: sessionId } });

export const listMessages = (
  transport: Transport,
  sessionId: string,
  options: CallOptions = {},
): AsyncGenerator<SessionMessage> =>
  listItems(transport, 'listMessages', {
    ...of(sessionId),
    item: SessionMessage,
    plural: 'messages',
    options,
  });

export const listScreenshots = (
  transport: Transport,
  sessionId: string,
  options: CallOptions = {},
): AsyncGenerator<SessionScreenshot> =>
  listItems(transport, 'listScreenshots', {
    ...of(sessionId),
    item: SessionScreenshot,
    plural: 'screenshots',
    options,
  });

export const getTimeline = (
  transport: Transport,
  sessionId: string,
  options: CallOptions = {},
): Promise<SessionTimeline> => transport.ask('getTimeline', { ...of(sessionId), ...options });

export const getCapture = (
  transport: Transport,
  sessionId: string,
  options: CallOptions = {},
): Promise<SessionCapture> => transport.ask('getCapture', { ...of(sessionId), ...options });
