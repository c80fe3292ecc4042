import { createHash } from 'node:crypto';

/** What a content is known again by. */
export const contentOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url');
