/** The description of the service against `contract/`: every field, value, endpoint and limit that it names has its place. */
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import * as contract from '../../src/contract/index.js';
import { ENDPOINTS, documentedValues, type Endpoint } from '../../src/contract/index.js';
import { documentedForm } from '../../src/contract/fields.js';
import { namedSchemas } from '../../src/contract/openApi.js';
import { isContractHere, readContract, wordsIn, type Section } from './readContract.js';

const sections = isContractHere ? readContract() : [];
const sectionOf = (beginning: string): Section => {
  const found = sections.find(({ heading }) => heading.startsWith(beginning));
  if (!found) throw new Error(`The description has no section "${beginning}…".`);
  return found;
};

/** The schemas that a section describes; its table is that of the last one where it has several. */
const RESOURCES: Readonly<Record<string, readonly string[]>> = {
  'Session (full record)': ['Observation', 'Session'],
  'MobileSession (nullable object)': ['MobileSession'],
  SessionListItem: ['SessionListItem'],
  SessionList: ['SessionList'],
  SessionMessage: ['MessageMetadata', 'SessionMessage'],
  SessionMessagesPage: ['SessionMessagesPage'],
  SessionScreenshot: ['SessionScreenshotsPage', 'SessionScreenshot'],
  SessionTimeline: ['SessionTimeline', 'TimelineStep'],
  SessionCapture: ['CaptureEvent', 'CaptureSnapshot', 'SessionCapture'],
  Model: ['Model'],
  Project: ['Project'],
  Device: ['Device'],
  UserDevice: ['UserDevice'],
  Upload: ['Upload'],
  'CaseListItem and CaseList': ['CaseList', 'CaseListItem'],
  CaseDetail: [
    ...['CaseAppInfo', 'CaseMobileConfig', 'CaseWebConfig', 'CaseDesktopConfig', 'CaseMultiDeviceDevice'],
    'CaseDetail',
  ],
  PlanListItem: ['Author', 'PlanListItem'],
  PlanDetail: ['PlanVariable', 'PlanCase', 'PlanDetail'],
  PlanRun: ['PlanRunCase', 'PlanRunSummary', 'ProjectPlanRunItem', 'PlanRun'],
};

describe.skipIf(!isContractHere)(
  'the description of the service (set CASEWRIGHT_CONTRACT to where it is)',
  () => {
    const resources = sections.slice(
      sections.findIndex(({ heading }) => heading === 'Resources and their fields') + 1,
      sections.findIndex(({ heading }) => heading === 'States and transitions'),
    );

    test('has no resource without its schema', () => {
      expect(
        resources.map(({ heading }) => schemasOf(heading)).filter((names) => names.length === 0),
      ).toEqual([]);
      expect(resources.length).toBeGreaterThan(15);
    });

    test.each(resources)(
      '$heading: each field of the table is in the schema, as the table says',
      (section) => {
        const own = schemasOf(section.heading).at(-1)!;
        for (const row of section.rows) {
          for (const name of (row['Field'] ?? '').split(/,\s*/)) {
            const field = fieldsOf(own).get(name);
            expect(field, `${own}.${name}`).toBeDefined();
            const notes = row['Notes'] ?? '';
            if (/\bnullable\b/.test(notes.replace(/\([^)]*\)/g, '')))
              expect(field?.safeParse(null).success, `${own}.${name}`).toBe(true);
            if (row['Required'] === 'yes') expect(isRequired(field), `${own}.${name}`).toBe(true);
            const values = field && valuesOf(field);
            const named = wordsIn(notes.split(';')[0]!).filter((word) => /^[\w.-]+$/.test(word));
            if (values && named.length > 1)
              expect(named.sort(), `${own}.${name}`).toEqual([...values].sort());
          }
        }
      },
    );

    test.each(resources)('$heading: what it says is required is required', ({ heading, text }) => {
      const lists = [...text.matchAll(/^(?:(\w+) )?[Rr]equired(?: fields)?: ([^.]*)\./gm)];
      for (const [, named, list] of lists) {
        const schema = named ?? heading.split(' ')[0]!;
        for (const name of namesIn(list!)) {
          expect(isRequired(fieldsOf(schema).get(name)), `${schema}.${name}`).toBe(true);
        }
      }
    });

    test.each(resources)(
      '$heading: each field in its sentences is in one of its schemas',
      ({ heading, text }) => {
        const fields = new Set(schemasOf(heading).flatMap((name) => [...fieldsOf(name).keys()]));
        const sentences = text.split('\n').filter((line) => !line.startsWith('|'));
        const described = [
          ...sentences
            .join('\n')
            .matchAll(/\b([a-z]\w*) \((?:string|uuid|date-time|integer|boolean|array|object|`)/g),
        ];
        for (const [, name] of described) {
          expect([...fields], `${heading}: ${name}`).toContain(name);
        }
      },
    );

    test.each(resources)('$heading: its schemas have no field that it doesn’t name', ({ heading, text }) => {
      for (const schema of schemasOf(heading)) {
        for (const name of fieldsOf(schema).keys()) {
          expect(new RegExp(`\\b${name}\\b`).test(text), `${schema}.${name}`).toBe(true);
        }
      }
    });

    test.each([
      ['Session status', contract.SESSION_STATUSES],
      ['Plan run status', contract.PLAN_RUN_STATUSES],
      ['Plan run case status', contract.PLAN_RUN_CASE_STATUSES],
    ])('%s: its values are the word list', (heading, values) => {
      const { text } = sectionOf(heading);
      expect(wordsIn(/^Values: (.*)$/m.exec(text)![1]!)).toEqual(values);
    });

    test('Session status: the terminal ones end the polling', () => {
      const { text } = sectionOf('Session status');
      const terminal = wordsIn(/^Terminal statuses[^:]*: ([^.]*)\./m.exec(text)![1]!);
      expect(contract.SESSION_STATUSES.filter((status) => contract.isTerminal(status))).toEqual(terminal);
      const results = wordsIn(/The `result` field \(([^)]*)/.exec(text)![1]!);
      expect(results).toEqual(contract.SESSION_RESULTS);
    });

    test('Upload status: its states are the word list', () => {
      expect(sectionOf('Upload status').rows.map((row) => row['State'])).toEqual(contract.UPLOAD_STATUSES);
    });

    test('SessionCapture: its event types are the word list', () => {
      const [, list] = /Event types listed: ([\w, ]+)/.exec(sectionOf('SessionCapture').text)!;
      expect(namesIn(list!)).toEqual(contract.CAPTURE_EVENT_TYPES);
    });

    test('Model: the ids are those that can be run', () => {
      const ids = sectionOf('Model').rows.find((row) => row['Field'] === 'id');
      expect(wordsIn(ids!['Notes']!.split(';')[0]!)).toEqual(contract.RUNNABLE_MODELS);
    });

    test('each endpoint is in the table as documented, and no other is', () => {
      const shown = sectionOf('Endpoints')
        .rows.filter((row) => row['Path']!.startsWith('/'))
        .map((row) => `${row['Method']!} ${row['Path']!}`);
      // Its address is told with the screenshot.
      expect(sectionOf('SessionScreenshot').text).toContain('`/api/screenshots/...`');
      const rows = Object.values<Endpoint>(ENDPOINTS).filter(({ standing }) => standing === 'documented');
      const documented = rows.map(({ method, path }) => `${method} ${path}`);
      expect(documented.sort()).toEqual([...shown, 'GET /api/screenshots/{screenshot_id}'].sort());
      expect(shown).toHaveLength(11);
    });

    test.each([
      ['POST /api/sessions body', 'SessionCreate'],
      ['POST /api/triggers/plans/{plan_id}/run body', 'PlanTrigger'],
    ])('%s has the fields of %s', (heading, schema) => {
      const fields = sectionOf(heading).rows.map((row) => row['Field']);
      expect(fields.sort()).toEqual([...fieldsOf(schema).keys()].sort());
    });

    test('each limit has its value', () => {
      const limits = Object.fromEntries(sectionOf('Limits').rows.map((row) => [row['Limit'], row['Value']]));
      expect(limits).toEqual({
        'Prompt length in list items': `truncated to ${contract.LIST_TEXT_LENGTH} characters`,
        'Case description in list items': `truncated to ${contract.LIST_TEXT_LENGTH} characters`,
        'Apps per mobile case config': `at most ${contract.MAX_APPS}`,
        'Devices per multi-device case': `${contract.DEVICES_PER_CASE.min} to ${contract.DEVICES_PER_CASE.max}`,
        'Upload lifetime on the device-testing back end': `${contract.UPLOAD_LIFETIME / 86_400_000} days`,
        'Presigned screenshot URL lifetime': '1 hour',
        'Capture event buffer': 'capped; tail events dropped and `truncated` set true',
      });
      expect(sectionOf('Versioning').text).toContain(`version ${contract.CONTRACT_VERSION}`);
    });

    test('an error body has what it says', () => {
      const { text } = sectionOf('Errors');
      expect(text).toContain('required string `error`');
      expect(isRequired(contract.ErrorBody.shape.error)).toBe(true);
      expect(text).toContain('`availableModels`: an array of strings');
      expect(isRequired(contract.ErrorBody.shape.availableModels)).toBe(false);
    });
  },
);

function schemasOf(heading: string): readonly string[] {
  return RESOURCES[heading] ?? RESOURCES[heading.replace(/ \(.*/, '')] ?? [];
}

/** Of a union those of all its options. */
function fieldsOf(name: string): ReadonlyMap<string, z.ZodType> {
  const found = namedSchemas().find(([own]) => own === name)?.[1];
  const schema = found && (documentedForm(found) ?? found);
  const objects = schema instanceof z.ZodDiscriminatedUnion ? schema.options : [schema];
  const shapes = objects.map((one) => {
    if (!(one instanceof z.ZodObject)) throw new Error(`No schema of an object is named ${name}.`);
    return Object.entries<z.ZodType>(one.shape);
  });
  return new Map(shapes.flat());
}

const isRequired = (field: z.ZodType | undefined): boolean => field?.safeParse(undefined).success === false;

function valuesOf(field: z.core.$ZodType): readonly string[] | undefined {
  if (field instanceof z.ZodOptional || field instanceof z.ZodNullable) return valuesOf(field.unwrap());
  return documentedValues(field);
}

/** Words of a list, without what stands in brackets. */
const namesIn = (list: string): string[] =>
  list
    .replace(/\([^)]*\)/g, '')
    .replaceAll('`', '')
    .split(/,| and /)
    .map((word) => word.trim())
    .filter((word) => /^[a-z]\w*$/.test(word));
