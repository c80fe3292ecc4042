/** The contract's scalar kinds. Reading is tolerant: the format is noted for documentation, not enforced. */
import { z } from 'zod';

const harmless = new WeakSet<z.core.$ZodType>();

function withoutSecrets<Schema extends z.ZodType>(schema: Schema): Schema {
  harmless.add(schema);
  return schema;
}

/** Whether a text says nothing of what a case is about, so that no secret is looked for in it; any other one may hold one. */
export const isHarmless = (schema: z.core.$ZodType): boolean => harmless.has(schema);

/** "Identifiers are UUIDs unless stated." */
export const uuid = withoutSecrets(z.string().min(1).meta({ format: 'uuid' }));

/** "Timestamps are ISO 8601 date-time strings." */
export const dateTime = withoutSecrets(z.string().min(1).meta({ format: 'date-time' }));

/** What the service calls a record, a token or a kind of thing by: other records refer to it. */
export const identifier = withoutSecrets(z.string());

/** A known value, or some other text that a newer service may send. */
export type Open<Value extends string> = Value | (string & Record<never, never>);

const known = new WeakMap<z.core.$ZodType, readonly string[]>();

export const openEnum = <const Values extends readonly [string, ...string[]]>(values: Values) => {
  const schema = z.union([z.enum(values), z.string()]) as z.ZodType<
    Open<Values[number]>,
    Open<Values[number]>
  >;
  known.set(schema, values);
  return schema;
};

/** The documented values of an enum made here; undefined for any other schema. */
export const documentedValues = (schema: z.core.$ZodType): readonly string[] | undefined => known.get(schema);
