/** The contract's closed word lists for sessions ("States and transitions", "Resources and their fields"). */
import { openEnum, type Open } from './openEnum.js';

export const PLATFORMS = ['desktop', 'android', 'ios'] as const;
export const MODELS = [
  'default',
  'haiku',
  'sonnet',
  'opus',
  'kimi',
  'gpt-5.4',
  'gpt-5.4-mini',
  'gpt-5.5',
  'auto',
] as const;
/** "The models list does not include `default` or `opus`, although a session's `model` may hold them." */
export const RUNNABLE_MODELS = MODELS.filter((model) => model !== 'default' && model !== 'opus');

export const SESSION_STATUSES = [
  'queued',
  'created',
  'preparing',
  'running',
  'succeeded',
  'failed',
  'terminated',
  'error',
  'archived',
] as const;
export const SESSION_RESULTS = ['passed', 'failed', 'error'] as const;

export type Platform = (typeof PLATFORMS)[number];
export type SessionStatus = (typeof SESSION_STATUSES)[number];
export type SessionResult = (typeof SESSION_RESULTS)[number];

export const platform = openEnum(PLATFORMS);
export const sessionStatus = openEnum(SESSION_STATUSES);
export const sessionResult = openEnum(SESSION_RESULTS);

/** "Terminal statuses, after which polling stops". */
const TERMINAL_STATUSES: readonly string[] = ['succeeded', 'failed', 'terminated', 'error', 'archived'];

export const isTerminal = (status: Open<SessionStatus>): boolean => TERMINAL_STATUSES.includes(status);

export const isKnownResult = (result: Open<SessionResult>): result is SessionResult =>
  (SESSION_RESULTS as readonly string[]).includes(result);

export const isKnownStatus = (status: Open<SessionStatus>): status is SessionStatus =>
  (SESSION_STATUSES as readonly string[]).includes(status);
