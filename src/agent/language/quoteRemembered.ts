/** `{{order}}` of a name that the case has remembered is read as a quoted name, wherever it stands. */
import { maskQuotes } from './quotes.js';

const NAME = String.raw`\{\{\s*([\p{L}\p{N}_.-]+)\s*\}\}`;
const VARIABLES = new RegExp(NAME, 'gu');
/** What such a step is remembered as. */
const REMEMBERING = new RegExp(
  `\\b(?:remember|save|store|keep|note)(?:s|d|ed|ing)?(?: down)? .* as ${NAME}[.!]?\\s*$`,
  'iu',
);

/** @param remembered the names of earlier steps */
export function quoteRemembered(text: string, remembered: ReadonlySet<string>): string {
  if (!text.includes('{{')) return text;
  const { text: masked, quoted } = maskQuotes(text);
  const own = REMEMBERING.exec(masked)?.[1];
  const marked = masked.replace(VARIABLES, (written, name: string) =>
    name === own || remembered.has(name) ? `"{{${name}}}"` : written,
  );
  if (marked === masked) return text;
  const escaped = quoted.map((name) => `"${name.replace(/["\\]/g, '\\$&')}"`);
  return marked.replace(/"(\d+)"/g, (mark, number: string) => escaped[Number(number)] ?? mark);
}
