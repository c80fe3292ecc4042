/** A row of a PNG is kept as its differences to what is left of it and above it; here they are undone. */
const CHANNELS = 4;

type Guess = (left: number, above: number, aboveLeft: number) => number;

const GUESSES: readonly Guess[] = [
  () => 0,
  (left) => left,
  (_left, above) => above,
  (left, above) => (left + above) >> 1,
  paeth,
];

/** In place; false for a filter that doesn't exist. */
export function unfilterRow(row: Uint8Array, above: Uint8Array, filter: number | undefined): boolean {
  const guess = GUESSES[filter ?? -1];
  if (!guess) return false;
  row.forEach((difference, at) => {
    const aboveLeft = at < CHANNELS ? 0 : above[at - CHANNELS];
    const left = at < CHANNELS ? 0 : row[at - CHANNELS];
    row[at] = difference + guess(left ?? 0, above[at] ?? 0, aboveLeft ?? 0);
  });
  return true;
}

function paeth(left: number, above: number, aboveLeft: number): number {
  const estimate = left + above - aboveLeft;
  const toLeft = Math.abs(estimate - left);
  const toAbove = Math.abs(estimate - above);
  const toAboveLeft = Math.abs(estimate - aboveLeft);
  if (toLeft <= toAbove && toLeft <= toAboveLeft) return left;
  return toAbove <= toAboveLeft ? above : aboveLeft;
}
