/** Casewright's reporter beside those of a Playwright configuration. */
import { insertItems } from './insertItem.js';
import { lookUp } from './lookUp.js';
import type { Added, Room } from './Part.js';
import type { Expression } from './Source.js';
import { NEW_STYLE, type Style } from './Style.js';
import { wrapItem } from './wrapItem.js';

type List = Extract<Expression, { type: 'ArrayExpression' }>;

export function playwrightReporter({ source, options, style }: Room): Added {
  const item = reporterItem(style);
  const looked = lookUp(options, 'reporter');
  if (looked.is === 'absent') return { property: () => playwrightReporterProperty(style) };
  if (looked.is !== 'written') return { doubt: DOUBT };
  const { value } = looked;
  if (value.type === 'StringLiteral') return { insertions: wrapItem(value, ['[[', `], ${item}]`]) };
  // What Playwright takes is a list of lists, and only a list in it leaves no doubt.
  if (value.type !== 'ArrayExpression' || !value.elements.every(isReporter)) return { doubt: DOUBT };
  const place = { source, style, literal: value, items: value.elements };
  return { insertions: [insertItems(place, [() => item])] };
}

const DOUBT = 'its "reporter" is not written out in the configuration itself';

const isReporter = (element: List['elements'][number]): boolean =>
  element !== null && element.type !== 'StringLiteral';

const reporterItem = ({ quote }: Pick<Style, 'quote'>) => `[${quote}casewright/playwright/reporter${quote}]`;

/** With the one that Playwright has where none is named. */
export const playwrightReporterProperty = (style: Pick<Style, 'quote'>) =>
  `reporter: [[${style.quote}list${style.quote}], ${reporterItem(style)}]`;

export function playwrightReporterLines(text: string): string[] {
  if (!/\breporter\b/.test(text)) return [`${playwrightReporterProperty(NEW_STYLE)},`];
  return ['reporter: [', '  // behind those that are there:', `  ${reporterItem(NEW_STYLE)},`, '],'];
}
