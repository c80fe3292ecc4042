/** A block, read when a part of the page first needs it. */
import { useEffect, useState } from 'preact/hooks';
import { readBlock } from './readBlock.js';

export type Loaded<Value> =
  | { state: 'loading' }
  | { state: 'ready'; value: Value }
  | { state: 'missing' }
  | { state: 'broken'; why: string };

/** @param id null for nothing to read */
export function useBlock<Value>(id: string | null): Loaded<Value> {
  const [loaded, setLoaded] = useState<{ id: string | null; result: Loaded<Value> }>({
    id: null,
    result: { state: 'loading' },
  });
  useEffect(() => {
    if (id === null) return undefined;
    let isWanted = true;
    const tell = (result: Loaded<Value>) => isWanted && setLoaded({ id, result });
    readBlock<Value>(id).then(
      (value) => tell(value === undefined ? { state: 'missing' } : { state: 'ready', value }),
      (error: unknown) =>
        tell({ state: 'broken', why: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [id]);
  if (id === null) return { state: 'missing' };
  return loaded.id === id ? loaded.result : { state: 'loading' };
}
