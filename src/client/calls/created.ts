/** The answers to creating, registering and triggering, whose shape the contract leaves open. */
import { z } from 'zod';
import { createdId, unwrapped } from '../../contract/index.js';

/** What has just been created. */
export interface Created<Record> {
  id: string;
  /** The whole record, where the answer holds it. */
  record: Record | undefined;
}

/**
 * @param resource such as `planRun`
 * @param otherwise what may be the case although the answer names no id
 */
export const createdAnswer = <Schema extends z.ZodType<{ id: string }>>(
  resource: string,
  record: Schema,
  otherwise: string,
) =>
  z.unknown().transform((answer, context): Created<z.output<Schema>> => {
    const id = createdId(answer, resource);
    if (id === undefined) {
      context.addIssue({ code: 'custom', message: `names no ${resource} id (${otherwise})` });
      return z.NEVER;
    }
    return { id, record: recordIn(answer, id, record) };
  });

/** The complete record in the answer, bare or inside one wrapping key. */
export function recordIn<Schema extends z.ZodType<{ id?: string | undefined }>>(
  answer: unknown,
  id: string,
  schema: Schema,
): z.output<Schema> | undefined {
  return unwrapped(answer)
    .map((part) => schema.safeParse(part).data)
    .find((record) => record?.id === id);
}
