/** The colours of a thing that set it off, as a text of the screen says them: a red border is what a step's "red box" is known by. */
import { colourName } from '../judge/colours.js';
import { ancestorsOf, closest } from '../judge/walk.js';
import type { ScreenNode, Style } from '../screen/Screen.js';

/** Such as "red", "yellow background", "red border"; of a text also those of what holds nothing else. */
export function looksOf(node: ScreenNode): string[] {
  const bearer = bearerOf(node);
  const { style, parent } = bearer;
  if (style === undefined) return [];
  const around = styleAround(parent);
  return [
    // That links are blue says nothing.
    bearer.role === 'link' ? undefined : setOff(style.color, around?.color),
    ...[withWord('background', style, around), withWord('border', style, around)],
  ].filter((look) => look !== undefined);
}

/** Of words, what holds nothing but them; a thing speaks for itself. */
function bearerOf(node: ScreenNode): ScreenNode {
  if (node.role !== '') return node;
  const around = ancestorsOf(node);
  const alike = around.findIndex(({ text, role }) => role !== '' || text !== node.text);
  return [node, ...around.slice(0, alike === -1 ? 0 : alike)].find(looksSetOff) ?? node;
}

const looksSetOff = ({ style, parent }: ScreenNode): boolean => {
  const around = styleAround(parent);
  return (['color', 'background', 'borderColor'] as const).some(
    (key) => setOff(style?.[key], around?.[key]) !== undefined,
  );
};

const styleAround = (node: ScreenNode | undefined): Style | undefined =>
  node && closest(node, ({ style }) => style !== undefined)?.style;

function withWord(of: 'background' | 'border', style: Style, around: Style | undefined): string | undefined {
  const key = of === 'border' ? 'borderColor' : 'background';
  const colour = setOff(style[key], around?.[key]);
  return colour && `${colour} ${of}`;
}

const PLAIN: ReadonlySet<string> = new Set(['white', 'black', 'grey']);

function setOff(colour: string | undefined, around: string | undefined): string | undefined {
  if (colour === undefined || colour === '' || /^transparent$|rgba\(.*,\s*0\)$/.test(colour))
    return undefined;
  const name = colourName(colour);
  return PLAIN.has(name) || (around !== undefined && colourName(around) === name) ? undefined : name;
}
