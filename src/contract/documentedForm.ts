/** Schemas that read more than the contract documents; what is written and the OpenAPI document keep to it. */
import { z } from 'zod';

const documented = new WeakMap<z.core.$ZodType, z.core.$ZodType>();

/** What the contract documents, where the schema was made here; undefined for any other. */
export const documentedForm = (schema: z.core.$ZodType): z.core.$ZodType | undefined =>
  documented.get(schema);

/** A field that may be absent, but is never called nullable: a service may well send `null` for "not there". */
export function optional<Schema extends z.ZodType>(schema: Schema): z.ZodOptional<z.ZodNullable<Schema>> {
  const nullable = z.nullable(schema);
  documented.set(nullable, schema);
  return z.optional(nullable);
}

/** A list whose length is no reason to read nothing of it. */
export function boundedList<Item extends z.ZodType>(
  item: Item,
  { min = 0, max }: { min?: number; max: number },
): z.ZodArray<Item> {
  const list = z.array(item);
  documented.set(list, z.array(item).min(min).max(max));
  return list;
}

/** Objects told apart by their `kind`; one of a kind of tomorrow survives with all its fields. */
export function openKinds<const Kinds extends readonly [KindSchema, ...KindSchema[]]>(kinds: Kinds) {
  const known = z.discriminatedUnion('kind', kinds);
  const names = kinds.map(({ shape }) => shape.kind.value);
  const other = z.looseObject({ kind: z.string().refine((kind) => !names.includes(kind)) });
  const schema = z.union([known, other]);
  documented.set(schema, known);
  return schema;
}

type KindSchema = z.ZodObject<{ kind: z.ZodLiteral<string> }, z.core.$loose>;
