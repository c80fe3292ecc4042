/** The word lists, and the ways between the states. */
import { isPlanRunCaseOver, isPlanRunOver, isTerminal } from '../../src/contract/index.js';
import type { Ways } from '../../src/service/Records.js';
import { PLAN_RUN_CASE_WAYS, PLAN_RUN_WAYS } from '../../src/service/plans/StoredPlanRun.js';
import { SESSION_WAYS } from '../../src/service/sessions/KeptSession.js';
import { UPLOAD_WAYS } from '../../src/service/uploads/StoredUpload.js';
import { code, fileLink, table } from './markdown.js';
import { isWritten } from './resourcesSection.js';
import { nameOfEnum, schemas, type Schema } from './typeInWords.js';

export function statesSection(): string {
  return [
    '## Enums and states',
    '### Word lists',
    ENUMS,
    enumTable(),
    '### States',
    STATES,
    ...MACHINES.map(machine),
  ].join('\n\n');
}

const ENUMS = 'All of them are documented. A value that is not in the list is kept as it is when it is read.';

const STATES =
  'The states are documented, the ways between them are not. Shown are those of the local service. **Bold** states are ' +
  'terminal: polling stops there.';

function enumTable(): string {
  const uses = Object.entries(schemas).flatMap(([name, schema]) => enumsIn(schema, name));
  const lists = new Map(uses.map(({ values }) => [values.join(), values]));
  const rows = [...lists].map(([key, values]) => {
    const fields = uses.filter((use) => use.values.join() === key).map(({ field }) => field);
    const read = fields.filter((field) => !isWritten(field.replace(/\..*/, '')));
    const shown = new Set((read.length > 0 ? read : fields).map(code));
    const name = nameOfEnum(values);
    return [name ? code(name) : '', values.map(code).join(', '), [...shown].join(', ')];
  });
  return table(['List', 'Values', 'Where'], rows);
}

interface EnumUse {
  field: string;
  values: readonly string[];
}

function enumsIn(schema: Schema, field: string): EnumUse[] {
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.items ? [schema.items] : [])];
  const fields = Object.entries(schema.properties ?? {});
  return [
    ...(schema.enum ? [{ field, values: schema.enum }] : []),
    ...parts.flatMap((part) => enumsIn(part, field)),
    ...fields.flatMap(([name, one]) => enumsIn(one, `${field}.${name}`)),
  ];
}

interface Machine {
  title: string;
  ways: Ways<string>;
  isOver: (state: string) => boolean;
  file: string;
}

const MACHINES: readonly Machine[] = [
  {
    title: 'Session',
    ways: SESSION_WAYS,
    isOver: isTerminal,
    file: 'src/service/sessions/KeptSession.ts',
  },
  {
    title: 'Upload',
    ways: UPLOAD_WAYS,
    isOver: (state) => UPLOAD_WAYS[state as keyof typeof UPLOAD_WAYS].length === 0,
    file: 'src/service/uploads/StoredUpload.ts',
  },
  {
    title: 'Plan run',
    ways: PLAN_RUN_WAYS,
    isOver: isPlanRunOver,
    file: 'src/service/plans/StoredPlanRun.ts',
  },
  {
    title: 'Case of a plan run',
    ways: PLAN_RUN_CASE_WAYS,
    isOver: isPlanRunCaseOver,
    file: 'src/service/plans/StoredPlanRun.ts',
  },
];

function machine({ title, ways, isOver, file }: Machine): string {
  const rows = Object.entries(ways).map(([state, next]) => [
    isOver(state) ? `**${code(state)}**` : code(state),
    next.map(code).join(', ') || '–',
  ]);
  return [`**${title}** (${fileLink(file)})`, table(['State', 'Then'], rows)].join('\n\n');
}
