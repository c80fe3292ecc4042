/** VitePress looks for the pages that links lead to; here for the headings. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Each as `page -> link`. */
export function deadAnchors(outDir: string, base: string): string[] {
  const names = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
  const pages = new Map(
    names
      .filter((name) => name.endsWith('.html'))
      .map((name) => [name.slice(0, -'.html'.length), readFileSync(path.join(outDir, name), 'utf8')]),
  );
  return [...pages].flatMap(([name, html]) =>
    [...html.matchAll(/href="([^"#]*)#([^"]+)"/g)]
      .filter(([, place = '']) => place === '' || place.startsWith(base))
      .filter(([, place = '', anchor = '']) => {
        const target = place === '' ? name : place.slice(base.length) || 'index';
        return !pages.get(target)?.includes(`id="${decodeURIComponent(anchor)}"`);
      })
      .map(([, place = '', anchor = '']) => `${name} -> ${place}#${anchor}`),
  );
}
