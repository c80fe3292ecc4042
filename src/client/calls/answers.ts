/** The answers to creating, registering and triggering, whose shape the contract leaves open; and to ending. */
import { z } from 'zod';
import { createdId, unwrapped } from '../../contract/index.js';
import { ServiceCallError, ServiceError } from '../errors/index.js';

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

/** Asking for an end state: where an answer was lost, the next attempt may be refused as the state is reached already. */
export interface EndState<Value> {
  look: () => Promise<Value>;
  isReached: (found: Value) => boolean;
}

/** What the call gives; or what is found where the end state was reached before a retry was refused. */
export async function endState<Value>(
  call: Promise<Value>,
  { look, isReached }: EndState<Value>,
): Promise<Value> {
  try {
    return await call;
  } catch (error) {
    if (!mayBeReached(error)) throw error;
    const found = await look().catch((failure: unknown) => {
      // Of the two, the error is what the caller asked for.
      throw failure instanceof ServiceCallError ? error : failure;
    });
    if (isReached(found)) return found;
    throw error;
  }
}

const mayBeReached = (error: unknown): boolean =>
  error instanceof ServiceError && error.mayBeDone && [404, 409].includes(error.status);

/** Archived: out of the lists, still readable. */
export const isArchived = ({ archivedAt }: { archivedAt?: string | null | undefined }): boolean =>
  archivedAt != null;
