/** A number with what it counts, up to the end of the statement. */
import type { Reader } from '../../chart.js';
import type { Token } from '../../tokens.js';
import { textOf } from '../names.js';
import { isOfText } from './saidAtEnd.js';

/** "4.5 stars", "12 of 20", "4.50 per kilo": a number with what it counts, up to the end of the statement. */
export const amountSaid: Reader = ({ tokens }, at) => {
  const found = tokens.findIndex(({ text }, index) => index > at && /^[.;,!)]$|^and$/.test(text));
  const end = found < 0 ? tokens.length : found;
  const [number, ...unit] = tokens.slice(at, end);
  const isClear = unit.length > 0 && unit.length <= 3 && unit.every(isOfUnit);
  return number?.type === 'number' && isClear ? [{ end, cost: 0.3, value: textOf(tokens, at, end) }] : [];
};

const isOfUnit = (token: Token): boolean =>
  !COMPARED.test(token.text) &&
  (token.type === 'number' || /^(?:of|per|out|off|left|%|\/)$/.test(token.text) || isOfText(token, false));

/** "14 days late", "415 lower": than before, or than it should be. */
const COMPARED =
  /^(?:x|wide|high|tall|late|early|lower|higher|longer|shorter|cheaper|older|newer|long|short|written)$/;
