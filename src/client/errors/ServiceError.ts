import { ServiceCallError, type Call } from './ServiceCallError.js';

export interface Refusal {
  status: number;
  /** The error body's `error`, or the start of the body where it has none. */
  error: string;
  availableModels?: readonly string[] | undefined;
  /** Milliseconds, from the header `Retry-After`. */
  retryAfter?: number | undefined;
}

/** The service answered, and the answer was no. */
export class ServiceError extends ServiceCallError {
  override readonly name = 'ServiceError';
  readonly code = 'service-refused';
  /** The HTTP status. */
  readonly status: number;
  /** What the service says is wrong. */
  readonly error: string;
  /** The models that the organization can run, where the request was rejected for its `model`. */
  readonly availableModels: readonly string[] | undefined;
  /** Milliseconds. */
  readonly retryAfter: number | undefined;

  constructor(call: Call, refusal: Refusal) {
    const models = refusal.availableModels?.length
      ? ` Available models: ${refusal.availableModels.join(', ')}.`
      : '';
    super(
      `The service refused ${call.method} ${call.path}: ${refusal.status} ${refusal.error}.${models}${advice(refusal.status)}`,
      call,
    );
    this.status = refusal.status;
    this.error = refusal.error;
    this.availableModels = refusal.availableModels;
    this.retryAfter = refusal.retryAfter;
  }
}

function advice(status: number): string {
  if (status === 401 || status === 403) {
    return ' Check the API key: `service.apiKey` or CASEWRIGHT_API_KEY.';
  }
  if (status >= 300 && status < 400) {
    return ' Redirects are not followed, so that the key goes nowhere else: check `service.baseURL`.';
  }
  return '';
}
