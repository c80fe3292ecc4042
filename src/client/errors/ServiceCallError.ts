/** The border of the family: whatever goes wrong with a call of the service is one of these. */
import type { z } from 'zod';
import type { EndpointName } from '../../contract/index.js';

export interface Call {
  method: string;
  /** The path below the base URL; never the key. */
  path: string;
  /** The row of the endpoint table; none for addresses that the service gave. */
  endpoint?: EndpointName | undefined;
}

export abstract class ServiceCallError extends Error {
  abstract readonly code: 'service-refused' | 'service-unreachable' | 'unexpected-answer' | 'invalid-request';
  readonly method: string;
  readonly path: string;
  readonly endpoint: EndpointName | undefined;

  constructor(message: string, call: Call, options?: ErrorOptions) {
    super(message, options);
    this.method = call.method;
    this.path = call.path;
    this.endpoint = call.endpoint;
  }
}

export interface WrongField {
  /** Such as `variables.0.name`; empty for the body itself. */
  field: string;
  fault: string;
}

/** The body is not one that the contract allows; nothing was sent. */
export class InvalidRequestError extends ServiceCallError {
  override readonly name = 'InvalidRequestError';
  readonly code = 'invalid-request';
  readonly wrongFields: readonly WrongField[];

  constructor(call: Call, cause: z.ZodError) {
    const wrongFields = cause.issues.flatMap(wrongFieldsOf);
    const reported = wrongFields.map(({ field, fault }) => `${field || 'the body'}: ${fault}`).join('; ');
    super(
      `${call.method} ${call.path} was not sent, as the contract does not allow its body. ` +
        `Please mend ${reported}.`,
      call,
      { cause },
    );
    this.wrongFields = wrongFields;
  }
}

function wrongFieldsOf(issue: z.core.$ZodIssue): WrongField[] {
  const place = issue.path.map(String);
  if (issue.code !== 'unrecognized_keys') return [{ field: place.join('.'), fault: issue.message }];
  return issue.keys.map((key) => ({ field: [...place, key].join('.'), fault: 'no such field' }));
}

export interface ConnectionFailure {
  reason: string;
  mayHaveArrived: boolean;
  cause: unknown;
}

/** No answer came: the connection failed, broke, or took too long. */
export class ServiceUnreachableError extends ServiceCallError {
  override readonly name = 'ServiceUnreachableError';
  readonly code = 'service-unreachable';
  /** False only where the request provably never reached the service. */
  readonly mayHaveArrived: boolean;

  constructor(call: Call, origin: string, { reason, mayHaveArrived, cause }: ConnectionFailure) {
    const what = `${call.method} ${call.path}`;
    super(`No answer from the service to ${what}: ${reason}. Is it running at ${origin}?`, call, { cause });
    this.mayHaveArrived = mayHaveArrived;
  }
}

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
