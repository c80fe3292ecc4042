/** Enums as they are read: the known values are typed, and a value of tomorrow survives instead of failing. */
import { z } from 'zod';

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
