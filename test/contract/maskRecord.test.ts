/** No text of a record is shown with a secret in it, and records keep their shape, whatever the secrets are. */
import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { secretMask } from '../../src/cases/index.js';
import {
  CaptureEvent,
  Observation,
  PlanRun,
  Session,
  SessionCapture,
  SessionMessage,
  SessionTimeline,
  documentedValues,
  isHarmless,
  maskRecord,
} from '../../src/contract/index.js';
import { StepOutcome } from '../../src/report/outcome.js';

const SECRET = 'open sesame';
const mask = secretMask({ password: SECRET });

interface Definition {
  type: string;
  innerType?: z.core.$ZodType;
  element?: z.core.$ZodType;
  entries?: Record<string, string>;
  shape?: Record<string, z.core.$ZodType>;
}

const OF_TYPE: Record<string, (definition: Definition) => unknown> = {
  string: () => `text with ${SECRET}`,
  number: () => 7,
  boolean: () => true,
  enum: ({ entries = {} }) => Object.values(entries)[0],
  array: ({ element }) => [element && filled(element), element && filled(element)],
  object: ({ shape = {} }) =>
    Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, filled(field)])),
  unknown: () => ({ nested: [`text with ${SECRET}`], [`name with ${SECRET}`]: 1 }),
  record: () => ({ nested: [`text with ${SECRET}`], [`name with ${SECRET}`]: 1 }),
};

/** A value of the schema with the secret in every text, and something of its own in what says nothing of a case. */
function filled(schema: z.core.$ZodType): unknown {
  if (isHarmless(schema) || documentedValues(schema) !== undefined) return 'harmless';
  const definition = schema._zod.def as Definition;
  if (definition.innerType) return filled(definition.innerType);
  const fill = OF_TYPE[definition.type];
  if (fill === undefined) throw new Error(`The test doesn't know how to fill a ${definition.type}.`);
  return fill(definition);
}

const SCHEMAS: [string, z.ZodType][] = [
  ['session', Session],
  ['plan run', PlanRun],
  ['observation', Observation],
  ['message', SessionMessage],
  ['timeline', SessionTimeline],
  ['capture', SessionCapture],
  ['event of a capture', CaptureEvent],
  ['step of an outcome', StepOutcome],
];

describe('a record', () => {
  test.each(SCHEMAS)('hides the secret in every text: %s', (_name, schema) => {
    const record = { ...(filled(schema) as object), unheardOf: SECRET };
    const texts = JSON.stringify(record).split(SECRET).length - 1;
    const masked = JSON.stringify(maskRecord(schema, record, mask));
    expect(masked).not.toContain(SECRET);
    expect(masked.split('***').length - 1).toBe(texts);
    expect(schema.safeParse(JSON.parse(masked)).error?.issues ?? []).toEqual([]);
  });

  test('hides it in a text field that a schema gets one day', () => {
    const grown = z.object({
      ...Session.shape,
      motto: z.string(),
      remarks: z.array(z.object({ by: z.string() })),
    });
    const record = { ...(filled(grown) as z.output<typeof grown>) };
    expect(maskRecord(grown, record, mask)).toMatchObject({
      motto: 'text with ***',
      remarks: [{ by: 'text with ***' }, {}],
    });
  });

  test('keeps ids, states and times, whatever the secrets are', () => {
    const secrets = { a: 'passed', b: 'harmless', c: 'succeeded', d: '7' };
    const record = { ...(filled(Session) as Session), title: 'passed 7' };
    const masked = maskRecord(Session, record, secretMask(secrets));
    expect(masked).toMatchObject({ id: 'harmless', createdAt: 'harmless', status: 'harmless', toolCount: 7 });
    expect(masked.title).toBe('*** ***');
  });
});

it('a step keeps its fields where a secret is the name of one', () => {
  const step: StepOutcome = {
    ...{ text: 'I see the text', line: 3, column: 5, status: 'failed', summary: null, duration: 5 },
    ...{ expected: 'it is expected', observed: 'a summary' },
  };
  const names = secretMask({ user: 'text', password: 'expected', code: 'x' });
  expect(maskRecord(StepOutcome, step, names)).toEqual({
    ...step,
    ...{ text: 'I see the ***', expected: 'it is ***', observed: 'a summary' },
  });
});
