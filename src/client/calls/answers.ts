/** Answers whose shape the contract leaves open, and end states that may have been reached already. */
import type { z } from 'zod';
import { unwrapped } from '../../contract/index.js';
import { ServiceCallError, ServiceError } from '../errors/index.js';

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
