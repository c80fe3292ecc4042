/** "All rows are Available", "the Blocked section": so the page calls it, and nothing there need be enabled. */
import type { Reader } from '../../chart.js';

export function unlessCalledSo(read: Reader): Reader {
  const unlessSo: Reader = (chart, at) => {
    const [before, token] = [chart.tokens[at - 1], chart.tokens[at]];
    const isInside = before !== undefined && before.type !== 'mark';
    return isInside && STATUS_TOO.test(token?.text ?? '') ? [] : read(chart, at);
  };
  if (read.canStand) unlessSo.canStand = read.canStand;
  return unlessSo;
}

/** States that are also what becomes of orders, people and services. */
export const STATUS_TOO =
  /^(?:Una|A)vailable$|^(?:Ina|A)ctive$|^(?:Unl|L)ocked$|^Blocked$|^Running$|^Paused$|^Stopped$|^Ready$|^(?:Dea|A)ctivated$/;
