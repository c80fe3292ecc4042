import type { z } from 'zod';

/** Each wrong field by its path, with what is wrong about it. */
export function wrongFields(error: z.ZodError, whole: string): string {
  return error.issues.map(({ path, message }) => `${path.join('.') || whole}: ${message}`).join('; ');
}
