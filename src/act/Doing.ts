/** What every action is given, and what it gives back. */
import { notesOf } from '../judge/Judgement.js';
import type { Action, Interaction } from '../meaning/meaning.js';
import type { Performed } from '../meaning/Performed.js';
import type { Deadline } from '../screen/deadline.js';
import type { Driver } from '../screen/Driver.js';
import type { CaseMemory } from './CaseMemory.js';
import { isOf } from './nodes.js';
import type { Found } from './find.js';

export interface Doing {
  driver: Driver;
  deadline: Deadline;
  signal?: AbortSignal | undefined;
  /** What the case has spoken of. */
  memory?: CaseMemory | undefined;
  /** Whether the page waits for what it has asked for because of the last gesture. */
  isAsking?: (() => boolean) | undefined;
  /** The paths of files by the names that a step gives them; throws where there is no such file. */
  findFiles: (names: readonly string[]) => string[];
  /** Carries out an action that is part of an action, or judges it; by default in the time that is left. */
  perform: (action: Action, timeout?: number) => Promise<Performed>;
  /** Of several things, the one whose turn it is, by its key. */
  turn?: number;
}

export type InteractionKind = Interaction['kind'];

export function performed(
  summary: string,
  found?: Pick<Found, 'node' | 'note'>,
  notes: readonly (string | undefined)[] = [],
): Performed {
  const note = notesOf(found?.note, ...notes);
  return {
    summary,
    ...(found && { locator: locate(found.node) }),
    ...(note !== undefined && { note }),
  };
}

/** As one would write it by hand for Playwright. */
function locate(node: Found['node']): string {
  const text = (words: string) => `'${words.replace(/[\\']/g, '\\$&')}'`;
  const name = node.names[0]?.text;
  if (isOf(node, '', 'text', 'generic')) return `getByText(${text(name ?? node.text)}, { exact: true })`;
  return `getByRole(${text(node.role)}${name === undefined ? '' : `, { name: ${text(name)}, exact: true }`})`;
}
