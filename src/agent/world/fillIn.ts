/** What was remembered is put in place of its name, `{{order}}`, wherever an action has it. */
import type { Action } from '../action.js';

export function fillIn(action: Action, remembered: ReadonlyMap<string, string>): Action {
  return remembered.size === 0 ? action : (fill(action, remembered) as Action);
}

function fill(part: unknown, remembered: ReadonlyMap<string, string>): unknown {
  if (typeof part === 'string') {
    return part.replace(NAME, (written, name: string) => remembered.get(name) ?? written);
  }
  if (Array.isArray(part)) return part.map((one) => fill(one, remembered));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, fill(inner, remembered)]));
}

const NAME = /\{\{\s*([\p{L}\p{N}_.-]+)\s*\}\}/gu;
