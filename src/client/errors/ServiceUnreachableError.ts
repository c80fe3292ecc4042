import { ServiceCallError, type Call } from './ServiceCallError.js';

/** No answer came: the connection failed, broke, or took too long. */
export class ServiceUnreachableError extends ServiceCallError {
  override readonly name = 'ServiceUnreachableError';
  readonly code = 'service-unreachable';
  /** False only where the request provably never reached the service. */
  readonly mayHaveArrived: boolean;

  constructor(
    call: Call,
    origin: string,
    failure: { reason: string; mayHaveArrived: boolean; cause: unknown },
  ) {
    super(
      `No answer from the service to ${call.method} ${call.path}: ${failure.reason}. Is it running at ${origin}?`,
      call,
      { cause: failure.cause },
    );
    this.mayHaveArrived = failure.mayHaveArrived;
  }
}
