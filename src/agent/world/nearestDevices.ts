/** The names of Playwright's devices that are most like one that it doesn't know. */
import { distance } from 'fastest-levenshtein';

/** What Playwright says of a device. */
export interface DeviceFacts {
  viewport: { width: number; height: number };
  userAgent: string;
  deviceScaleFactor: number;
  isMobile: boolean;
  hasTouch: boolean;
}

const SHOWN = 3;

export function nearestDevices(wanted: string, names: readonly string[]): string[] {
  const folded = wanted.trim().toLowerCase();
  const upright = names.filter((name) => !/ landscape$/.test(name));
  const apart = (name: string) => distance(name.toLowerCase(), folded) / Math.max(name.length, folded.length);
  return upright.sort((one, other) => apart(one) - apart(other)).slice(0, SHOWN);
}
