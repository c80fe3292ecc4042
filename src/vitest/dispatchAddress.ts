/** Where the workers of a run ask for sessions that were started ahead: known from the start, be anybody there or not. */
import type { Vitest } from 'vitest/node';
import { addressText, makeAddress } from '../runner/index.js';

const addresses = new WeakMap<Vitest, string>();

/** One for all plugins of a run. */
export function dispatchAddressOf(vitest: Vitest): string {
  const known = addresses.get(vitest);
  if (known !== undefined) return known;
  const address = makeAddress();
  const text = addressText(address);
  addresses.set(vitest, text);
  // Vitest closes nothing where a signal ends it.
  process.once('exit', address.remove);
  vitest.onClose(() => {
    process.off('exit', address.remove);
    address.remove();
  });
  return text;
}
