/** Every schema of the contract with its fields. */
import { readComments, type Commented } from './fieldComments.js';
import { code, fileLink, table } from './markdown.js';
import { whereUsed } from './whereUsed.js';
import { isNullable, schemas, typeInWords, type Schema } from './typeInWords.js';

const FILES = {
  'Projects, models, devices, apps': ['catalogue'],
  Sessions: ['session'],
  'Evidence of a session': ['evidence'],
  'Stored cases': ['case'],
  'Plans and their runs': ['plan'],
  'Error body': ['lists'],
} as const;

const pathOf = (name: string) => `src/contract/${name}.ts`;
const comments = readComments(Object.values(FILES).flat().map(pathOf));

/** What is written stands by itself, after what is read. */
export const isWritten = (name: string) => /(?:Write|Change|Create|Trigger)$/.test(name);
const isList = (name: string) => Object.hasOwn(schemas[name]?.properties ?? {}, 'items');

export function resourcesSection(): string {
  const parts = Object.entries(FILES).flatMap(([title, files]) => {
    const names = namesOf(files).filter((name) => !isWritten(name) && !isList(name));
    return [
      `### ${title}`,
      `In ${files.map((file) => fileLink(pathOf(file))).join(', ')}.`,
      ...names.map(resource),
    ];
  });
  return ['## Resources', ...EXPLANATION, ...parts, ...lists(), ...bodies()].join('\n\n');
}

const EXPLANATION = [
  'A field with _yes_ is always there; _or null_ means that it may be `null`. A name in capitals is a word list, shown ' +
    'under [Word lists](#word-lists).',
  'Reading is tolerant: unknown fields and unknown values of word lists are kept. Writing is strict: both are refused. ' +
    'All of this is documented, except where a note says that it is our assumption.',
];

const namesOf = (files: readonly string[]): string[] =>
  [...comments]
    .filter(([name, { file }]) => schemas[name] && files.map(pathOf).includes(file))
    .map(([name]) => name);

/** In the order of the files. */
const allNames = (): string[] => [...comments.keys()].filter((name) => schemas[name]);

function resource(name: string): string {
  const schema = schemas[name] ?? {};
  const commented = comments.get(name);
  const tables = schema.oneOf
    ? schema.oneOf.map((member, index) => fieldTable(member, commented?.members[index]))
    : [body(name, schema, commented)];
  return [`#### ${name}`, [commented?.says ?? '', whereUsed(name)].join('\n'), ...tables].join('\n\n');
}

/** What a schema has in common with one before it is said by that one's name. */
function body(name: string, schema: Schema, commented: Commented | undefined): string {
  const before = allNames().slice(0, allNames().indexOf(name));
  const base = before.findLast((other) => isBase(schemas[other] ?? {}, schema));
  if (base === undefined) return fieldTable(schema, commented?.fields);
  const more = Object.entries(schema.properties ?? {}).filter(
    ([field]) => !schemas[base]?.properties?.[field],
  );
  const said = `All fields of [${base}](#${base.toLowerCase()})`;
  const relaxed =
    (schemas[base]?.required ?? []).length > 0 && !schema.required ? ', none of them required' : '';
  if (more.length === 0) return `${said}${relaxed}.`;
  const rest: Schema = { ...schema, properties: Object.fromEntries(more) };
  return `${said}${relaxed}, and:\n\n${fieldTable(rest, commented?.fields)}`;
}

function isBase(base: Schema, schema: Schema): boolean {
  const fields = Object.entries(base.properties ?? {});
  const areThere = fields.every(([field, one]) => same(one, schema.properties?.[field]));
  const isChange = schema.required === undefined && base.required !== undefined;
  return (
    fields.length > 1 &&
    areThere &&
    (isChange || (base.required ?? []).every((one) => schema.required?.includes(one)))
  );
}

/** Whether they differ in no more than a default. */
const same = (one: Schema, other: Schema | undefined): boolean =>
  JSON.stringify({ ...one, default: undefined }) === JSON.stringify({ ...other, default: undefined });

function fieldTable(
  { properties = {}, required = [] }: Schema,
  says: Readonly<Record<string, string>> = {},
): string {
  const rows = Object.entries(properties).map(([field, schema]) => [
    code(field),
    typeInWords(schema),
    (required.includes(field) ? 'yes' : 'no') + (isNullable(schema) ? ', or null' : ''),
    [says[field] ?? '', defaultOf(schema)].filter(Boolean).join(' '),
  ]);
  return table(['Field', 'Type', 'Required', 'Notes'], rows);
}

const defaultOf = (schema: Schema): string =>
  schema.default === undefined ? '' : `Default: ${code(JSON.stringify(schema.default))}.`;

function lists(): string[] {
  const rows = allNames()
    .filter(isList)
    .map((name) => {
      const { items, nextCursor, ...more } = schemas[name]?.properties ?? {};
      const paging = nextCursor ? ['nextCursor'] : Object.keys(more);
      const of = items?.items ? typeInWords(items.items) : '';
      return [code(name), of, paging.map(code).join(', '), comments.get(name)?.says ?? ''];
    });
  return ['### Lists', table(['List', '`items`', 'Besides them', 'Notes'], rows), OTHER_LISTS];
}

const OTHER_LISTS =
  'The lists of projects, models, devices, user devices and uploads have `items` alone. Lists by number take the query ' +
  'parameters `page` and `pageSize`, those by cursor take `cursor`.';

const bodies = (): string[] => ['### Bodies that are written', ...allNames().filter(isWritten).map(resource)];
