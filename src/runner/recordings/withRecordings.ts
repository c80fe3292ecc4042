/** The text of a file of recordings, with more of them; what stands in it already stays as it is. */

export interface Recording {
  /** As the case file has it. */
  step: string;
  sentences: readonly string[];
  model: string;
  /** The path of the page that the step was carried out on. */
  page?: string | undefined;
}

const HEAD = `# Recorded

What models made of steps that the language doesn't read. Casewright carries these sentences out in their place: read them
in review, and change them by hand where they should say something else.
`;

/** A step that is there already keeps what is there. */
export function withRecordings(before: string, title: string, made: readonly Recording[]): string {
  const text = before.trim() === '' ? HEAD : before;
  const lines = text.replace(/\s+$/, '').split('\n');
  const { from, to } = sectionOf(title, lines);
  const known = new Set(lines.slice(from, to).flatMap((line) => /^###\s+(.*?)\s*$/.exec(line)?.[1] ?? []));
  const fresh = uniqueSteps(made).filter(({ step }) => !known.has(step));
  if (fresh.length === 0) return before;
  const heading = from < 0 ? ['', `## ${title}`] : [];
  const added = [...heading, ...fresh.flatMap(linesOf)];
  const at = from < 0 ? lines.length : endOf(lines, to);
  return `${[...lines.slice(0, at), ...added, ...lines.slice(at)].join('\n')}\n`;
}

/** From its heading to the next one of its level; -1 where the case has none yet. */
function sectionOf(title: string, lines: readonly string[]): { from: number; to: number } {
  const isHeading = (line: string) => /^##?\s/.test(line);
  const from = lines.findIndex((line) => /^##\s+(.*?)\s*$/.exec(line)?.[1] === title);
  const next = lines.findIndex((line, index) => index > from && isHeading(line));
  return { from, to: next < 0 ? lines.length : next };
}

/** Without the blank lines before the next section. */
function endOf(lines: readonly string[], to: number): number {
  let end = to;
  while (end > 0 && lines[end - 1]?.trim() === '') end -= 1;
  return end;
}

const linesOf = ({ step, sentences, model, page = '' }: Recording): string[] => [
  ...['', `### ${step}`, ''],
  ...[`<!-- by ${model}${page === '' ? '' : ` at ${page}`} -->`, ''],
  ...sentences.map((sentence) => `- ${sentence}`),
];

const uniqueSteps = (made: readonly Recording[]): Recording[] => [
  ...new Map(made.map((one) => [one.step, one])).values(),
];
