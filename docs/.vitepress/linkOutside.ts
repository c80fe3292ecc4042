/** Pages link files of the repository as GitHub shows them, `../examples/models`; on the site these links lead to GitHub. */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MarkdownRenderer } from 'vitepress';

export const repository = 'https://github.com/casewright/casewright';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Before VitePress sees the links: it would take them for dead ones. */
export function linkOutside(markdown: MarkdownRenderer): void {
  const render = markdown.renderer.rules['link_open'];
  markdown.renderer.rules['link_open'] = (tokens, index, ...rest) => {
    const token = tokens[index];
    const href = token?.attrGet('href') ?? '';
    if (href.startsWith('../')) token?.attrSet('href', onGitHub(href));
    return render ? render(tokens, index, ...rest) : '';
  };
}

/** @throws Error where the file is not in the repository */
function onGitHub(href: string): string {
  const [place = '', anchor] = href.slice('../'.length).split('#');
  const file = path.join(root, place);
  if (!existsSync(file)) throw new Error(`A link of docs/ leads to no file: ${href}`);
  const kind = statSync(file).isDirectory() ? 'tree' : 'blob';
  return `${repository}/${kind}/main/${place}${anchor === undefined ? '' : `#${anchor}`}`;
}
