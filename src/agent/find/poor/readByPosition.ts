/**
 * Runs in the page: which fields a text names by where it stands, though nothing ties them. A text stands in front of
 * its field, or right above it, and behind a tick; where it may as well belong to another one, both are given.
 */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Told {
  node: Text;
  box: Box;
  /** Bears the words that are looked for. */
  isNamed: boolean;
}

export interface Placed {
  field: Element;
  box: Box;
  isTick: boolean;
  isLabelled: boolean;
}

export interface Beside {
  left?: Told;
  right?: Told;
  above?: Told;
}

/** What stands next to a field to each side, where that is a text and no other field. */
// Runs in the page, so it must hold all it needs.
export function createBesides(texts: readonly Told[], fields: readonly Placed[]): (one: Placed) => Beside {
  const [ABOVE, FAR] = [48, 48];
  const isOnLine = (one: Box, other: Box) =>
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >=
    0.5 * Math.min(one.bottom - one.top, other.bottom - other.top);
  const isInLane = (one: Box, other: Box) => one.left < other.right && one.right > other.left;
  const all: readonly (Told | Placed)[] = [...texts, ...fields];
  /** The nearest by a measure; undefined where that is a field. */
  const nearest = (around: readonly (Told | Placed)[], gapOf: (box: Box) => number, far: number) => {
    const [first] = around.map((thing) => ({ thing, gap: gapOf(thing.box) })).sort((a, b) => a.gap - b.gap);
    return first && 'node' in first.thing && first.gap <= far ? first.thing : undefined;
  };
  return ({ field, box, isTick }) => {
    const others = all.filter((one) => !('field' in one) || one.field !== field);
    const line = others.filter((one) => isOnLine(one.box, box));
    const far = isTick ? FAR : Infinity;
    const before = line.filter((one) => one.box.right <= box.left + 2);
    const behind = line.filter((one) => one.box.left >= box.right - 2);
    const over = others.filter((one) => one.box.bottom <= box.top + 4 && isInLane(one.box, box));
    const left = nearest(before, (one) => box.left - one.right, far);
    const right = nearest(behind, (one) => one.left - box.right, FAR);
    const above = nearest(over, (one) => box.top - one.bottom, ABOVE);
    return { ...(left && { left }), ...(right && { right }), ...(above && { above }) };
  };
}

// Runs in the page, so it must hold all it needs.
export function readByPosition(
  texts: readonly Told[],
  fields: readonly Placed[],
  besides: typeof createBesides,
): Element[] {
  const besideOf = besides(texts, fields);
  const known = fields.map((one) => ({ ...one, beside: besideOf(one) }));
  const free = known.filter(({ isLabelled }) => !isLabelled);
  const writable = free.filter(({ isTick }) => !isTick);
  const ticks = free.filter(({ isTick }) => isTick);
  const written = (text: Told) => {
    const left = writable.filter(({ beside }) => beside.left === text);
    const above = writable.filter(({ beside }) => beside.above === text);
    // Behind it stands what names a field that has nothing else.
    const behind = writable.filter(({ beside }) => beside.right === text && !beside.left && !beside.above);
    return [...(left.length > 0 ? left : above), ...behind];
  };
  /** Whether the ticks of a line stand before their texts or behind them; undefined where they may do either. */
  const isBeforeText = ({ box }: Placed) => {
    const line = known
      .filter((one) => one.isTick && one.box.top < box.bottom && one.box.bottom > box.top)
      .sort((one, other) => one.box.left - other.box.left);
    const [starts, ends] = [line[0]?.beside.left !== undefined, line.at(-1)?.beside.right !== undefined];
    return starts === ends ? undefined : ends;
  };
  const ticked = (text: Told) => {
    const before = ticks.find(({ beside }) => beside.right === text);
    const behind = ticks.find(({ beside }) => beside.left === text);
    const some = before ?? behind;
    const way = some && isBeforeText(some);
    if (way !== undefined) return way ? [before] : [behind];
    if (before === undefined || behind === undefined) return [before];
    const [near, far] = [text.box.left - before.box.right, behind.box.left - text.box.right];
    const [least, most] = [Math.min(near, far), Math.max(near, far)];
    if (most < 2 * least || most - least < 6) return [before, behind];
    return near < far ? [before] : [behind];
  };
  const named = texts.filter(({ isNamed }) => isNamed);
  return named.flatMap((text) => [...written(text), ...ticked(text)]).flatMap((one) => one?.field ?? []);
}
