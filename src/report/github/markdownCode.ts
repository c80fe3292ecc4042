/**
 * Text from outside as a code span: there GitHub looks for no markup, no links, no addresses and no names of people, and
 * the text needs no escaping, which would have to be right for Markdown, for HTML and for GitHub's own additions.
 */
import { harmlessLine } from '../harmlessText.js';

export function markdownCode(text: string, limit?: number): string {
  const line = harmlessLine(text, limit);
  if (line === '') return '(nothing)';
  const runs = line.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(0, ...runs.map(({ length }) => length)) + 1);
  const pad = /^`|`$/.test(line) ? ' ' : '';
  return `${fence}${pad}${line}${pad}${fence}`;
}
