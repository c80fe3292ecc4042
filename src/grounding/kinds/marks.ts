/** What the markup calls a thing, in words: by its class, id and test id. */
import type { ScreenNode } from '../../screen/Screen.js';

const marks = new Map<string, string>();

/** `Card_productCard__x1Y2z` is a `card-product-card`, `statusTabs-hBbuDg` are `status-tabs`, `card__title` is a `card-title`. */
export function marksOf({ attributes: { className = '', id = '', testId = '' } }: ScreenNode): string {
  const said = `${className} ${id} ${testId}`;
  let known = marks.get(said);
  if (known === undefined) {
    known = said
      .replace(/__(?=[a-z+-]*[A-Z0-9])[A-Za-z0-9+-]{5}(?=\s|$)/g, '')
      .replace(MADE, '')
      .replace(/(?:--\S+|-root)(?=\s|$)/g, '')
      .replace(/([a-z])([A-Z])/g, '$1-$2')
      .replace(/[_]+/g, '-')
      .toLowerCase();
    if (marks.size > 5_000) marks.clear();
    marks.set(said, known);
  }
  return known;
}

/** What a tool puts behind a class, so that no other style sheet has it: six letters, large and small, or with numbers. */
const MADE = /-(?=\w*[A-Z])(?=\w*(?:[a-z_]\w*[A-Z]|\d))\w{6}(?=\s|$)/g;
