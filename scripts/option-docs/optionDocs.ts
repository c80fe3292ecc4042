/** docs/configuration.md with every option of `cases({ … })` as the source describes it; all else there is written by hand. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { code, formatted } from '../service-docs/markdown.js';
import { readOptions, type OptionComment } from './readOptions.js';

export const docsFile = path.resolve(import.meta.dirname, '../../docs/configuration.md');

const BEGIN = '<!-- options: written by `npm run option-docs` from the comments in src -->';
const END = '<!-- end of options -->';

/** What both bindings have, then what one adds or says otherwise. */
const GROUPS: { title: string; from: (readonly [file: string, interfaceName: string])[] }[] = [
  {
    title: 'Both runners',
    from: [
      ['src/runner/entries/settings.ts', 'CommonOptions'],
      ['src/cases/case.ts', 'CaseOptions'],
      ['src/runner/entries/settings.ts', 'LocalOptions'],
    ],
  },
  { title: 'Playwright alone', from: [['src/playwright/settings.ts', 'CasesOptions']] },
  { title: 'Vitest alone', from: [['src/vitest/settings.ts', 'CasesOptions']] },
];

export async function optionDocs(): Promise<string> {
  const text = await readFile(docsFile, 'utf8');
  const [before, after] = [text.split(BEGIN)[0], text.split(END)[1]];
  if (before === undefined || after === undefined) throw new Error(`${docsFile} has lost its marks.`);
  const groups = GROUPS.map(({ title, from }, index) => {
    const options = optionsOf(from).filter(({ name }) => index === 0 || !REPEATED.includes(name));
    return [`## ${title}`, ...options.map(section)].join('\n\n');
  });
  const whole = [before.trimEnd(), BEGIN, ...groups, END, after.trimStart()].join('\n\n');
  return formatted(docsFile, whole);
}

/** Said already, in other words. */
const REPEATED = ['name', 'service'];

/** The first interface that has an option describes it. */
function optionsOf(from: (typeof GROUPS)[number]['from']): OptionComment[] {
  const all = from.flatMap(([file, name]) => readOptions(file, name));
  return all.filter(({ name }, index) => all.findIndex((one) => one.name === name) === index);
}

function section({ name, type, says, default: standard, example }: OptionComment): string {
  const facts = [
    // A name says nothing here: its values are in the text.
    ...(/^[A-Z]\w+$/.test(type) ? [] : [`Type: ${code(type)}.`]),
    ...(standard === undefined ? [] : [`Default: ${shown(standard)}.`]),
  ];
  return [
    `### ${name}`,
    says,
    facts.join(' '),
    ...(example === undefined ? [] : [`\`\`\`ts\n${name}: ${example},\n\`\`\``]),
  ].join('\n\n');
}

/** A value of the language is code, other words are none. */
const shown = (standard: string): string =>
  /^('.*'|\d[\d_]*|true|false)$/.test(standard) ? code(standard) : standard;
