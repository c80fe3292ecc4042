import type { Asked } from '../Asked.js';
import type { Fault, Said } from '../Answer.js';

/** How a provider's protocol says things. */
export interface Wire {
  protocol: Asked['protocol'];
  path: string;
  /** @throws Refused what the provider itself would refuse */
  read(body: unknown): Pick<Asked, 'model' | 'system' | 'turns' | 'tools'>;
  /** @param name a part of ids that no other answer of this server has */
  write(said: Said, asked: Asked, name: string): object;
  writeError(error: NonNullable<Fault['error']>, status: number, name: string): object;
}

/** Of an answer that doesn't say. */
export const USUAL_USAGE = { input: 20, output: 10 };

export const argumentsText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);
