/** The store of a service that keeps nothing: everything is gone with the process. */
import { formatAddress, formatDocument } from './format.js';
import { inOrder } from './inOrder.js';
import type { Store } from './Store.js';
import { storeOver } from './storeOver.js';

export function memoryStore(): Store {
  const values = new Map([[formatAddress, formatDocument()]]);
  const below = (prefix: string) => [...values].filter(([address]) => address.startsWith(prefix));
  return storeOver({
    list: (prefix) => Promise.resolve(inOrder(below(prefix))),
    get: (address) => Promise.resolve(values.get(address)),
    set: (address, value) => void values.set(address, value),
    remove: (address) => void values.delete(address),
    removeBelow: (prefix) => below(prefix).forEach(([address]) => values.delete(address)),
    flush: () => Promise.resolve(),
    close: () => Promise.resolve(),
  });
}
