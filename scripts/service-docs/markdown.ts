/** Pieces of Markdown, and whole files in the project's style. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { format, type FormatConfig } from 'oxfmt';

const styleFile = path.resolve(import.meta.dirname, '../../.oxfmtrc.json');

/** As `npm run format` leaves it. */
export async function formatted(file: string, text: string): Promise<string> {
  const style = JSON.parse(readFileSync(styleFile, 'utf8')) as FormatConfig;
  const { code, errors } = await format(file, text, style);
  if (errors.length > 0) throw new Error(`Failed to format ${file}: ${errors[0]?.message}`);
  return code;
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const cell = (text: string): string => text.replace(/\s*\n\s*/g, ' ').replace(/(?<!\\)\|/g, '\\|');

export const code = (text: string): string => `\`${text}\``;

/** The file as a link, from docs/. */
export const fileLink = (file: string): string => `[${file.replace(/^(?:src|test)\//, '')}](../${file})`;

/** As GitHub makes them of headings. */
export const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
