import { LIST_TEXT_LENGTH } from '../contract/index.js';

/** "truncated to 200 characters" in list items: by code points, so that no character is cut in half. */
export const shortened = (text: string): string => Array.from(text).slice(0, LIST_TEXT_LENGTH).join('');
