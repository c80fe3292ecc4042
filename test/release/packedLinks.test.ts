/** README.md and the pages of docs/ are read in the installed package, too: their links lead to what is packed, or to the web. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { exec } from '../compat/packPackage.js';
import { root } from '../support/places.js';

/** A link or picture of Markdown, without its anchor. */
const LINK = /\]\(([^)\s#]+)[^)]*\)/g;
const CODE = /^```[^]*?^```$|`[^`\n]*`/gm;
const OWN_SITE = 'https://casewright.github.io/casewright/';
const REPOSITORY =
  /^https:\/\/(?:github\.com\/casewright\/casewright\/(?:blob|tree)|raw\.githubusercontent\.com\/casewright\/casewright)\/main\//;

const packed = await packedFiles();
const pages = packed.filter((file) => file === 'README.md' || file.startsWith('docs/'));

test('the pages that users read are packed, and nothing else of docs/', () => {
  expect(pages).toEqual(expect.arrayContaining(['README.md', 'docs/manual-cases.md', 'docs/language.md']));
  expect(pages.filter((file) => !/^(?:README|docs\/[\w-]+)\.md$/.test(file))).toEqual([]);
});

test.each(pages)('every link of %s leads somewhere', async (page) => {
  const text = (await readFile(path.join(root, page), 'utf8')).replace(CODE, '');
  const links = [...text.matchAll(LINK)].map(([, link = '']) => link);
  expect(links.filter((link) => !leadsSomewhere(link, page))).toEqual([]);
});

function leadsSomewhere(link: string, page: string): boolean {
  if (REPOSITORY.test(link)) return existsSync(path.join(root, link.replace(REPOSITORY, '')));
  if (link.startsWith(OWN_SITE)) return existsSync(siteFile(link.slice(OWN_SITE.length)));
  return /^[a-z]+:/.test(link) || packed.includes(path.posix.join(path.posix.dirname(page), link));
}

const siteFile = (name: string): string => path.join(root, 'docs', `${name || 'index'}.md`);

async function packedFiles(): Promise<string[]> {
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts', '--loglevel=error'];
  const { stdout } = await exec('npm', args, { cwd: root });
  const told = JSON.parse(stdout) as Pack[] | Record<string, Pack>;
  return Object.values(told).flatMap(({ files }) => files.map((file) => file.path));
}

interface Pack {
  files: { path: string }[];
}
