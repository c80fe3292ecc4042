import { toPattern } from '../../judge/text/findPattern.js';

/** Everything contains an empty text, so only "is" says something of it; and a pattern must be one. */
export function saysSomething(relation: string, text: string): boolean {
  if (relation === 'matches') return toPattern(text) !== undefined;
  return text.trim() !== '' || relation === 'is' || relation === 'shows';
}
