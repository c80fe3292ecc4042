/** The signs of straight strokes, in whatever size a kit draws them. Pure. */

interface Stroke {
  isFlat: boolean;
  /** From its start to its end, and in which line. */
  from: number;
  to: number;
  at: number;
}

/** One stroke to the side is a minus, and two of a length that cross in their middles are a plus. */
export function signDrawnBy(drawn: string): 'plus' | 'minus' | undefined {
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
