/** What is to be known of a page before something is agreed to that holds of an empty one, too. */
import { joined } from '../../judge/text/matchText.js';
import type { Shown } from './readShown.js';

export interface PageState {
  /** It shows nothing at all. */
  blank: boolean;
  /** The document is loaded. */
  ready: boolean;
  /** A part of it is marked as not yet up to date. */
  busy: boolean;
  /** All that it shows. */
  text: string;
}

export function pageStateOf({ pieces, hasMore, ready, busy }: Shown): PageState {
  const text = joined(pieces, ['text', 'value', 'name']);
  return { blank: pieces.length === 0 && !hasMore, ready, busy, text };
}
