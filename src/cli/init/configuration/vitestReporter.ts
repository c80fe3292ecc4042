/** Casewright's reporter beside those of a Vitest configuration. */
import { insertItems } from './insertItem.js';
import { lookUp, type Looked } from './lookUp.js';
import type { Added, Room } from './Part.js';
import { NEW_STYLE, type Style } from './Style.js';
import { wrapItem } from './wrapItem.js';

export function vitestReporter(room: Room): Added {
  const { source, options, style } = room;
  const test = lookUp(options, 'test');
  const looked = lookUp(options, 'test.reporters');
  if (looked.is === 'absent') return addProperty(room, test);
  if (looked.is !== 'written') return { doubt: DOUBT };
  const { value } = looked;
  if (value.type === 'StringLiteral') {
    return { insertions: wrapItem(value, ['[', `, ${reporterItem(style)}]`]) };
  }
  if (value.type !== 'ArrayExpression') return { doubt: DOUBT };
  const place = { source, style, literal: value, items: value.elements };
  return { insertions: [insertItems(place, [() => reporterItem(style)])] };
}

const DOUBT = 'its "test.reporters" are not written out in the configuration itself';

function addProperty({ source, bases, style }: Room, test: Looked): Added {
  const inBases = bases.map((base) => base && lookUp(base.options, 'test.reporters').is);
  if (inBases.some((is) => is === undefined || is === 'unclear')) return { doubt: DOUBT };
  // Vite joins the lists of both.
  const property = () => listOf(style, { isFirst: !inBases.includes('written') });
  if (test.is === 'absent') return { property: () => `test: { ${property()} }` };
  if (test.is !== 'written' || test.value.type !== 'ObjectExpression') return { doubt: DOUBT };
  const place = { source, style, literal: test.value, items: test.value.properties };
  return { insertions: [insertItems(place, [property])] };
}

const reporterItem = ({ quote }: Pick<Style, 'quote'>) => `${quote}casewright/vitest/reporter${quote}`;

/** The first one comes behind the one that Vitest has where none is named. */
function listOf(style: Pick<Style, 'quote'>, { isFirst }: { isFirst: boolean }): string {
  const given = isFirst ? `${style.quote}default${style.quote}, ` : '';
  return `reporters: [${given}${reporterItem(style)}]`;
}

export const vitestReporterProperty = (style: Pick<Style, 'quote'>) =>
  `test: { ${listOf(style, { isFirst: true })} }`;

export function vitestReporterLines(text: string): string[] {
  if (!/\breporters\b/.test(text)) return [`${vitestReporterProperty(NEW_STYLE)},`];
  const item = `    ${reporterItem(NEW_STYLE)},`;
  return ['test: {', '  reporters: [', '    // behind those that are there:', item, '  ],', '},'];
}
