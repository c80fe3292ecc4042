/**
 * What the fields of the contract's schemas are made of. Reading is tolerant, beyond what the contract documents: what is written
 * and the OpenAPI document keep to that.
 */
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

const documented = new WeakMap<z.core.$ZodType, z.core.$ZodType>();

/** What the contract documents, where the schema was made here; undefined for any other. */
export const documentedForm = (schema: z.core.$ZodType): z.core.$ZodType | undefined =>
  documented.get(schema);

function documentedAs<Schema extends z.ZodType>(form: z.core.$ZodType, schema: Schema): Schema {
  documented.set(schema, form);
  return schema;
}

/** One of the words, or some other text that a newer service may send. */
export function openEnum<const Values extends readonly [string, ...string[]]>(values: Values) {
  const words = z.enum(values);
  const open = z.union([words, z.string()]) as z.ZodType<Open<Values[number]>, Open<Values[number]>>;
  return documentedAs(words, open);
}

/** The documented words of an enum made here; undefined for any other schema. */
export function documentedValues(schema: z.core.$ZodType): readonly string[] | undefined {
  const form = documentedForm(schema);
  return form instanceof z.ZodEnum ? form.options.map(String) : undefined;
}

/** A field that may be absent, but is never called nullable: a service may well send `null` for "not there". */
export const optional = <Schema extends z.ZodType>(schema: Schema): z.ZodOptional<z.ZodNullable<Schema>> =>
  z.optional(documentedAs(schema, z.nullable(schema)));

/** A list whose length is no reason to read nothing of it. */
export const boundedList = <Item extends z.ZodType>(
  item: Item,
  { min = 0, max }: { min?: number; max: number },
): z.ZodArray<Item> => documentedAs(z.array(item).min(min).max(max), z.array(item));

/** Objects distinguished by their `kind`; one of a kind of tomorrow survives with all its fields. */
export function openKinds<const Kinds extends readonly [KindSchema, ...KindSchema[]]>(kinds: Kinds) {
  const known = z.discriminatedUnion('kind', kinds);
  const names = kinds.map(({ shape }) => shape.kind.value);
  const other = z.looseObject({ kind: z.string().refine((kind) => !names.includes(kind)) });
  return documentedAs(known, z.union([known, other]));
}

type KindSchema = z.ZodObject<{ kind: z.ZodLiteral<string> }, z.core.$loose>;

/** Keys, values, nulls and lengths that the contract doesn't document are refused; identifiers must be UUIDs. */
export function strictly<Schema extends z.ZodType>(
  schema: Schema,
): z.ZodType<z.output<Schema>, z.input<Schema>> {
  return strictForm(schema) as z.ZodType<z.output<Schema>, z.input<Schema>>;
}

function strictForm(schema: z.core.$ZodType): z.core.$ZodType {
  const form = documentedForm(schema);
  if (form) return strictForm(form);
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
