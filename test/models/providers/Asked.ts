/** What a model is sent, in words that are the same for every protocol. */

export type Protocol = 'messages' | 'responses' | 'chat';

export interface Asked {
  protocol: Protocol;
  model: string;
  system: string;
  turns: Turn[];
  tools: AskedTool[];
  headers: Record<string, string>;
  /** As it was sent. */
  body: unknown;
}

/** Messages of one role that follow each other are one turn. */
export interface Turn {
  role: 'user' | 'assistant' | 'tool';
  /** That of a tool turn is the text of its results. */
  text: string;
  calls: AskedCall[];
  results: { id: string; text: string }[];
  pictures: number;
}

export interface AskedCall {
  id: string;
  name: string;
  /** A string where they are no JSON. */
  arguments: unknown;
}

export interface AskedTool {
  name: string;
  description: string;
  schema: unknown;
}

/** Lengthens the last turn if it has the same role. */
export function addTurn(turns: Turn[], role: Turn['role'], said: Partial<Omit<Turn, 'role'>>): void {
  const last = turns.at(-1);
  const turn = last?.role === role ? last : { role, text: '', calls: [], results: [], pictures: 0 };
  turn.text = joined([turn.text, said.text ?? '']);
  turn.calls.push(...(said.calls ?? []));
  turn.results.push(...(said.results ?? []));
  turn.pictures += said.pictures ?? 0;
  if (turn !== last) turns.push(turn);
}

/** What the model has to answer to. */
export const lastSaid = ({ turns }: Asked): string =>
  turns.findLast(({ role }) => role !== 'assistant')?.text ?? '';

/** One text of several, without those that say nothing. */
export const joined = (texts: readonly string[]): string => texts.filter((text) => text !== '').join('\n');

export function readArguments(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
