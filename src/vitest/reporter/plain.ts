/** An error's message without the colours that Vitest gives it. */
import { stripVTControlCharacters } from 'node:util';

export const plain = ({ message }: { message?: string }): string =>
  stripVTControlCharacters(message ?? 'An error without a message.');
