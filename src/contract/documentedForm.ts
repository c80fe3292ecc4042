/** Schemas that read more than the contract documents; what is written and the OpenAPI document keep to it. */
import { z } from 'zod';
import { documentedValues, uuid } from './scalars.js';

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

/** Objects distinguished by their `kind`; one of a kind of tomorrow survives with all its fields. */
export function openKinds<const Kinds extends readonly [KindSchema, ...KindSchema[]]>(kinds: Kinds) {
  const known = z.discriminatedUnion('kind', kinds);
  const names = kinds.map(({ shape }) => shape.kind.value);
  const other = z.looseObject({ kind: z.string().refine((kind) => !names.includes(kind)) });
  const schema = z.union([known, other]);
  documented.set(schema, known);
  return schema;
}

type KindSchema = z.ZodObject<{ kind: z.ZodLiteral<string> }, z.core.$loose>;

/** Keys, values, nulls and lengths that the contract doesn't document are refused; identifiers must be UUIDs. */
export function strictly<Schema extends z.ZodType>(
  schema: Schema,
): z.ZodType<z.output<Schema>, z.input<Schema>> {
  return strictForm(schema) as z.ZodType<z.output<Schema>, z.input<Schema>>;
}

function strictForm(schema: z.core.$ZodType): z.core.$ZodType {
  const values = documentedValues(schema);
  if (values) return z.enum(values);
  const documented = documentedForm(schema);
  if (documented) return strictForm(documented);
  if (schema === uuid) return z.guid();
  if (schema instanceof z.ZodOptional) return z.optional(strictForm(schema.unwrap()));
  if (schema instanceof z.ZodNullable) return z.nullable(strictForm(schema.unwrap()));
  if (schema instanceof z.ZodArray) return strictArray(schema);
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const options = schema.options.map(strictForm) as [z.ZodObject, ...z.ZodObject[]];
    return z.discriminatedUnion(schema.def.discriminator, options);
  }
  return schema instanceof z.ZodObject ? strictObject(schema) : schema;
}

/** The bounds of the array stay. */
function strictArray(schema: z.ZodArray): z.ZodArray {
  const checks = (schema.def.checks ?? []) as z.core.$ZodCheck<unknown[]>[];
  return z.array(strictForm(schema.element)).check(...checks);
}

function strictObject(schema: z.ZodObject): z.ZodObject {
  const fields = Object.entries<z.core.$ZodType>(schema.shape).map(([name, field]) => [
    name,
    strictForm(field),
  ]);
  return z.strictObject(Object.fromEntries(fields) as z.ZodRawShape);
}
