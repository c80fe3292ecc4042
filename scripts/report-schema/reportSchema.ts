/** The JSON Schema of `report.json`, made of the zod schemas; its descriptions are the comments above these. */
import { z } from 'zod';
import * as outcome from '../../src/report/outcome.js';
import * as report from '../../src/report/report.js';
import { namedSchemas } from '../../src/contract/openApi.js';
import { documentedValues } from '../../src/contract/fields.js';
import { readComments } from '../service-docs/fieldComments.js';

interface Json {
  type?: string | string[];
  format?: string;
  description?: string;
  properties?: Record<string, Json>;
  $defs?: Record<string, Json>;
}

/** Of what is read: fields that nobody knows yet are no mistake. */
export function reportSchema(): Json {
  const { $schema, $defs = {} } = z.toJSONSchema(z.array(z.union([report.Report, report.Evidence])), {
    target: 'draft-2020-12',
    io: 'input',
    metadata: named(),
    override: ({ zodSchema, jsonSchema }) => simplify(zodSchema, jsonSchema),
  }) as Json & { $schema: string };
  const comments = readComments(FILES);
  for (const [name, schema] of Object.entries($defs)) addDescriptions(schema, name, comments);
  const { Report: root = {}, ...others } = $defs;
  return { $schema, title: 'Casewright report', ...describedFirst(root), $defs: sorted(others) } as Json;
}

const FILES = [
  ...['report', 'outcome'].map((name) => `src/report/${name}.ts`),
  ...['session', 'evidence', 'plan'].map((name) => `src/contract/${name}.ts`),
];

/** Each is written once, under `$defs`. */
function named() {
  const names = z.registry<{ id?: string }>();
  const schemas: [string, unknown][] = [
    ...Object.entries(report),
    ...Object.entries(outcome),
    ...namedSchemas(),
  ];
  for (const [id, schema] of schemas) {
    if (schema instanceof z.ZodObject) names.add(schema, { id });
  }
  return names;
}

function simplify(schema: z.core.$ZodType, json: z.core.JSONSchema.BaseSchema): void {
  // The format says it already, in fewer signs.
  if (json.format === 'date-time') delete json.pattern;
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  const known = documentedValues(schema);
  if (known === undefined) return;
  // A service of tomorrow may have others.
  delete json.anyOf;
  Object.assign(json, { type: 'string', examples: [...known] });
}

type Comments = ReturnType<typeof readComments>;

function addDescriptions(schema: Json, name: string, comments: Comments): void {
  const { says = '', fields = {}, file = '' } = comments.get(name) ?? {};
  describe(schema, says);
  for (const [field, inner] of Object.entries(schema.properties ?? {})) {
    const scalar = file.startsWith('src/report/') ? scalarOf(inner) : undefined;
    describe(inner, fields[field] ?? '', scalar === undefined ? '' : (comments.get(scalar)?.says ?? ''));
  }
}

/** The name of a schema in report.ts whose comment holds for each of its kind. */
function scalarOf({ type, format }: Json): string | undefined {
  if (format === 'date-time') return 'When';
  return type === 'number' ? 'Milliseconds' : undefined;
}

function describe(schema: Json, ...texts: string[]): void {
  const text = texts.filter((each) => each !== '').join(' ');
  if (text !== '') schema.description = text.replace(/\s+/g, ' ');
}

const describedFirst = ({ description, ...schema }: Json): Json =>
  description === undefined ? schema : { description, ...schema };

const sorted = (schemas: Record<string, Json>): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(schemas)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, schema]) => [name, describedFirst(schema)]),
  );
