/** A JSON schema in a few words. */
import * as contract from '../../src/contract/index.js';
import { anchor, code } from './markdown.js';

export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: string[];
  const?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  maxLength?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  default?: unknown;
}

export const schemas = (contract.openApi()['components'] as { schemas: Record<string, Schema> }).schemas;

/** Without `null`, which stands elsewhere. */
export function typeInWords(schema: Schema): string {
  const name = schema.$ref?.replace(/.*\//, '') ?? nameOfObject(schema);
  if (name !== undefined) return linkTo(name);
  if (schema.const !== undefined) return code(schema.const);
  if (schema.enum) return enumInWords(schema.enum);
  const others = (schema.anyOf ?? schema.oneOf ?? []).filter((one) => one.type !== 'null');
  return others.length > 0 ? others.map(typeInWords).join(' or ') : shapeInWords(schema);
}

function shapeInWords(schema: Schema): string {
  const { type = [], format, items, properties, maxLength } = schema;
  if (items) return `array of ${typeInWords(items)}${bounds(schema)}`;
  if (properties) return objectInWords(properties);
  const [plain = 'any'] = [type].flat().filter((one) => one !== 'null');
  return (format ?? plain) + (maxLength === undefined ? '' : `, at most ${maxLength} characters`);
}

/** The record that is read with the same fields, for one that is written. */
function nameOfObject(schema: Schema): string | undefined {
  const wanted = fieldNames(schema);
  return wanted === ''
    ? undefined
    : Object.keys(schemas).find((name) => fieldNames(schemas[name] ?? {}) === wanted);
}

const fieldNames = ({ properties, oneOf = [] }: Schema): string =>
  properties ? Object.keys(properties).join() : oneOf.map(fieldNames).join(';');

export const isNullable = ({ type, anyOf }: Schema): boolean =>
  [type].flat().includes('null') || (anyOf?.some((one) => one.type === 'null') ?? false);

/** The contract's word list with these values, if it has a name. */
export function nameOfEnum(values: readonly string[]): string | undefined {
  const lists = Object.entries<unknown>(contract).filter(([, list]) => Array.isArray(list));
  return lists.find(([, list]) => String(list) === String(values))?.[0];
}

function enumInWords(values: readonly string[]): string {
  const name = nameOfEnum(values);
  return name ? `[${code(name)}](#word-lists)` : values.map(code).join(', ');
}

const linkTo = (name: string): string => `[${name}](#${anchor(name)})`;

function bounds({ minItems, maxItems }: Schema): string {
  if (maxItems === undefined) return '';
  return minItems === undefined ? `, at most ${maxItems}` : `, ${minItems} to ${maxItems}`;
}

const objectInWords = (properties: Record<string, Schema>): string =>
  `object of ${Object.entries(properties)
    .map(([name, schema]) => `${code(name)} (${typeInWords(schema)})`)
    .join(', ')}`;
