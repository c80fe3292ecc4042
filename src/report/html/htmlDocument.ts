/** The frame of the page: its policy, which lets nothing run or load that isn't its own, and the order of its parts. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Report } from '../report.js';
import { escapeHtml } from './markup.js';

interface DocumentParts {
  page: PageBundle;
  title: string;
  status: Report['status'];
  /** Shown where scripts don't run, and on paper. */
  fallback: string;
  list: string;
  blocks: readonly string[];
}

/** Comes first, so that nobody sees the list that the page replaces. */
const EARLY_SCRIPT = "document.documentElement.className='scripted'";

/** The page's script stands before the cases' blocks: it shows the list while the browser still reads those. */
export function htmlDocument({ page, title, status, fallback, list, blocks }: DocumentParts): string {
  const script = asScript(page.script);
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy([EARLY_SCRIPT, script], page.style)}">`,
    '<meta name="referrer" content="no-referrer">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="generator" content="Casewright">',
    `<link rel="icon" href="${iconOf(status)}">`,
    `<title>${escapeHtml(title)}</title>`,
    `<script>${EARLY_SCRIPT}</script>`,
    `<style>${page.style}</style>`,
    '</head>',
    '<body>',
    '<div id="page"></div>',
    `<div id="static">${fallback}</div>`,
    list,
    `<script>${script}</script>`,
    ...blocks,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

const policy = (scripts: readonly string[], style: string): string =>
  [
    "default-src 'none'",
    `script-src ${scripts.map(hashOf).join(' ')}`,
    `style-src ${hashOf(style)}`,
    "img-src 'self' data:",
    "connect-src 'none'",
    "object-src 'none'",
    "frame-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The bundler has escaped the end of the element in its strings already; this is for whatever comes with a library. */
const asScript = (script: string): string => script.replaceAll('</script', '<\\/script');

const COLOURS = { passed: '%231a7f37', failed: '%23c62828', interrupted: '%23b26a00' };

const iconOf = (status: Report['status']): string =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Ccircle cx='8' cy='8' r='7' fill='${COLOURS[status]}'/%3E%3C/svg%3E`;

/** The page's script and style, which are built into files of their own beside the package's code. */
export interface PageBundle {
  script: string;
  style: string;
}

export async function readPageBundle(): Promise<PageBundle> {
  const [script, style] = await Promise.all(
    ['reportPage.js', 'reportPage.css'].map((name) => readFile(path.join(import.meta.dirname, name), 'utf8')),
  );
  return { script: script ?? '', style: style ?? '' };
}
