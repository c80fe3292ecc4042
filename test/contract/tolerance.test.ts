/** Reading is tolerant and writing strict, for every schema that the contract has; and its limits, on both sides. */
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import {
  CaseDetail,
  CaseMobileConfig,
  CaseMultiDeviceDevice,
  CaseWrite,
  DEVICES_PER_CASE,
  ENDPOINTS,
  MAX_APPS,
  documentedValues,
  type Endpoint,
} from '../../src/contract/index.js';
import { namedSchemas } from '../../src/contract/openApi.js';
import { strictly } from '../../src/contract/fields.js';
import { exampleOf } from './exampleOf.js';

const BODIES = Object.values<Endpoint>(ENDPOINTS).map(({ body }) => body);
const isBody = (schema: z.ZodType) => BODIES.includes(schema);
const READ = namedSchemas().filter(([, schema]) => !isBody(schema));
const WRITTEN = namedSchemas().filter(([, schema]) => isBody(schema));

type Change = (value: Record<string, unknown>) => Record<string, unknown>;

describe('reading', () => {
  test.each(READ)('%s takes a record with every field as it is', (_, schema) => {
    const record = exampleOf(schema);
    expect(schema.parse(record)).toEqual(record);
  });

  test.each(READ)('%s keeps fields that the contract doesn’t have, at every depth', (_, schema) => {
    const record = everywhere(exampleOf(schema), (value) => ({ ...value, ofTomorrow: { deep: [1] } }));
    expect(schema.parse(record)).toEqual(record);
  });

  test.each(READ)('%s keeps values that the contract doesn’t have', (_, schema) => {
    const record = exampleOf(schema, { enumValue: () => 'ofTomorrow' });
    expect(schema.parse(record)).toEqual(record);
  });

  test.each(READ)(
    '%s takes what is not required as absent, and null where the contract says so',
    (_, schema) => {
      const least = exampleOf(schema, { isLeast: true });
      expect(schema.parse(least)).toEqual(least);
      const nulls = exampleOf(schema, { isNull: true });
      expect(schema.parse(nulls)).toEqual(nulls);
    },
  );

  test.each(READ)('%s takes null for all that may be absent', (_, schema) => {
    const nulls = exampleOf(schema, { isNullForAbsent: true });
    expect(schema.parse(nulls)).toEqual(nulls);
  });
});

describe('writing', () => {
  test('refuses a null that the contract doesn’t have', () => {
    const config = { deviceArn: 'd', deviceName: 'Pixel 9', bundleId: null };
    expect(CaseMobileConfig.parse(config)).toEqual(config);
    expect(strictly(CaseMobileConfig).safeParse(config).success).toBe(false);
  });

  test.each(READ)(
    '%s in its strict form takes what is documented and refuses any other field',
    (_, schema) => {
      const record = exampleOf(schema);
      const strict = strictly(schema);
      expect(strict.parse(record)).toEqual(record);
      expect(strict.safeParse({ ...(record as object), ofTomorrow: 1 }).success).toBe(false);
    },
  );

  test.each(READ.filter(([, schema]) => hasEnum(schema)))(
    '%s in its strict form refuses values that the contract doesn’t have',
    (_, schema) => {
      const record = exampleOf(schema, { enumValue: () => 'ofTomorrow' });
      expect(strictly(schema).safeParse(record).success).toBe(false);
    },
  );

  test.each(READ)('%s in its strict form takes every documented value of each enum', (_, schema) => {
    for (let index = 0; index < 12; index++) {
      const record = exampleOf(schema, { enumValue: (values) => values[index % values.length]! });
      expect(strictly(schema).parse(record)).toEqual(record);
    }
  });

  test.each(WRITTEN)('%s refuses a field that it doesn’t have', (_, schema) => {
    const read = schema.safeParse({ ofTomorrow: 1 });
    expect(read.error?.issues.map(({ message }) => message).join()).toContain('ofTomorrow');
  });

  test('there are schemas of both kinds', () => {
    expect(WRITTEN.map(([name]) => name)).toEqual([
      ...['ProjectWrite', 'ProjectChange', 'UserDeviceWrite', 'UploadCreate', 'SessionCreate'],
      ...['CaseWrite', 'CaseChange', 'PlanWrite', 'PlanChange', 'PlanTrigger'],
    ]);
    expect(READ.length).toBeGreaterThan(35);
  });
});

describe('limits', () => {
  const app = { uploadArn: 'u', uploadType: 'own_app', appName: null };
  const apps = (count: number) => Array.from({ length: count }, () => app);
  const phone = { kind: 'mobile', name: 'Buyer', mobilePlatform: 'ios' };
  const written = { scenario: '1. Look', format: 'plain_text' };
  const config = (count: number) => ({ deviceArn: 'd', deviceName: 'Pixel 9', apps: apps(count) });
  const devices = (count: number) => Array.from({ length: count }, () => phone);
  const detail = exampleOf(CaseDetail) as object;

  test.each([
    [0, true],
    [MAX_APPS, true],
    [MAX_APPS + 1, false],
  ])('a mobile configuration with %d apps: %s', (count, isFine) => {
    expect(MAX_APPS).toBe(3);
    expect(CaseMobileConfig.safeParse(config(count)).success).toBe(true);
    expect(strictly(CaseMobileConfig).safeParse(config(count)).success).toBe(isFine);
    expect(strictly(CaseMultiDeviceDevice).safeParse({ ...phone, apps: apps(count) }).success).toBe(isFine);
    expect(CaseWrite.safeParse({ ...written, apiMobileConfig: config(count) }).success).toBe(isFine);
  });

  test.each([
    [1, false],
    [2, true],
    [3, true],
    [4, false],
  ])('a case on %d devices: %s', (count, isFine) => {
    expect(DEVICES_PER_CASE).toEqual({ min: 2, max: 3 });
    const apiMultiDeviceConfig = devices(count);
    expect(CaseDetail.safeParse({ ...detail, apiMultiDeviceConfig }).success).toBe(true);
    expect(CaseWrite.safeParse({ ...written, apiMultiDeviceConfig }).success).toBe(isFine);
  });

  test('a device of a case is told apart by its kind', () => {
    const watch = { kind: 'watch', name: 'x', wrist: 'left' };
    expect(CaseMultiDeviceDevice.parse(watch)).toEqual(watch);
    expect(strictly(CaseMultiDeviceDevice).safeParse(watch).success).toBe(false);
    expect(CaseMultiDeviceDevice.safeParse({ kind: 'mobile', name: 'x' }).success).toBe(false);
    expect(CaseMultiDeviceDevice.safeParse({ kind: 'web', name: 'x' }).success).toBe(true);
  });
});

function everywhere(value: unknown, change: Change): unknown {
  if (Array.isArray(value)) return value.map((item) => everywhere(item, change));
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.entries(value).map(([key, one]) => [key, everywhere(one, change)]);
  return change(Object.fromEntries(inner) as Record<string, unknown>);
}

const hasEnum = (schema: z.ZodType): boolean => {
  let found = false;
  exampleOf(schema, { enumValue: (values) => ((found = true), values[0]!) });
  return found;
};

test('every enum knows its documented values', () => {
  expect(documentedValues(CaseDetail.shape.type)).toEqual(['web', 'mobile', 'desktop', 'multi_device']);
  expect(documentedValues(CaseDetail.shape.id)).toBeUndefined();
});
