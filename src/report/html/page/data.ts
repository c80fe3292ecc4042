/** The report's data: the list for every part of the page, and the blocks, each read when it is first needed. */
import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import type { PageData } from '../pageData.js';

export const ReportContext = createContext<PageData | null>(null);

export function useReport(): PageData {
  const data = useContext(ReportContext);
  if (!data) throw new Error('A part of the page stands outside of the report.');
  return data;
}

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

/** Undefined where the page has no such block. The elements behind the script may still be on their way. */
export async function readBlock<Value>(id: string): Promise<Value | undefined> {
  const element = document.getElementById(id) ?? (await whenRead(id));
  if (!element) return undefined;
  const stream = new Blob([bytesOf(element.textContent)])
    .stream()
    .pipeThrough(new DecompressionStream('gzip'));
  return (await new Response(stream).json()) as Value;
}

async function whenRead(id: string): Promise<HTMLElement | null> {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  }
  return document.getElementById(id);
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) bytes[index] = text.charCodeAt(index);
  return bytes;
}
