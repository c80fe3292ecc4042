/** `<name>` in an outline that is no column of its examples would stay in the step as it is written. */
import type { Scenario, Step } from '@cucumber/messages';
import type { Mistake } from './case.js';
import { nearestName } from './nearestName.js';

export function unknownPlaceholders(text: string, { steps, examples }: Scenario): Mistake[] {
  const tables = examples.flatMap(({ tableHeader }) =>
    tableHeader ? [tableHeader.cells.map(({ value }) => value)] : [],
  );
  if (tables.length === 0) return [];
  const lines = text.split('\n');
  return steps.flatMap(linesOf).flatMap((line) =>
    [...(lines[line - 1] ?? '').matchAll(/<([^<>\n]+)>/g)].flatMap(({ 1: name = '', index }) => {
      const columns = tables.find((names) => !names.includes(name));
      if (columns === undefined) return [];
      const nearest = nearestName(name, columns);
      if (nearest === undefined && !isPlaceholder(name) && !tables.flat().includes(name)) return [];
      return [{ line, column: index + 1, message: explain(name, nearest) }];
    }),
  );
}

function linesOf({ location, dataTable, docString }: Step): number[] {
  const content = docString?.content.split('\n') ?? [];
  return [
    location.line,
    ...(dataTable?.rows.map((row) => row.location.line) ?? []),
    ...content.map((_, offset) => (docString?.location.line ?? 0) + 1 + offset),
  ];
}

function isPlaceholder(name: string): boolean {
  return /^[A-Za-z][\w -]*$/.test(name) && !HTML.has(name.split(' ')[0]?.toLowerCase() ?? '');
}

function explain(name: string, nearest: string | undefined): string {
  const mend = nearest === undefined ? '' : `write "<${nearest}>", or `;
  return `Failed to fill in "<${name}>": the examples have no column of this name. Please ${mend}give them a column "${name}".`;
}

const HTML = new Set(
  `a abbr address area article aside audio b base bdi bdo blockquote body br button canvas caption cite code col
  colgroup data datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure footer form h1 h2
  h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li link main map mark menu meta
  meter nav noscript object ol optgroup option output p param picture pre progress q rp rt ruby s samp script
  search section select slot small source span strong style sub summary sup svg table tbody td template textarea
  tfoot th thead time title tr track u ul var video wbr`.split(/\s+/),
);
