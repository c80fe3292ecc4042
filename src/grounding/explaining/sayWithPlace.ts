/** A thing as one would name it, with where it stands: `button "Edit" in row "Ada"`. */
import type { Kind } from '../../meaning/kinds.js';
import type { ScreenNode } from '../../screen/Screen.js';
import { squeeze } from '../names/compareNames.js';
import { kindOf, sayNode } from '../kinds/kindOf.js';
import { isCell, isRepeated, pathOf } from '../places/structure.js';

export interface NamedPlace {
  kind: Kind;
  name?: string;
}

/** What is called nothing is distinguished from others by what its markup calls it. */
export function sayWithPlace(node: ScreenNode, role?: Kind): string {
  const place = placeOf(node);
  const name = sayNode(node, kindOf(node) ?? role ?? 'text');
  const { id, className } = node.attributes;
  const mark = id ? ` <${node.tag} id="${id}">` : className ? ` <${node.tag} class="${className}">` : '';
  const words = name.includes('"') ? name : `${name}${mark}`;
  if (place === undefined) return words;
  return `${words} ${place.name === undefined ? `in the ${place.kind}` : `in ${place.kind} "${place.name}"`}`;
}

const BY_TAG: Record<string, Kind> = {
  ...({ tr: 'row', li: 'item', dialog: 'dialog', section: 'section', article: 'section' } as const),
  ...({ form: 'section', fieldset: 'section', header: 'header', footer: 'footer' } as const),
  nav: 'navigation',
};
const PLACES: ReadonlySet<Kind> = new Set<Kind>([
  ...(['row', 'item', 'dialog', 'section', 'header', 'footer', 'navigation', 'frame'] as const),
]);
const TELLING: ReadonlySet<Kind> = new Set<Kind>(['header', 'footer', 'navigation', 'dialog', 'frame']);

/** Undefined where nothing tells. */
export function placeOf(node: ScreenNode): NamedPlace | undefined {
  for (const around of pathOf(node).slice(1)) {
    const kind = BY_TAG[around.tag] ?? kindOf(around) ?? (isRepeated(around) ? 'section' : undefined);
    if (kind === undefined || !PLACES.has(kind)) continue;
    const name = nameOfPlace(around);
    if (name !== undefined) return { kind, name };
    if (TELLING.has(kind)) return { kind };
  }
  return undefined;
}

function nameOfPlace(place: ScreenNode): string | undefined {
  const own = place.names.find(({ from }) => from === 'label' || from === 'caption')?.text;
  const name = squeeze(own ?? firstTextIn(place) ?? '').slice(0, 40);
  return name === '' ? undefined : name;
}

/** The heading in it, or else the first text in a row, an item or a card that is none of a control. */
function firstTextIn(place: ScreenNode): string | undefined {
  const heading = firstIn(
    place,
    ({ role, tag }) => role === 'heading' || tag === 'legend' || tag === 'caption',
  );
  if (heading) return heading.text;
  if (place.tag === 'tr' || place.role === 'row')
    return firstIn(place, (one) => isCell(one) && one.text !== '')?.text;
  if (place.tag !== 'li' && place.role !== 'listitem' && !isRepeated(place)) return undefined;
  // An icon's sign tells little.
  const saying = firstIn(place, (one) => one.tag === '#text' && /[\p{L}\p{N}]/u.test(one.text));
  return (saying ?? firstIn(place, (one) => one.tag === '#text' && squeeze(one.text) !== ''))?.text;
}

function firstIn(place: ScreenNode, is: (node: ScreenNode) => boolean): ScreenNode | undefined {
  for (const child of place.children) {
    if (child.role === 'button' || child.tag === 'select') continue;
    const found = is(child) ? child : firstIn(child, is);
    if (found) return found;
  }
  return undefined;
}
