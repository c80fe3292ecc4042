/**
 * Secrets hidden in the records that an outcome is made of. It fails closed: every text is masked, unless its schema says that
 * it is an id, a state or a time. So a text field that the contract gets is masked by itself.
 */
import type { z } from 'zod';
import { documentedValues, isHarmless } from '../contract/index.js';
import type { Mask } from './assembleOutcome.js';

/** A copy that still is a record of its kind, whatever the secrets are. */
export function maskRecord<Schema extends z.ZodType>(
  schema: Schema,
  record: z.output<Schema>,
  mask: Mask,
): z.output<Schema> {
  return maskAs(schema, record, mask) as z.output<Schema>;
}

function maskAs(schema: z.core.$ZodType, value: unknown, mask: Mask): unknown {
  if (value === null || value === undefined) return value;
  if (isHarmless(schema) || documentedValues(schema) !== undefined) {
    return typeof value === 'string' ? value : mask(value);
  }
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'catch':
    case 'readonly':
      return maskAs(def.innerType, value, mask);
    case 'array':
      return Array.isArray(value) ? value.map((item) => maskAs(def.element, item, mask)) : mask(value);
    case 'object':
      return typeof value === 'object' ? maskFields(def.shape, value, mask) : mask(value);
    case 'enum':
    case 'literal':
      return value;
    case 'number':
    case 'boolean':
      return typeof value === def.type ? value : mask(value);
    default:
      return mask(value);
  }
}

/** A field that the schema doesn't know is text from outside, its name included. */
function maskFields(shape: Readonly<Record<string, z.core.$ZodType>>, record: object, mask: Mask): object {
  return Object.fromEntries(
    Object.entries(record).flatMap(([name, value]: [string, unknown]): [string, unknown][] => {
      const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
      return field ? [[name, maskAs(field, value, mask)]] : Object.entries(mask({ [name]: value }));
    }),
  );
}
