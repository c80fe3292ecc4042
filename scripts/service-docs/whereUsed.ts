/** Which endpoints a schema goes over the wire with. */
import { openApi } from '../../src/contract/index.js';
import { code } from './markdown.js';
import { schemas } from './typeInWords.js';

interface Operation {
  operationId: string;
  requestBody?: unknown;
  responses: Record<string, unknown>;
}

const paths = openApi()['paths'] as Record<string, Record<string, Operation>>;
const operations = Object.values(paths).flatMap((path) => Object.values(path));

export function whereUsed(name: string): string {
  if (name === 'ErrorBody') return 'In every refusal.';
  const sent = operations.filter(({ requestBody }) => reaches(requestBody, name));
  const answered = operations.filter(({ responses }) => reaches([responses['200'], responses['201']], name));
  return [used('In the body of', sent), used('In the answer to', answered)].filter(Boolean).join(' ');
}

function used(words: string, by: readonly Operation[]): string {
  return by.length === 0 ? '' : `${words} ${by.map(({ operationId }) => code(operationId)).join(', ')}.`;
}

/** Through the schemas that it names, too. */
function reaches(part: unknown, wanted: string): boolean {
  const text = JSON.stringify(part ?? null);
  const named = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name);
  return named.some((name) => name === wanted || reaches(schemas[name], wanted));
}
