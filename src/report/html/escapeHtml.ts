/** Text becomes HTML that shows just this text, in an element or in a quoted attribute. */
import { plainText } from '../plainText.js';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  plainText(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
