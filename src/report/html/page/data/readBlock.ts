/** Unpacks the data that the page carries. No request is made: it stands in the page's own elements. */

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
