/** Text and data as HTML. */
import { gzipSync } from 'node:zlib';
import { plainText } from '../plainText.js';

/** Gives the element of a value that JSON can say. */
export const dataBlock = (id: string, value: unknown): string =>
  packedBlock(id, Buffer.from(JSON.stringify(value, (_key, said: unknown) => readable(said))));

/** Nearly every text is plain already, and there may be a million of them. */
const readable = (said: unknown): unknown =>
  typeof said === 'string' && /[^\n\x20-\x7e]/.test(said) ? plainText(said) : said;

/**
 * Gives the element of a text that is JSON already. One after the other: each packing at the same time takes memory of
 * its own, and there may be ten thousand.
 */
export const packedBlock = (id: string, json: Buffer): string =>
  inertElement(id, 'application/gzip', gzipSync(json));

/** Carries data and does nothing: packed, and without a character that HTML could mistake for its own. */
export const inertElement = (id: string, type: string, bytes: Buffer): string =>
  `<script type="text/x-data" id="${escapeHtml(id)}" data-type="${escapeHtml(type)}">${bytes.toString('base64')}</script>`;

/** Text becomes HTML that shows just this text, in an element or in a quoted attribute. */
const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  plainText(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
