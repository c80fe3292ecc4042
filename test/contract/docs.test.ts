/** The documentation of the service is what the contract room says, and what it points at is there. */
import { readFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { docsFile, serviceDocs } from '../../scripts/service-docs/serviceDocs.js';
import * as client from '../../src/client/index.js';
import { CaseDetail, CaseMobileConfig, ENDPOINTS, openApi } from '../../src/contract/index.js';
import { namedSchemas } from '../../src/contract/openApi.js';
import { strictly } from '../../src/contract/fields.js';

describe('docs/service-api.md', () => {
  let text = '';
  beforeAll(async () => {
    text = await serviceDocs();
  });

  test('is up to date (`npm run service-docs` writes it anew)', async () => {
    await expect(text).toMatchFileSnapshot(docsFile);
  });

  test('has every endpoint, schema and field', () => {
    for (const { method, path: place } of Object.values(ENDPOINTS))
      expect(text).toContain(`${method} ${place}`);
    for (const [name, schema] of namedSchemas()) {
      expect(text).toMatch(new RegExp(`^#### ${name}$|\\| \`${name}\` `, 'm'));
      const fields = 'shape' in schema ? Object.keys(schema.shape as object) : [];
      for (const field of fields) expect(text, `${name}.${field}`).toMatch(new RegExp(`\`${field}\``));
    }
  });

  test('says of no endpoint that it is not called, or not served', () => {
    const rows = text.split('\n').filter((line) => /^\| `(?:GET|POST|PUT|PATCH|DELETE) /.test(line));
    expect(rows).toHaveLength(Object.keys(ENDPOINTS).length);
    for (const row of rows) expect(row).toMatch(/\| (?:documented|assumed) +\| `\w+` +\| yes +\|$/);
    expect(rows.filter((row) => row.includes('| `no`'))).toEqual([]);
  });

  test('has no link that leads nowhere', () => {
    const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => slug(title));
    for (const [, target = ''] of text.matchAll(/\]\(([^) ]+)/g)) {
      if (target.startsWith('#')) expect(headings).toContain(target.slice(1));
      else expect(existsSync(path.resolve(path.dirname(docsFile), target)), target).toBe(true);
    }
  });
});

const slug = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');

describe('the written part', () => {
  const text = readFileSync(path.resolve(docsFile, '../../scripts/service-docs/rules.md'), 'utf8');

  test('names tests that there are', () => {
    const proofs = [...text.matchAll(/\]\(\.\.\/\.\.\/(test\/\S+) (["'])(.+?)\2\)/g)];
    expect(proofs.length).toBeGreaterThan(40);
    for (const [, file = '', , title = ''] of proofs) {
      const tests = readFileSync(path.resolve(docsFile, '../..', file), 'utf8');
      expect(tests.includes(title), `${file}: ${title}`).toBe(true);
    }
  });

  test('has flows that the client has, and endpoints that the table has', () => {
    const [flows = ''] = text.split('\n## Limits and rules');
    const calls = [...flows.matchAll(/^### (\w+)$/gm)].map(([, call = '']) => call);
    expect(calls).toHaveLength(3);
    for (const call of calls) expect(client).toHaveProperty(call);
    const known = Object.values(ENDPOINTS).map((endpoint) => `${endpoint.method} ${endpoint.path}`);
    const asked = [...flows.matchAll(/`([A-Z]+ \/api[^`]*)`/g)].map(([, endpoint = '']) => endpoint);
    expect(asked.length).toBeGreaterThan(8);
    expect(known).toEqual(expect.arrayContaining(asked));
  });
});

describe('the contract', () => {
  test('carries the version of the interface description', () => {
    expect(openApi()['info']).toMatchObject({ version: '1.0.0' });
  });

  test('has paths below /api without a version', () => {
    for (const { path: place } of Object.values(ENDPOINTS)) expect(place).toMatch(/^\/api\/(?!v\d)/);
  });

  test('allows at most 3 apps', () => {
    const app = { uploadArn: 'u', uploadType: 'own_app', appName: null };
    const read = (count: number) =>
      strictly(CaseMobileConfig).safeParse({ deviceArn: 'd', deviceName: 'D', apps: Array(count).fill(app) })
        .success;
    expect([0, 3, 4].map(read)).toEqual([true, true, false]);
  });

  test('allows 2 to 3 devices', () => {
    const { apiMultiDeviceConfig } = CaseDetail.shape;
    const read = (count: number) =>
      strictly(apiMultiDeviceConfig).safeParse(Array(count).fill({ kind: 'web', name: 'W' })).success;
    expect([1, 2, 3, 4].map(read)).toEqual([false, true, true, false]);
  });
});
