/** The page's address, and the ways to change it. */
import { createContext } from 'preact';
import { useContext, useLayoutEffect, useState } from 'preact/hooks';
import { hashOf, readAddress, type Address } from './Address.js';

export interface AddressState {
  address: Address;
  /** A step that the way back returns from. */
  go: (address: Address) => void;
  /** In place, as for each letter that is typed. */
  replace: (address: Address) => void;
}

export const AddressContext = createContext<AddressState | null>(null);

export function useAddress(): AddressState {
  const state = useContext(AddressContext);
  if (!state) throw new Error('A part of the page stands outside of its address.');
  return state;
}

export function useAddressOfPage(): AddressState {
  const [address, setAddress] = useState(() => readAddress(location.hash));
  // At once: an address that changes before anything is seen isn't lost.
  useLayoutEffect(() => {
    const read = () => setAddress(readAddress(location.hash));
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return {
    address,
    go: (next) => {
      location.hash = hashOf(next);
    },
    replace: (next) => {
      history.replaceState(null, '', hashOf(next));
      setAddress(next);
    },
  };
}
