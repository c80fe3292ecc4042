/** Reading is tolerant and writing strict: the strict form of a schema that was written for reading. */
import { z } from 'zod';
import { documentedForm } from './documentedForm.js';
import { documentedValues } from './openEnum.js';
import { uuid } from './scalars.js';

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
