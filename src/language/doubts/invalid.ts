/** Values that can't be meant: a window without a size, a hundred clicks, a pattern that anything matches, a text that goes on behind its quotes. */
import type { Action } from '../../meaning/meaning.js';
import type { Token } from '../tokens.js';

export function isInvalid(action: Action, tokens: readonly Token[]): boolean {
  if (action.kind === 'operate' && action.fields?.some(({ value }) => goesOnBehindQuotes(value, tokens)))
    return true;
  if (action.kind === 'setWindow') return Math.min(action.width, action.height) < 1;
  if ('times' in action) return action.times < 1 || action.times > MOST_TIMES;
  if ('most' in action) return action.most < action.count;
  const pattern = patternOf(action);
  return pattern !== undefined && fitsAnything(pattern);
}

const MOST_TIMES = 100;

/** "Create a folder with the title "Old" through the "Create" menu": the title ends with its quotes. */
const goesOnBehindQuotes = (value: string, tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ type, style, text }) => type === 'quoted' && style === 'quotes' && value.startsWith(`${text} `),
  ) && !tokens.some(({ type, text }) => type === 'quoted' && text === value);

function patternOf(action: Action): string | undefined {
  if (action.kind === 'expectPattern') return action.pattern;
  const stated = 'is' in action ? action.is : action;
  return 'relation' in stated && stated.relation === 'matches' && 'text' in stated ? stated.text : undefined;
}

/** Or it is no pattern at all. */
function fitsAnything(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').test('');
  } catch {
    return true;
  }
}
