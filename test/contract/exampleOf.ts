/** A record in the shape of a schema, with every field that the schema has. */
import { z } from 'zod';
import { documentedForm } from '../../src/contract/fields.js';
import { documentedValues } from '../../src/contract/index.js';

export interface Wish {
  /** Which of the documented values stands where there is a choice. @default the first */
  enumValue?: (values: readonly string[]) => string;
  /** Only what is required. */
  isLeast?: boolean;
  /** Null wherever the contract says that it may be. */
  isNull?: boolean;
  /** Null for all that may be absent. */
  isNullForAbsent?: boolean;
}

const FORMATS: Readonly<Record<string, string>> = {
  uuid: '0b54e7ba-37c8-4f5a-8f41-c6a2be7f2a10',
  'date-time': '2026-11-20T10:00:00.000Z',
};

/** @throws Error for a kind of schema that it doesn't know */
export function exampleOf(schema: z.core.$ZodType, wish: Wish = {}): unknown {
  const values = documentedValues(schema);
  if (values) return (wish.enumValue ?? first)(values);
  if (schema instanceof z.ZodOptional && wish.isNullForAbsent) return null;
  const documented = documentedForm(schema);
  if (documented) return exampleOf(documented, wish);
  if (schema instanceof z.ZodOptional) return exampleOf(schema.unwrap(), wish);
  if (schema instanceof z.ZodNullable) return wish.isNull ? null : exampleOf(schema.unwrap(), wish);
  return exampleOfParts(schema, wish);
}

function exampleOfParts(schema: z.core.$ZodType, wish: Wish): unknown {
  if (schema instanceof z.ZodObject) return exampleOfObject(schema, wish);
  if (schema instanceof z.ZodDiscriminatedUnion) return exampleOf(schema.options[0]!, wish);
  if (!(schema instanceof z.ZodArray)) return exampleOfScalar(schema);
  return wish.isLeast ? [] : [1, 2].map(() => exampleOf(schema.element, wish));
}

function exampleOfObject(schema: z.ZodObject, wish: Wish): Record<string, unknown> {
  const fields = Object.entries<z.core.$ZodType>(schema.shape);
  const wanted = fields.filter(([, field]) => !(wish.isLeast && field instanceof z.ZodOptional));
  return Object.fromEntries(wanted.map(([name, field]) => [name, exampleOf(field, wish)]));
}

function exampleOfScalar(schema: z.core.$ZodType): unknown {
  if (schema instanceof z.ZodString)
    return FORMATS[String(z.globalRegistry.get(schema)?.['format'])] ?? 'words';
  if (schema instanceof z.ZodNumber) return 7;
  if (schema instanceof z.ZodBoolean) return true;
  if (schema instanceof z.ZodLiteral) return schema.value;
  if (schema instanceof z.ZodRecord) return { any: { thing: true } };
  if (schema instanceof z.ZodUnknown) return { any: ['thing'] };
  throw new Error(`No example of a ${schema._zod.def.type} is known.`);
}

const first = (values: readonly string[]): string => values[0]!;
