/**
 * The test module of a case file: as many lines as the case file, each `test(...)` on the line of its case, and a
 * source map that names the case file as its source. So `--list`, `file:line`, code frames and the HTML report all
 * speak of the case file.
 */
import { GenMapping, maybeAddMapping, toEncodedMap } from '@jridgewell/gen-mapping';
import type { Case, CaseFile, PlannedCase, Position, Suite } from '../cases/index.js';

export interface ModuleFacts {
  /** The case file, POSIX, relative to the root. */
  file: string;
  /** The case file, relative to the module. */
  source: string;
  /** The name under which the settings are registered. */
  project: string;
  /** What a user's own `test` is imported from, relative to the module. */
  importTestFrom: string | undefined;
  /** The cases of the plan that the file lists. */
  planned: readonly PlannedCase[] | undefined;
}

/** A piece of code that stands for a place in the case file. */
interface Piece extends Position {
  code: string;
}

/** In two parts, or it would be taken for the comment of this package's own file. */
const MAP_COMMENT = ['//#', 'sourceMappingURL'].join(' ');

export function moduleText(caseFile: CaseFile, facts: ModuleFacts): string {
  const lines: string[] = [];
  const map = new GenMapping();
  const append = ({ line, column, code }: Piece) => {
    while (lines.length < line) lines.push('');
    const before = lines[line - 1] ?? '';
    maybeAddMapping(map, mapping(line, before.length, { line, column }));
    lines[line - 1] = before + code;
  };
  const mapping = (line: number, column: number, original: Position) => ({
    generated: { line, column },
    source: facts.source,
    original: { line: original.line, column: original.column - 1 },
  });
  append({ line: 1, column: 1, code: preamble(caseFile, facts) });
  for (const piece of pieces(caseFile, facts)) append(piece);
  const json = Buffer.from(JSON.stringify(toEncodedMap(map))).toString('base64');
  return `${lines.join('\n')}\n${MAP_COMMENT}=data:application/json;base64,${json}\n`;
}

function preamble({ mistakes }: CaseFile, { file, project, importTestFrom }: ModuleFacts): string {
  const base = importTestFrom === undefined ? '' : `import { test as base } from ${js(importTestFrom)}; `;
  const given = [js({ project, file }), ...(importTestFrom === undefined ? [] : ['base'])].join(', ');
  const broken = mistakes.length === 0 ? '' : `const mistakes = ${js(mistakes)}; `;
  return `import { entries } from 'casewright/playwright'; ${base}const { test, run, fail } = entries(${given}); ${broken}`;
}

function pieces(caseFile: CaseFile, { planned }: ModuleFacts): Piece[] {
  const { cases, mistakes, tags } = caseFile;
  const [first] = mistakes;
  if (cases.length === 0 && first) return [brokenFileEntry(first, tags)];
  const open: Suite[] = [];
  const all: Piece[] = [];
  for (const [index, one] of cases.entries()) {
    const entered = one.suites.slice(open.length);
    all.push(...entered.map(openSuite), entry(one, mistakes.length > 0, planned));
    open.push(...entered);
    const stays = sharedDepth(open, cases[index + 1]?.suites ?? []);
    const closing = '});'.repeat(open.length - stays);
    all.push({ line: one.line, column: one.column, code: ` ${closing}` });
    open.length = stays;
  }
  return all;
}

/** How many suites, from the outermost, both stand in. */
function sharedDepth(some: readonly Suite[], others: readonly Suite[]): number {
  const differs = some.findIndex(
    ({ line, column }, depth) => others[depth]?.line !== line || others[depth].column !== column,
  );
  return differs < 0 ? some.length : differs;
}

function openSuite({ title, line, column }: Suite): Piece {
  const name = title === '' ? '' : `${js(title)}, `;
  return { line, column, code: `test.describe(${name}() => {` };
}

function entry(one: Case, broken: boolean, planned?: readonly PlannedCase[]): Piece {
  const given = [one, ...(planned ? [planned] : [])].map(js).join(', ');
  const body = broken ? 'fail(mistakes)' : `run(${given})`;
  const declare = broken ? 'test' : declarator(one.tags);
  const { line, column, title, tags } = one;
  return { line, column, code: `${declare}(${js(title)}, { tag: ${js(tags)} }, ${body});` };
}

/** A file in which no case could be made out still has an entry: one that fails, also under its tags. */
function brokenFileEntry({ line, column }: Position, tags: readonly string[]): Piece {
  return { line, column, code: `test("can't be read", { tag: ${js(tags)} }, fail(mistakes));` };
}

/** As Playwright means them; `slow` and `fail` are set by the entry, `fail` only once there is a verdict. */
function declarator(tags: readonly string[]): string {
  if (tags.includes('@skip')) return 'test.skip';
  if (tags.includes('@fixme')) return 'test.fixme';
  return tags.includes('@only') ? 'test.only' : 'test';
}

const js = (value: unknown) => JSON.stringify(value);
