/** The report's data stand in the page as packed blocks, each read when it is first needed. */
import { useEffect, useState } from 'preact/hooks';

/** Neither of them while it is read. */
export interface Loaded<Value> {
  value?: Value;
  problem?: string;
}

export function useBlock<Value>(id: string): Loaded<Value> {
  const [loaded, setLoaded] = useState<Loaded<Value> & { id?: string }>({});
  useEffect(() => {
    let isWanted = true;
    const tell = (result: Loaded<Value>) => isWanted && setLoaded({ ...result, id });
    readBlock<Value>(id).then(
      (value) => tell(value === undefined ? { problem: 'It is not in this page.' } : { value }),
      (error: unknown) => tell({ problem: `It can't be unpacked: ${String(error)}` }),
    );
    return () => {
      isWanted = false;
    };
  }, [id]);
  return loaded.id === id ? loaded : {};
}

/** Undefined where the page has no such block. The elements behind the script may still be on their way. */
export async function readBlock<Value>(id: string): Promise<Value | undefined> {
  if (!document.getElementById(id) && document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  }
  const element = document.getElementById(id);
  if (!element) return undefined;
  const bytes = Uint8Array.from(atob(element.textContent), (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return (await new Response(stream).json()) as Value;
}
