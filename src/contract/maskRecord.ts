/**
 * Hides secrets in a record. It fails closed: every text is masked, unless its schema says that it is an id, a state or a time. So a
 * text field that the contract gets is masked by itself.
 */
import type { z } from 'zod';
import { documentedValues, isHarmless } from './fields.js';

/** Hides secrets in text from outside; our own facts (verdicts, ids, states, times) are never given to it. */
export type Mask = <Value>(value: Value) => Value;

/** A copy that still is a record of its kind, whatever the secrets are. */
export const maskRecord = <Schema extends z.ZodType>(
  schema: Schema,
  record: z.output<Schema>,
  mask: Mask,
): z.output<Schema> => maskAs(schema, record, mask) as z.output<Schema>;

interface Definition {
  type: string;
  innerType?: z.core.$ZodType;
  element?: z.core.$ZodType;
  shape?: Readonly<Record<string, z.core.$ZodType>>;
}

function maskAs(schema: z.core.$ZodType, value: unknown, mask: Mask): unknown {
  if (value === null || value === undefined) return value;
  const { type, innerType, element, shape } = schema._zod.def as Definition;
  if (innerType) return maskAs(innerType, value, mask);
  if (typeof value !== 'object') return isKept(schema, type, value) ? value : mask(value);
  if (Array.isArray(value)) {
    return element ? value.map((item: unknown) => maskAs(element, item, mask)) : mask(value);
  }
  return shape ? maskFields(shape, value, mask) : mask(value);
}

/** A number is no text, and neither is one of the values that a schema lists. */
function isKept(schema: z.core.$ZodType, type: string, value: unknown): boolean {
  if (type === 'number' || type === 'boolean') return typeof value === type;
  return (
    isHarmless(schema) || documentedValues(schema) !== undefined || type === 'enum' || type === 'literal'
  );
}

/** A field that the schema doesn't know is text from outside, its name included. */
const maskFields = (shape: Readonly<Record<string, z.core.$ZodType>>, record: object, mask: Mask): object =>
  Object.fromEntries(
    Object.entries(record).flatMap(([name, value]: [string, unknown]): [string, unknown][] => {
      const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
      return field ? [[name, maskAs(field, value, mask)]] : Object.entries(mask({ [name]: value }));
    }),
  );
