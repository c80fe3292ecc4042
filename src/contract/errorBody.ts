/** "An error body is an object with required string `error`"; one rejected for its model lists the others. */
import { z } from 'zod';
import { optional } from './documentedForm.js';

export const ErrorBody = z.looseObject({
  error: z.string(),
  /** Those that the organization can run, where a request is rejected for its `model`. */
  availableModels: optional(z.array(z.string())),
});

export type ErrorBody = z.infer<typeof ErrorBody>;
