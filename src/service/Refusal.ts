import type { ErrorBody } from '../contract/index.js';

export type RefusalStatus = 400 | 401 | 404 | 405 | 413 | 415 | 422;

/** A request that is answered with an error body. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly status: RefusalStatus,
    message: string,
    readonly details: Omit<ErrorBody, 'error'> = {},
  ) {
    super(message);
  }

  toBody(): ErrorBody {
    return { error: this.message, ...this.details };
  }
}
