/** Colours as people call them, of what styles say: `rgb(220, 38, 38)` is red. */

/** By hue in degrees, up to and without the number. */
const HUES: readonly [number, string][] = [
  [16, 'red'],
  [45, 'orange'],
  [70, 'yellow'],
  [165, 'green'],
  [200, 'cyan'],
  [255, 'blue'],
  [290, 'purple'],
  [345, 'pink'],
  [361, 'red'],
];
/** What people also call them. */
const ALIKE: Record<string, readonly string[]> = {
  cyan: ['turquoise', 'teal', 'aqua', 'light blue', 'blue', 'green'],
  purple: ['violet'],
  pink: ['magenta', 'rose'],
  yellow: ['gold', 'amber'],
  orange: ['amber', 'brown', 'gold'],
  red: ['crimson', 'dark red'],
  blue: ['navy', 'dark blue', 'light blue'],
  green: ['lime', 'dark green', 'light green'],
  grey: ['gray', 'silver', 'light grey', 'light gray', 'dark grey', 'dark gray'],
};

interface Hsl {
  hue: number;
  saturation: number;
  lightness: number;
}

/** Whether it is called so, or written so: `#f00`. */
export function isColour(css: string, wanted: string): boolean {
  const words = wanted.trim().toLowerCase();
  const is = channelsOf(css);
  const should = channelsOf(words);
  if (is !== undefined && should !== undefined) return is.join() === should.join();
  if (is !== undefined && /^(?:dark|light)$/.test(words)) return isOfShade(hslOf(is).lightness, words);
  const name = colourName(css);
  return name === words || ALIKE[name]?.includes(words) === true;
}

/** In between nobody would call it either. */
const isOfShade = (lightness: number, shade: string): boolean =>
  shade === 'dark' ? lightness < 0.35 : lightness > 0.75;

export function colourName(css: string): string {
  const channels = channelsOf(css);
  if (channels === undefined) return css;
  const { hue, saturation, lightness } = hslOf(channels);
  if (lightness > 0.95) return 'white';
  if (lightness < 0.08) return 'black';
  if (saturation < 0.12) return 'grey';
  return HUES.find(([end]) => hue < end)?.[1] ?? 'red';
}

/** Whether it is more than a shade of grey: what a person would tell of a thing, not "#d8cfc0 is orange". */
export function isVivid(css: string): boolean {
  const channels = channelsOf(css);
  return channels !== undefined && hslOf(channels).saturation >= VIVID;
}

const VIVID = 0.4;

/** Red, green and blue, where it says them as numbers. */
export function channelsOf(css: string): [number, number, number] | undefined {
  const [, short] = /^#([\da-f]{3})$/i.exec(css) ?? [];
  const hex = short === undefined ? /^#([\da-f]{6})$/i.exec(css)?.[1] : short.replace(/./g, '$&$&');
  if (hex !== undefined)
    return [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];
  const [, red, green, blue] =
    /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)(?:[\s,/]+[\d.]+%?)?\s*\)$/i.exec(css) ?? [];
  return red === undefined ? undefined : [Number(red), Number(green), Number(blue)];
}

function hslOf([red, green, blue]: [number, number, number]): Hsl {
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const [spread, lightness] = [most - least, (most + least) / 2];
  if (spread === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = spread / (1 - Math.abs(2 * lightness - 1));
  const turn = most === r ? ((g - b) / spread) % 6 : most === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return { hue: (turn * 60 + 360) % 360, saturation, lightness };
}
