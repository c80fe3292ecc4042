/** How things look, for a model that is asked about a page at rest. */
import { setTimeout } from 'node:timers/promises';
import { colourName, isVivid } from '../judge/colours.js';
import { isSeen } from '../judge/kinds/looks.js';
import { ancestorsOf, closest, descendantsOf } from '../grounding/places/structure.js';
import type { ScreenNode, Style, Screen } from '../screen/Screen.js';
import { isThing, describeScreen } from '../screen/screenText.js';

/**
 * The colours that set a thing off, such as "red", "yellow background", "red border": what a step's "red box" is known by.
 * Of words also those of what holds nothing else.
 */
export function looksOf(node: ScreenNode): string[] {
  const bearer = bearerOf(node);
  const { style, parent } = bearer;
  const around = styleAround(parent);
  // That links are blue says nothing.
  const colour = bearer.role === 'link' ? undefined : colourOfWords(bearer, around);
  const others = style && [withWord('background', style, around), withWord('border', style, around)];
  return [colour, ...(others ?? [])].filter((look) => look !== undefined);
}

const isReported = (node: ScreenNode): boolean => node.tag !== '#text' && isThing(node);

/** A thing speaks for itself. */
function bearerOf(node: ScreenNode): ScreenNode {
  if (isReported(node)) return node;
  const around = ancestorsOf(node);
  const end = around.findIndex((one) => one.text !== node.text || isReported(one));
  return [node, ...(end === -1 ? around : around.slice(0, end))].find(looksSetOff) ?? node;
}

/** Where all that is read in it is of one colour; what is in the things in it is said of them. */
function colourOfWords(node: ScreenNode, around: Style | undefined): string | undefined {
  if (node.style === undefined || descendantsOf(node).some(isReported)) return undefined;
  const styles = node.pieces.map((piece) => closest(piece.node, ({ style }) => style !== undefined)?.style);
  const colours = new Set(styles.map((style) => setOff(style?.color, around?.color)));
  return colours.size === 1 ? [...colours][0] : setOff(node.style.color, around?.color);
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
  if (!isSeen(colour)) return undefined;
  const name = colourName(colour);
  return PLAIN.has(name) || !isVivid(colour) || (around !== undefined && colourName(around) === name)
    ? undefined
    : name;
}

/** Most pages come to rest within half a second; some never do. */
const MOST_LOOKS = 6;
/** Milliseconds. */
const PAUSE = 100;

export async function lookAtRest(look: () => Promise<Screen>, signal: AbortSignal): Promise<Screen> {
  let screen = await look();
  for (let looks = 1; looks < MOST_LOOKS; looks++) {
    await setTimeout(PAUSE);
    signal.throwIfAborted();
    const before = describeScreen(screen);
    screen = await look();
    if (describeScreen(screen) === before) break;
  }
  return screen;
}
