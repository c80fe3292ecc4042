/** What has just been told: an entry of the part of the page that kits keep for their notifications, though it has no role of its own. */
import type { ScreenNode } from '../../screen/Screen.js';
import { ancestorsOf } from '../places/structure.js';

export const isTold = (node: ScreenNode): boolean =>
  node.role === 'listitem' && ancestorsOf(node).slice(0, DEPTH).some(isForNotices);

/** The list, and what it stands in. */
const DEPTH = 3;

/** Slides are read out one after the other, too: it must be called so. */
const isForNotices = ({ attributes: { live }, names }: ScreenNode): boolean =>
  (live === 'polite' || live === 'assertive') &&
  names.some(({ from, text }) => from === 'label' && NOTICES.test(text));
const NOTICES = /\b(?:notification|toast|alert|message)s?\b/i;
