/** What coding agents have to know to write cases, in AGENTS.md, where they look for it. docs/manual-cases.md has the same text. */
import path from 'node:path';
import { readText } from '../files.js';
import { CASES_FOLDER } from './exampleCases.js';
import { changedOrThere, newFile, type PlannedFile } from './Plan.js';
import type { Runner } from './runners.js';

export const AGENTS = 'AGENTS.md';

const BEGIN = '<!-- casewright: begin -->';
const END = '<!-- casewright: end -->';

/** By which it is known again, also where somebody has taken it from the docs. */
const KNOWN = 'with Casewright. To write or rewrite one:';

/** A block that is there stays as it is, for somebody may have changed it. */
export async function planAgents(folder: string, runners: readonly Runner[]): Promise<PlannedFile> {
  const block = [BEGIN, '## Test cases in plain language', '', agentInstructions(runners), END, ''].join(
    '\n',
  );
  const before = await readText(path.join(folder, AGENTS));
  if (before === undefined) return newFile(AGENTS, block);
  return changedOrThere(AGENTS, before, before.includes(KNOWN) ? before : withBlock(before, block));
}

function withBlock(text: string, block: string): string {
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const front = text.trimEnd();
  return (front === '' ? '' : front + eol + eol) + block.replaceAll('\n', eol);
}

export function agentInstructions(runners: readonly Runner[]): string {
  const run = runners.map(({ program }) => `\`npx ${program.join(' ')}\``);
  return `Test cases in ${CASES_FOLDER}/ are plain sentences that ${run.join(' and ')} ${run.length > 1 ? 'run' : 'runs'} ${KNOWN}

1. Keep the case: its title, the order of its steps, every check, every value. Never weaken a check so that it is
   read. What you can't express stays as it is, and you tell me.
2. Look at the page, and name things as it names them, in double quotes: "Add to cart", the "Email" field,
   the "Backpack" row. Say where: in the "Cart" dialog, next to "Total". An icon goes by what it looks like: the bin
   icon (\`npx casewright phrases icon\` has the words).
3. One or two actions or checks in a step. Say what is expected of which thing: shows, contains, is visible,
   is not visible, is disabled, has exactly 3 rows, comes before. \`npx casewright phrases WORD\` has sentences.
4. Run \`npx casewright check --json FILE\`. Each step has "understood". Where it is true, "as" says what it means:
   compare that with the original step, word by word. Where it is false, it has some of these:
   - "without": the words in the way, and what the step means without them.
   - "upTo": the step's words as far as they are read. The first that isn't stands behind them.
   - "nearest": sentences that are read, to say it like one of them. They may mean something else.
   - "why": what of its phrase isn't read, and where that stands.
5. Then run ${run.join(' and ')}. A step that fails is a finding or a wrong name: look at the page before you
   change the step, and never change what is expected to what is seen without asking me.`;
}
