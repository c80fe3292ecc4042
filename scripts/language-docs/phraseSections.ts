/** The phrase table by subject: an example of each phrase, what it means, and all ways to say it. */
import { meaningOfExample, phrases, SUBJECTS, subjectOf, type Subject } from '../../src/agent/index.js';
import { SPELLINGS } from '../../src/agent/language/roleSpellings.js';
import { code, table } from '../service-docs/markdown.js';
import { HEAD } from './fillMeanings.js';

export function phraseSections(): string[] {
  const subjects = [...SUBJECTS, { title: 'More', kinds: [] }];
  return [
    '## All phrases',
    ABOUT,
    ...subjects.flatMap(subjectSection),
    '## Words for kinds of things',
    KINDS,
  ];
}

const ABOUT = `One sentence of each phrase, and what it means. Below each table are all ways to say these things: verbs in the form
that stands behind “I”, a \`/\` between words that mean the same, \`(…)\` around what may be missing, \`…\` for names, values and
things. Any of them may be put in the voices above, denied where it makes sense, and told where: “in the "Cart" table”.`;

function subjectSection({ title, kinds }: Subject): string[] {
  const own = phrases
    .filter((phrase) => subjectOf(phrase) === title)
    .sort((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind));
  if (own.length === 0) return [];
  const rows = own.map((phrase) => [
    code(phrase.example) + CARRIED[phrase.carries ?? 'none'],
    meaningOfExample(phrase),
  ]);
  const ways = own.map(({ expressions }) => expressions.map(readable).join('\n')).join('\n\n');
  return [
    `### ${title}`,
    table(HEAD, rows),
    `<details>\n<summary>All ways to say it</summary>\n\n\`\`\`text\n${ways}\n\`\`\`\n\n</details>`,
  ];
}

const CARRIED = { table: ' and a table', docString: ' and a text of several lines', none: '' };

/** An expression as somebody reads it who doesn't know the kinds of its parameters. */
const readable = (expression: string): string =>
  expression
    .replaceAll('{not}', '(not )')
    .replace(/\{\w+\}/g, '…')
    .replace(/\\(.)/g, '$1');

const KINDS = `By these words a step says what kind of thing it means; plurals do as well. Words of one row mean the same.

${table(
  ['kind', 'also called'],
  Object.entries(SPELLINGS).map(([role, spellings]) => [
    role,
    spellings.filter((one) => one !== role).join(', '),
  ]),
)}`;
