/** What a drop-down without a label shows as long as nothing is chosen: "All categories" is the one of the category. */
import { plural } from '../../meaning/kinds.js';

/** In lower case, by which the drop-down of something may be called. */
export function unchosenNamesOf(name: string): readonly string[] {
  const [one = name] = name.split(/ (?:filter|selector|selection|choice)$/);
  const all = [...new Set([one, plural(one)])].map((things) => `all ${things}`);
  const asked = ['select', 'choose', 'pick'].flatMap((verb) =>
    ['', ' a', ' an', ' the'].map((article) => `${verb}${article} ${one}`),
  );
  return [...all, `any ${one}`, `every ${one}`, ...asked];
}
