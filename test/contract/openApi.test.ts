/** The OpenAPI document: whole, valid, and as closed as the contract is. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { ENDPOINTS, openApi, type Endpoint } from '../../src/contract/index.js';
import { namedSchemas } from '../../src/contract/openApi.js';
import { exampleOf } from './exampleOf.js';

interface Operation {
  operationId: string;
  description: string;
  tags: string[];
  'x-standing': string;
  security?: unknown[];
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { required: boolean; content: Record<string, { schema: object }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
}

// As whoever reads the document gets it.
const document = JSON.parse(JSON.stringify(openApi())) as {
  openapi: string;
  info: { title: string; version: string };
  servers: { url: string; variables: Record<string, { default: string }> }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; securitySchemes: Record<string, object> };
};
const { schemas } = document.components;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
);

const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { binary: true } });
addFormats(ajv);
const faultsOf = (name: string, value: unknown) => {
  const validate = ajv.compile({ $ref: `#/components/schemas/${name}`, components: document.components });
  return validate(value) ? '' : ajv.errorsText(validate.errors);
};

describe('the document', () => {
  test('says what it is', () => {
    expect(document).toMatchObject({ openapi: '3.1.0', info: { version: '1.0.0' } });
    expect(document.components.securitySchemes).toEqual({
      apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' },
      signature: { type: 'apiKey', in: 'query', name: 'signature' },
    });
    const [server] = document.servers;
    expect(server?.url).toBe('{base_url}');
    expect(server?.variables.base_url?.default).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });

  test('has a tag that it lists, and a description, for every operation', () => {
    const known = document.tags.map(({ name }) => name);
    for (const { tags, description } of operations) {
      expect(known).toEqual(expect.arrayContaining(tags));
      expect(description).not.toBe('');
    }
    expect(new Set(operations.flatMap(({ tags }) => tags)).size).toBe(known.length);
  });

  test('has every operation of the table under its own name, with its standing', () => {
    const shown = operations.map(({ path, method, operationId, 'x-standing': standing }) =>
      [operationId, method.toUpperCase(), path, standing].join(' '),
    );
    const rows = Object.entries<Endpoint>(ENDPOINTS).map(([name, { method, path, standing }]) =>
      [name, method, path, standing].join(' '),
    );
    expect(shown.sort()).toEqual(rows.sort());
  });

  test.each(operations)('describes $operationId: parameters, answers, permission', (operation) => {
    const { path, parameters, responses, operationId } = operation;
    const inPath = parameters.filter((parameter) => parameter.in === 'path');
    expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
    for (const parameter of inPath) expect(parameter.required).toBe(true);
    const names = parameters.map(({ name, ...rest }) => `${rest.in} ${name}`);
    expect(new Set(names).size).toBe(names.length);
    const { status, errors, presigned } = ENDPOINTS[operationId as keyof typeof ENDPOINTS] as Endpoint;
    const ofKeys = presigned ? [] : [401, 429];
    const stated = [...new Set([status, ...errors, 500, ...ofKeys])].map(String);
    expect(Object.keys(responses).sort()).toEqual(stated.sort());
    for (const { description } of Object.values(responses)) expect(description).not.toBe('');
    const either = operationId === 'getScreenshot' ? [{ apiKey: [] }, { signature: [] }] : undefined;
    expect(operation.security).toEqual(presigned ? [] : either);
  });

  test('refers to nothing that it doesn’t have, and has nothing that nobody exports', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to!);
    expect(references.length).toBeGreaterThan(50);
    for (const to of references) {
      const name = to.replace('#/components/schemas/', '');
      expect(Object.keys(schemas), to).toContain(name);
    }
    expect(Object.keys(schemas)).toEqual(namedSchemas().map(([name]) => name));
  });

  test('is the same each time, and has no key that JSON can’t hold', () => {
    expect(JSON.parse(JSON.stringify(openApi()))).toEqual(document);
    expect(document).toEqual(openApi());
  });
});

describe('its schemas', () => {
  const names = Object.keys(schemas);

  test.each(names)('%s is valid by the meta-schema of its dialect', (name) => {
    expect(ajv.validateSchema(schemas[name]!), ajv.errorsText(ajv.errors)).toBe(true);
    expect(() => faultsOf(name, {})).not.toThrow();
  });

  const read = namedSchemas().filter(([name]) => !/(?:Write|Change|Create|Trigger)$/.test(name));

  test.each(read)('%s takes a record with every field, with the least, and with nulls', (name, schema) => {
    for (const wish of [{}, { isLeast: true }, { isNull: true }]) {
      expect(faultsOf(name, exampleOf(schema, wish))).toBe('');
    }
  });

  test('are closed in their values and checked in their formats, other than what is read', () => {
    const session = exampleOf(schemaNamed('Session')) as object;
    for (const wrong of [
      { status: 'paused' },
      { result: 'maybe' },
      { model: 'gpt-9' },
      { id: 'x' },
      { createdAt: 'now' },
      { startedAt: 'then' },
      { observations: [{ description: 'x' }] },
      { mobileSession: { ...(exampleOf(schemaNamed('MobileSession')) as object), uploadType: 'stolen' } },
    ]) {
      expect(faultsOf('Session', { ...session, ...wrong }), JSON.stringify(wrong)).not.toBe('');
    }
    expect(faultsOf('Session', { ...session, ofTomorrow: 1 })).toBe('');
  });

  test('say of a file’s name what the service says', () => {
    for (const fileName of [
      'a.apk',
      'A.IPA',
      'a.Apk',
      'a.zip',
      'apk',
      'a.apk.txt',
      '../a.apk',
      'b\\a.apk',
      'a\n.apk',
    ]) {
      const isFine = schemaNamed('UploadCreate').safeParse({ fileName }).success;
      expect(faultsOf('UploadCreate', { fileName }) === '', fileName).toBe(isFine);
    }
  });
});

const schemaNamed = (name: string) => namedSchemas().find(([own]) => own === name)![1];
