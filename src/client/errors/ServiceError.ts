import { ENDPOINTS } from '../../contract/index.js';
import { ServiceCallError, type Call } from './ServiceCallError.js';

export interface ErrorAnswer {
  /** The HTTP status. */
  status: number;
  /** The error body's `error`, or the start of the body where it has none. */
  error: string;
  /** Those that the organization can run, where the request was rejected for its `model`. */
  availableModels?: readonly string[] | undefined;
  /** Milliseconds, from the header `Retry-After`. */
  retryAfter?: number | undefined;
  /** Whether the key went along. */
  withKey: boolean;
  /** Whether an earlier attempt of the same call, whose answer was lost, may have been carried out. */
  mayBeDone?: boolean | undefined;
}

/** The service answered, and the answer was no. */
export class ServiceError extends ServiceCallError {
  override readonly name = 'ServiceError';
  readonly code = 'service-refused';
  readonly status: ErrorAnswer['status'];
  readonly error: ErrorAnswer['error'];
  readonly availableModels: ErrorAnswer['availableModels'];
  readonly retryAfter: ErrorAnswer['retryAfter'];
  readonly mayBeDone: boolean;

  constructor(call: Call, answer: ErrorAnswer) {
    const { status, error, availableModels, retryAfter, mayBeDone = false } = answer;
    const models = availableModels?.length ? ` Available models: ${availableModels.join(', ')}.` : '';
    super(
      `The service refused ${call.method} ${call.path}: ${status} ${error}.${models}${advice(answer)}`,
      call,
    );
    this.status = status;
    this.error = error;
    this.availableModels = availableModels;
    this.retryAfter = retryAfter;
    this.mayBeDone = mayBeDone;
  }
}

/** 404, 405, 501: what services say of an operation that they don't have. */
const STATUSES_OF_THE_UNKNOWN = [404, 405, 501];

/**
 * Whether the service probably doesn't have the endpoint itself, whose path is assumed. A record that is not there
 * can't be distinguished from it.
 */
export function isUnknownEndpoint(error: unknown): error is ServiceError {
  return (
    error instanceof ServiceError &&
    error.endpoint !== undefined &&
    ENDPOINTS[error.endpoint].standing === 'assumed' &&
    STATUSES_OF_THE_UNKNOWN.includes(error.status)
  );
}

function advice({ status, withKey, retryAfter }: ErrorAnswer): string {
  if (retryAfter) return ` It asks not to be called again for ${Math.ceil(retryAfter / 1000)} s.`;
  if ((status === 401 || status === 403) && withKey) {
    return ' Check the API key: `service.apiKey` or CASEWRIGHT_API_KEY.';
  }
  if (status === 403) return ' The address was given for a limited time, which is probably over.';
  if (status >= 300 && status < 400) {
    return ' Redirects are not followed, so that the key goes nowhere else: check `service.baseURL`.';
  }
  return '';
}
