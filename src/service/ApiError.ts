import type { ErrorBody } from '../contract/index.js';

export type ApiErrorStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503;

export interface ApiErrorDetails {
  /** "the models the organization can run", where the model is what is refused */
  availableModels?: readonly string[];
  /** Seconds until it makes sense to ask again. */
  retryAfter?: number;
}

/** A request that is answered with an error body. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: ApiErrorStatus,
    message: string,
    readonly details: ApiErrorDetails = {},
  ) {
    super(message);
  }

  get headers(): Record<string, string> {
    const { retryAfter } = this.details;
    return retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  }

  toBody(): ErrorBody {
    const { availableModels } = this.details;
    return { error: this.message, ...(availableModels && { availableModels: [...availableModels] }) };
  }
}
