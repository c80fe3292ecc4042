/** The contract as an OpenAPI 3.1 document, made from the schemas and the endpoint table. */
import { z } from 'zod';
import { documentedForm } from './fields.js';
import { ErrorBody } from './lists.js';
import type { Endpoint } from './endpoint.js';
import { ENDPOINTS } from './endpoints.js';
import * as evidence from './evidence.js';
import * as cases from './case.js';
import * as catalogue from './catalogue.js';
import * as plan from './plan.js';
import * as session from './session.js';

type Json = Record<string, unknown>;

/** "The interface description carries version 1.0.0." */
export const CONTRACT_VERSION = '1.0.0';

/** Where `casewright serve` is to be found. */
const DEFAULT_SERVER = 'http://127.0.0.1:4600';

const SCHEMAS = '#/components/schemas/';

/**
 * Enums are closed in it, and what is not called nullable is not: it says what the contract documents, while the schemas
 * read more.
 * @param server the address of the service
 */
export function openApi(server = DEFAULT_SERVER): Json {
  const bodies = Object.values<Endpoint>(ENDPOINTS).map(({ body }) => body);
  const read = jsonSchemas('output');
  const written = jsonSchemas('input');
  const schemas = namedSchemas().map(([name, schema]) => [
    name,
    (bodies.includes(schema) ? written : read)[name],
  ]);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Test Automation Service API',
      version: CONTRACT_VERSION,
      description:
        '`x-standing` says of each operation whether the description of the service shows it (`documented`) ' +
        'or we assume it (`assumed`).',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    // "All paths are relative to {base_url}."
    servers: [{ url: '{base_url}', variables: { base_url: { default: server } } }],
    tags: tagsOf(Object.values<Endpoint>(ENDPOINTS)),
    security: [{ apiKey: [] }],
    paths: paths(),
    components: {
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' },
        signature: { type: 'apiKey', in: 'query', name: 'signature' },
      },
      schemas: Object.fromEntries(schemas) as Json,
    },
  };
}

function jsonSchemas(io: 'input' | 'output'): Record<string, Json> {
  const named = z.registry<{ id?: string | undefined }>();
  for (const [id, schema] of namedSchemas()) named.add(schema, { id });
  const { schemas } = z.toJSONSchema(named, { ...SETTINGS, io, uri: (name) => SCHEMAS + name });
  const entries = Object.entries(schemas).map(([name, { $id: _, $schema: __, ...schema }]) => [name, schema]);
  return Object.fromEntries(entries) as Record<string, Json>;
}

const SETTINGS = {
  target: 'draft-2020-12',
  override({ zodSchema, jsonSchema }) {
    keepToDocumented(zodSchema, jsonSchema);
    const documented = documentedForm(zodSchema) ?? zodSchema;
    Object.assign(jsonSchema, formatOf(documented));
  },
} satisfies z.core.ToJSONSchemaParams;

/** Of alternatives the first one is documented, and a list has the documented bounds. */
function keepToDocumented(schema: z.core.$ZodType, json: z.core.JSONSchema.BaseSchema): void {
  const documented = documentedForm(schema);
  if (documented instanceof z.ZodArray) {
    const { minimum, maximum } = documented._zod.bag;
    Object.assign(json, { ...(minimum ? { minItems: minimum } : {}), maxItems: maximum });
  } else if (documented) {
    const [first] = json.anyOf ?? [];
    delete json.anyOf;
    Object.assign(json, first);
    keepToDocumented(documented, json);
  }
}

/** With a registry of names zod leaves out its global one, where the formats stand. */
function formatOf(schema: z.core.$ZodType): Json {
  const { format } = z.globalRegistry.get(schema) ?? {};
  return format === undefined ? {} : { format };
}

function paths(): Json {
  const all: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(ENDPOINTS)) {
    (all[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation(name, endpoint);
  }
  return all;
}

function operation(name: string, endpoint: Endpoint): Json {
  const { standing, summary, status, body, bodyIsOptional, presigned } = endpoint;
  const errors = new Set([...(presigned ? [] : [401, 429]), ...endpoint.errors, 500]);
  return {
    operationId: name,
    summary,
    description: `${summary}. ${STANDINGS[standing]}`,
    tags: [tagOf(endpoint)],
    'x-standing': standing,
    ...(presigned && { security: [] }),
    // A picture's own address carries its permission.
    ...(endpoint.answer === 'picture' && { security: [{ apiKey: [] }, { signature: [] }] }),
    parameters: [...pathParameters(endpoint), ...queryParameters(endpoint)],
    ...(body && { requestBody: { required: bodyIsOptional !== true, content: bodyContent(body) } }),
    responses: {
      [status]: { description: summary, ...answerContent(endpoint) },
      ...Object.fromEntries([...errors].map((code) => [code, ERROR])),
    },
  };
}

const STANDINGS = {
  documented: 'The description of the service shows it.',
  assumed: 'The description of the service does not show it: its path and shape are assumed.',
};

/** The resource that a path is about: `plans` of `/api/triggers/plans/{plan_id}/run`. */
function tagOf({ path }: Endpoint): string {
  const [, , ...parts] = path.split('/');
  return parts.find((part) => !['organizations', 'triggers'].includes(part)) ?? '';
}

const tagsOf = (endpoints: readonly Endpoint[]): Json[] =>
  [...new Set(endpoints.map(tagOf))].sort().map((name) => ({ name, description: `What concerns ${name}` }));

const ERROR = {
  description: 'Refused, with the reason',
  content: { 'application/json': { schema: { $ref: `${SCHEMAS}ErrorBody` } } },
};

function pathParameters({ path }: Endpoint): Json[] {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  return names.map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', format: 'uuid' },
  }));
}

function queryParameters({ query }: Endpoint): Json[] {
  if (!(query instanceof z.ZodObject)) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(query, { io: 'input' });
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function bodyContent(body: z.ZodType | 'binary'): Json {
  if (body === 'binary')
    return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  return { 'application/json': { schema: reference(body, 'input') } };
}

function answerContent({ answer }: Endpoint): Json {
  if (answer === 'nothing') return {};
  if (answer === 'picture') {
    const types = ['image/png', 'image/jpeg', 'image/webp'];
    const schema = { type: 'string', format: 'binary' };
    return { content: Object.fromEntries(types.map((type) => [type, { schema }])) };
  }
  return { content: { 'application/json': { schema: reference(answer, 'output') } } };
}

/** By its name, or written out where it has none. */
function reference(schema: z.ZodType, io: 'input' | 'output'): Json {
  const name = namedSchemas().find(([, named]) => named === schema)?.[0];
  if (name !== undefined) return { $ref: SCHEMAS + name };
  const { items } = schema instanceof z.ZodObject ? (schema.shape as { items?: unknown }) : {};
  if (items instanceof z.ZodArray && items.element instanceof z.ZodType) {
    const list = { type: 'array', items: reference(items.element, io) };
    return { type: 'object', required: ['items'], properties: { items: list } };
  }
  throw new TypeError('A schema of the endpoint table has no name in the contract.');
}

const ROOMS = [catalogue, session, evidence, cases, plan, { ErrorBody }];

/** Schemas begin with a capital letter; what else the modules export does not. */
export function namedSchemas(): [string, z.ZodType][] {
  const exported = ROOMS.flatMap((module) => Object.entries<unknown>(module));
  return exported.filter(
    (entry): entry is [string, z.ZodType] => /^[A-Z][a-z]/.test(entry[0]) && entry[1] instanceof z.ZodType,
  );
}
