/** Reads a time of day as people write it: "09:30", "9.30 am", "9pm", "noon". */
import { twoDigits } from './readDate.js';

/** As an input wants it; undefined where the text is no time. */
export function readTime(text: string): string | undefined {
  const plain = text.trim().toLowerCase();
  if (plain === 'noon') return '12:00';
  if (plain === 'midnight') return '00:00';
  const found = TIME.exec(plain);
  return found ? readParts(found) : undefined;
}

/** A number alone may be anything, so it needs minutes or what stands behind hours. */
const TIME = /^(\d{1,2})(?=\D)(?:[:.]([0-5]\d)(?::([0-5]\d))?)?(?: ?([ap])\.?m\.?| o'clock)?$/;

function readParts([, hours, minutes = '00', seconds, half]: readonly string[]): string | undefined {
  const hour = hourOf(Number(hours), half);
  if (hour === undefined) return undefined;
  return `${twoDigits(hour)}:${minutes}${seconds === undefined ? '' : `:${seconds}`}`;
}

function hourOf(hour: number, half: string | undefined): number | undefined {
  if (half === undefined) return hour < 24 ? hour : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}
