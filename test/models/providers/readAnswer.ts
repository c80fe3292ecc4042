/** An answer that somebody wrote by hand. */
import { z } from 'zod';
import type { Answer } from './Answer.js';

/** Either the answer or what is wrong with it. */
export function readAnswer(text: string): { answer: Answer } | { wrong: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { wrong: `It is no JSON: ${(error as Error).message}` };
  }
  const { success, data, error } = schemaFor(value).safeParse(value);
  return success ? { answer: data as Answer } : { wrong: z.prettifyError(error) };
}

/** By the property that only one kind has, so that what is told is about that kind. */
function schemaFor(value: unknown): z.ZodType {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  if (keys.includes('broken')) return BROKEN;
  return keys.includes('status') ? FAULT : SAID;
}

const SAID = z.strictObject({
  text: z.string().optional(),
  calls: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        arguments: z.union([z.record(z.string(), z.unknown()), z.string()]),
      }),
    )
    .optional(),
  finish: z.enum(['length', 'refusal']).optional(),
  usage: z.strictObject({ input: z.int().min(0), output: z.int().min(0) }).optional(),
});

const FAULT = z.strictObject({
  status: z.int().min(400).max(599),
  headers: z.record(z.string(), z.string()).optional(),
  error: z
    .strictObject({ type: z.string().optional(), code: z.string().optional(), message: z.string() })
    .optional(),
});

const BROKEN = z.strictObject({
  broken: z.enum(['no answer', 'closed connection', 'cut-off JSON', 'no JSON']),
});
