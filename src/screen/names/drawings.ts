/** Icons by how they are drawn, where nothing else says which they are. Pure. */

/**
 * Icons that only their drawing tells: how the first path of each begins, in Material Design Icons, Material Icons, Heroicons
 * and Feather, there also its lines and circles, and the dots of Font Awesome. Long enough that no other icon of these sets
 * begins so; with `$` where others go on: a magnifier with a plus in it.
 */
const ICONS: Record<string, string> = {
  trash: `M19 4H15.5L14.5 3H9.5 | M6 19A2 2 0 0 0 8 21H16 | M6 19C6 20.1 6.9 21 8 | M9 3V4H4V6H5V19 |
    M6 19c0 1.1.9 2 2 2h8c1.1 0 2-.9 2-2V7H6v12zM19 4 | M6 19c0 1.1.9 2 2 2h8c1.1 0 2-.9 2-2V7H6v12zM8 9 |
    m14.74 9-.346 9m-4.788 | M16.5 4.478v.227 | M8.75 1A2.75 2.75 0 0 0 |
    M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6m3 0V4`,
  pencil: `M20.71 7.04C21.1 6.65 | M14.06 9L15 9.94L5.92 | M3 17.25V21h3.75L17.81 | m16.862 4.487 1.687 |
    M21.731 2.269a2.625 | m2.695 14.762-1.262 | m5.433 13.917 1.262 | M11 4H4a2 2 0 0 0-2 2v14a2 2 |
    M17 3a2.828 2.828`,
  close: `M19 6.41L17.59 5L12 | M19 6.41L17.59 5 12 | M19 6.41 17.59 5 12 | M6 18 18 6M6 6l12 12 |
    M5.47 5.47a.75.75 0 0 1 | M6.28 5.22a.75.75 0 0 0-1.06 1.06L8.94 | 18 6 6 18 6 6 18 18$`,
  plus: `M19 13H13V19H11V13H5 | M19 13h-6v6h-2v-6H5 | M12 4.5v15m7.5-7.5h-15 | M12 3.75a.75.75 0 0 1 .75.75v6.75 |
    M10.75 4.75a.75.75 0 | 12 5 12 19 5 12 19 12$`,
  search: `M9.5 3A6.5 6.5 0 0 1 | m21 21-5.197-5.197m0 0A7.5 7.5 0 1 0 5.196 5.196a7.5 7.5 0 0 0 10.607 10.607Z$ |
    M9 3.5a5.5 5.5 0 1 0 | 11 11 8 21 21 16.65 16.65$`,
  settings: `M12 15.5A3.5 3.5 0 0 1 | M19.14 12.94c.04-.3 | M9.594 3.94c.09-.542 | M11.078 2.25c-.917 0 |
    M7.84 1.804A1 1 0 0 1 | M19.4 15a1.65 1.65`,
  save: `M15 9H5V5H15M12 19 | M17 3H5c-1.11 0-2 .9`,
  menu: `M3 6H21V8H3V6M3 11 | M3 18h18v-2H3v2zm0 | M3.75 6.75h16.5M3.75 12h16.5m-16.5 5.25h16.5$ |
    3 12 21 12 3 6 21 6 3 18 21 18$ | 4 12 20 12 4 6 20 6 4 18 20 18$`,
  more: `12 12 1 19 12 1 5 12 1$ | 12 12 1 12 5 1 12 19 1$ | M12 16A2 2 0 0 1 14 | M16 12A2 2 0 0 1 18 |
    M12 8c1.1 0 2-.9 2-2 | M6 10c-1.1 0-2 .9-2 | M12 6.75a.75.75 0 1 1 | M10.5 6a1.5 1.5 0 1 1 |
    M10 3a1.5 1.5 0 1 1 | M6.75 12a.75.75 0 1 1 | M4.5 12a1.5 1.5 0 1 1 | M3 10a1.5 1.5 0 1 1 |
    M96 184c39.8 0 72 32.2`,
  copy: `M19 21H8V7H19M19 5H8 | M16 1H4c-1.1 0-2 .9-2`,
  download: `M5 20H19V18H5M19 9 | M19 9h-4V3H9v6H5l7`,
};

const NAMES = Object.entries(ICONS).flatMap(([name, begins]) =>
  begins
    .split(' |')
    .map((begin) => ({ name, begin: squeezed(begin.replace('$', '')), isWhole: begin.endsWith('$') })),
);

/** Undefined for all other drawings. */
export function iconDrawnBy(path: string | undefined): string | undefined {
  if (path === undefined) return undefined;
  const drawn = squeezed(path);
  const known = NAMES.find(({ begin, isWhole }) => (isWhole ? drawn === begin : drawn.startsWith(begin)));
  return known?.name ?? signDrawnBy(drawn);
}

/** Numbers are parted by blanks or by commas. */
function squeezed(path: string): string {
  return path.replace(/[\s,]+/g, ' ').trim();
}

interface Stroke {
  isFlat: boolean;
  /** From its start to its end, and in which line. */
  from: number;
  to: number;
  at: number;
}

/** In whatever size a kit draws them: one stroke to the side is a minus, and two of a length that cross in their middles are a plus. */
function signDrawnBy(drawn: string): 'plus' | 'minus' | undefined {
  const [one, other, another] = strokesOf(drawn);
  if (one === undefined || another !== undefined) return undefined;
  if (other === undefined) return one.isFlat ? 'minus' : undefined;
  const isNear = (here: number, there: number) => Math.abs(here - there) <= lengthOf(one) / 10;
  const isCross = isNear(middleOf(one), other.at) && isNear(middleOf(other), one.at);
  return one.isFlat !== other.isFlat && isCross && isNear(lengthOf(one), lengthOf(other))
    ? 'plus'
    : undefined;
}

const lengthOf = ({ from, to }: Stroke): number => Math.abs(to - from);
const middleOf = ({ from, to }: Stroke): number => (from + to) / 2;

/** None of what is more than that: "M5 12h14 M12 5v14", or "12 5 12 19 5 12 19 12" of lines. */
function strokesOf(drawn: string): Stroke[] {
  const isOfLines = /^[-\d. ]+$/.test(drawn);
  const parts = [...drawn.matchAll(isOfLines ? LINE : PATH)];
  const isAll = parts.map(([part]) => part).join('').length === drawn.length;
  const strokes = isAll ? parts.map(isOfLines ? strokeOfLine : strokeOfPath) : [];
  return strokes.every((one) => one !== undefined) ? strokes : [];
}

const LINE = /(-?[\d.]+) (-?[\d.]+) (-?[\d.]+) (-?[\d.]+)(?: |$)/g;

function strokeOfLine([, ...numbers]: readonly string[]): Stroke | undefined {
  const [x = 0, y = 0, toX = 0, toY = 0] = numbers.map(Number);
  if ((x === toX) === (y === toY)) return undefined;
  return y === toY ? { isFlat: true, from: x, to: toX, at: y } : { isFlat: false, from: y, to: toY, at: x };
}

const PATH = /M ?(-?[\d.]+)(?: |(?=-))(-?[\d.]+) ?([hvHV]) ?(-?[\d.]+) ?/g;

function strokeOfPath([, x, y, way = '', end]: readonly string[]): Stroke {
  const isFlat = /h/i.test(way);
  const [from, at] = isFlat ? [Number(x), Number(y)] : [Number(y), Number(x)];
  return { isFlat, from, to: /[hv]/.test(way) ? from + Number(end) : Number(end), at };
}
