import { ServiceCallError, type Call } from './ServiceCallError.js';

/** The service answered, but not in the contract's words: no JSON, too large, or fields missing. */
export class UnexpectedAnswerError extends ServiceCallError {
  override readonly name = 'UnexpectedAnswerError';
  readonly code = 'unexpected-answer';

  /** Whether it could not be read at all: something between here and the service may have cut or replaced it. */
  readonly isGarbled: boolean;

  constructor(
    call: Call,
    why: string,
    { isGarbled = false, ...options }: ErrorOptions & { isGarbled?: boolean } = {},
  ) {
    super(
      `The answer to ${call.method} ${call.path} is not what the contract describes: ${why}. ` +
        'Check that `service.baseURL` is the address of the service itself.',
      call,
      options,
    );
    this.isGarbled = isGarbled;
  }
}
