import type { z } from 'zod';
import { ServiceCallError, type Call } from './ServiceCallError.js';

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
    const told = wrongFields.map(({ field, fault }) => `${field || 'the body'}: ${fault}`).join('; ');
    super(
      `${call.method} ${call.path} was not sent, as the contract does not allow its body. ` +
        `Please mend ${told}.`,
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
