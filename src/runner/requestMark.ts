/**
 * A line at the end of a prompt by which a session is known again as the one that a request asked for: title, prompt and time
 * may be those of somebody else's. A service passes it over, as any text around the steps.
 */
const MARK = /\n> Request [\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}[ \t]*$/gm;

/** @param ask made up for the request */
export const withMark = (prompt: string, ask: string): string => `${prompt.trimEnd()}\n> Request ${ask}`;

export const hasMark = (prompt: string, ask: string): boolean =>
  prompt.trimEnd().endsWith(`> Request ${ask}`);

/** What a person wants to read, wherever in a record it stands. */
export function withoutMarks<Value>(value: Value): Value {
  if (typeof value === 'string') return value.replace(MARK, '') as Value;
  if (Array.isArray(value)) return value.map(withoutMarks) as Value;
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) {
    return value;
  }
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutMarks(part)])) as Value;
}
