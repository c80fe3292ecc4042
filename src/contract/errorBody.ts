/** "An error body is an object with required string `error`"; one rejected for its model lists the others. */
import { z } from 'zod';

export const ErrorBody = z.looseObject({
  error: z.string(),
  availableModels: z.array(z.string()).optional(),
});

export type ErrorBody = z.infer<typeof ErrorBody>;
