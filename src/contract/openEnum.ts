/** Enums as they are read: the known values are typed, and a value of tomorrow survives instead of failing. */
import { z } from 'zod';

/** A known value, or some other text that a newer service may send. */
export type Open<Value extends string> = Value | (string & Record<never, never>);

export const openEnum = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.union([z.enum(values), z.string()]) as z.ZodType<Open<Values[number]>>;
