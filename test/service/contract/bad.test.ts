/** What every operation refuses, read off the endpoint table and the served document: keys, ids, methods, bodies, queries. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS, fillPath, type Endpoint, type EndpointName } from '../../../src/contract/index.js';
import { BODIES, type BodyName } from './bodies.js';
import type { Json } from './checkAnswer.js';
import { ground, type Asked } from './contractService.js';
import { spoil } from './spoil.js';
import { startWorld, type World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.contract.service.close());

const ALL = Object.entries<Endpoint>(ENDPOINTS) as [EndpointName, Endpoint][];
const KEYED = ALL.filter(([, { presigned }]) => !presigned);
const WITH_JSON = ALL.filter(([, { body }]) => body !== undefined && body !== 'binary') as [
  BodyName,
  Endpoint,
][];
const WITH_BODY = ALL.filter(([, { body }]) => body !== undefined);
const PATHS = [...new Set(ALL.map(([, { path }]) => path))];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const NOBODY = '11111111-2222-4333-8444-555555555555';

const parametersIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

/** A request that nothing is wrong with, but for what the test changes. */
function rightly(name: EndpointName, changes: Asked = {}): Asked {
  const body = (BODIES as Partial<Record<EndpointName, Json>>)[name];
  return { parameters: world.ids, ...(body && { body }), ...changes };
}

describe('who may ask', () => {
  test.each(KEYED)('%s is refused without a key', async (name) => {
    const { status, error } = await world.contract.refusal(name, rightly(name, { key: null }));
    expect({ status, error }).toEqual({ status: 401, error: 'The header x-api-key is missing' });
  });

  test.each(KEYED)('%s is refused with a wrong key', async (name) => {
    const key = `${world.contract.service.apiKey}x`;
    const { status, error } = await world.contract.refusal(name, rightly(name, { key }));
    expect({ status, error }).toEqual({ status: 401, error: 'The key in x-api-key is not valid' });
  });

  test.each(KEYED)('%s says nothing of what there is to somebody without a key', async (name, { path }) => {
    const parameters = Object.fromEntries(parametersIn(path).map((parameter) => [parameter, randomUUID()]));
    expect((await world.contract.refusal(name, { parameters, key: null })).status).toBe(401);
  });

  test('an address that is its own permission is refused without its signature, whatever the key', async () => {
    const headers = { 'content-type': 'application/octet-stream' };
    const { status } = await world.contract.refusal('putUploadBinary', {
      parameters: world.ids,
      raw: 'x',
      headers,
    });
    expect(status).toBe(403);
  });
});

describe('ids in paths', () => {
  const cases = KEYED.flatMap(([name, { path }]) =>
    parametersIn(path).map((parameter) => [name, parameter] as const),
  );

  test.each(cases)('%s knows no other %s', async (name, parameter) => {
    for (const unknown of [
      randomUUID(),
      'no-uuid',
      '../x',
      '%00',
      'constructor',
      world.ids[parameter]!.slice(1),
    ]) {
      const asked = rightly(name, { parameters: { ...world.ids, [parameter]: unknown } });
      const { status, error } = await world.contract.refusal(name, asked);
      expect({ unknown, status }).toEqual({ unknown, status: 404 });
      expect(error).toContain(unknown);
    }
  });
});

describe('methods', () => {
  test.each(PATHS)('that %s does not have get 405 with those that it has', async (path) => {
    const own = ALL.filter(([, endpoint]) => endpoint.path === path).map(
      ([, { method }]) => method as string,
    );
    for (const method of METHODS.filter((one) => !own.includes(one))) {
      const { status, headers } = await world.contract.send(fillPath(path, world.ids), { method });
      expect({ method, status }).toEqual({ method, status: 405 });
      expect(headers.get('allow')?.split(', ').sort()).toEqual(own.sort());
    }
  });

  test('of paths that nobody has get 404', async () => {
    for (const path of ['/', '/api', '/api/nothing', '/api/sessions/', '/api/sessions/x/y/z']) {
      expect((await world.contract.send(path, { method: 'GET' })).status, path).toBe(404);
    }
  });
});

describe('bodies', () => {
  test.each(WITH_JSON)('of %s have every field that the document has', (name) => {
    const { properties } = schemaOfBody(name) as { properties: Json };
    expect(Object.keys(BODIES[name]).sort()).toEqual(Object.keys(properties).sort());
    expect(world.contract.checker.faults(schemaOfBody(name), BODIES[name])).toBe('');
  });

  test.each(WITH_JSON)('of %s must be JSON', async (name) => {
    const headers = { 'content-type': 'application/json' };
    for (const raw of ['{', 'nothing', '{"a":1,}', '[1,2', '\u0000']) {
      const refused = await world.contract.refusal(name, { parameters: world.ids, raw, headers });
      expect(refused).toMatchObject({ status: 400, error: 'The body is not JSON' });
    }
  });

  test.each(WITH_JSON)('of %s must say that they are JSON', async (name) => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx', '']) {
      const headers = { 'content-type': type };
      const asked = { parameters: world.ids, raw: JSON.stringify(BODIES[name]), headers };
      const { status, error } = await world.contract.refusal(name, asked);
      expect({ type, status }).toEqual({ type, status: 415 });
      expect(error).toContain('application/json');
    }
  });

  test.each(WITH_JSON)('of %s may have one megabyte', async (name) => {
    const headers = { 'content-type': 'application/json' };
    const raw = `"${'x'.repeat(1024 * 1024 - 1)}"`;
    const larger = await world.contract.refusal(name, { parameters: world.ids, raw, headers });
    expect(larger).toMatchObject({ status: 413, error: expect.stringContaining('1048576 bytes') });
    const fits = { parameters: world.ids, raw: raw.slice(1), headers };
    expect((await world.contract.refusal(name, fits)).status).toBe(400);
  });

  test.each(WITH_JSON)('of %s are refused for each field that is wrong, by its name', async (name) => {
    const { checker } = world.contract;
    const spoilt = spoil(BODIES[name]).filter(({ body }) => checker.faults(schemaOfBody(name), body) !== '');
    expect(spoilt.length).toBeGreaterThan(Object.keys(BODIES[name]).length);
    for (const { how, field, body } of spoilt) {
      const { status, error } = await world.contract.refusal(name, { parameters: world.ids, body });
      expect({ how, status }).toEqual({ how, status: 400 });
      expect(error, how).toContain(field);
    }
  });

  test.each(WITH_JSON.filter(([, { path }]) => path.includes('{')))(
    'of %s are taken where the document has nothing against them',
    async (name) => {
      const { checker } = world.contract;
      const fit = spoil(BODIES[name]).filter(({ body }) => checker.faults(schemaOfBody(name), body) === '');
      expect(fit.length).toBeGreaterThan(0);
      // So that nothing comes of it.
      const parameters = { project_id: NOBODY, case_id: NOBODY, plan_id: NOBODY };
      for (const { how, body } of fit) {
        const { status, error } = await world.contract.refusal(name, { parameters, body });
        expect({ how, status, error }).toEqual({ how, status: 404, error: expect.stringContaining(NOBODY) });
      }
    },
  );

  test.each(WITH_JSON)('of %s are refused without each required field, by its name', async (name) => {
    const { required = [] } = schemaOfBody(name) as { required?: string[] };
    const { error } = required.length === 0 ? { error: '' } : await withoutAnything(name);
    for (const field of required) expect(error).toContain(`${field}: `);
  });

  test.each(WITH_BODY.filter(([, { bodyIsOptional, body }]) => !bodyIsOptional && body !== 'binary'))(
    'of %s must be there',
    async (name) => {
      const { status } = await world.contract.refusal(name, { parameters: world.ids });
      expect([400, 415]).toContain(status);
    },
  );

  const withoutAnything = (name: BodyName) =>
    world.contract.refusal(name, { parameters: world.ids, body: {} });
});

describe('queries', () => {
  const parameters = ALL.flatMap(([name]) => queryOf(name).map((parameter) => [name, parameter] as const));
  const WRONG = ['nonsense', '', ' ', '0', '-1', '1.5', '1e999', '101', '[]'];

  test('exist where the table has them', () => {
    const named = new Set(parameters.map(([name]) => name));
    expect([...named]).toEqual(ALL.filter(([, { query }]) => query !== undefined).map(([name]) => name));
  });

  test.each(parameters)('of %s are refused for a wrong %s, by its name', async (name, parameter) => {
    const { schema } = world.contract.checker
      .operation(name)
      .parameters.find((one) => one.name === parameter)!;
    const wrong = WRONG.filter(
      (value) => world.contract.checker.faults(schema, asRead(schema, value)) !== '',
    );
    expect(wrong.length).toBeGreaterThan(0);
    for (const value of wrong) {
      const { status, error } = await world.contract.refusal(
        name,
        rightly(name, { query: { [parameter]: value } }),
      );
      expect({ value, status }).toEqual({ value, status: 400 });
      expect(error).toContain(`${parameter}: `);
    }
  });

  test.each([...new Set(parameters.map(([name]) => name))])(
    'of %s are refused for a parameter too many, by its name',
    async (name) => {
      const { status, error } = await world.contract.refusal(
        name,
        rightly(name, { query: { surplus: '1' } }),
      );
      expect(status).toBe(400);
      expect(error).toContain('surplus');
    },
  );
});

test('nothing of all this was a fault of the service, or changed what there is', async () => {
  expect(world.contract.faults).toEqual([]);
  expect(await world.contract.service.counts()).toEqual({
    // The other one is of the plan's run, on a page.
    ...{ sessions: ground.hasPages ? 2 : 1, cases: 1, plans: 1 },
  });
  expect((await world.contract.ask('listProjects')).items).toHaveLength(1);
});

function schemaOfBody(name: EndpointName): Json {
  const { checker } = world.contract;
  const { schema } = checker.operation(name).requestBody!.content['application/json']!;
  const named = /[^/]+$/.exec((schema['$ref'] as string | undefined) ?? '')?.[0];
  return named === undefined ? schema : checker.document.components.schemas[named]!;
}

/** Before there is a service, so from the table. */
function queryOf(name: EndpointName): string[] {
  const { query } = ENDPOINTS[name] as Endpoint;
  return Object.keys((query as { shape?: object } | undefined)?.shape ?? {});
}

const asRead = ({ type }: Json, value: string): unknown =>
  type === 'integer' && value.trim() !== '' && !Number.isNaN(Number(value)) ? Number(value) : value;
