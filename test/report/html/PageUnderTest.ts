/** The sample report as a page in a real browser, opened from a file as a person would. */
import { build } from 'esbuild';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { htmlReport, type HtmlOptions } from '../../../src/report/html/htmlReport.js';
import type { PageBundle } from '../../../src/report/html/htmlDocument.js';
import type { Report } from '../../../src/report/report.js';
import { launchBrowser } from '../../support/browser.js';
import { root } from '../../support/places.js';

export interface Opening extends BrowserContextOptions {
  /** What is done with the page before the report is opened in it. */
  before?: (page: Page) => Promise<unknown>;
}

/** From the sources as they are, so that no test looks at a page of yesterday. */
export async function buildPage(): Promise<PageBundle> {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, 'src/report/html/page/main.tsx')],
    ...{ bundle: true, minify: true, format: 'iife', write: false, outdir: 'page', logLevel: 'warning' },
  });
  const textOf = (ending: string) => outputFiles.find((file) => file.path.endsWith(ending))?.text ?? '';
  return { script: textOf('.js'), style: textOf('.css') };
}

export type Files = ReadonlyMap<string, Buffer>;

export class PageUnderTest {
  readonly folder: string;
  readonly page: PageBundle;
  readonly #browser: Browser;

  private constructor(folder: string, page: PageBundle, browser: Browser) {
    this.folder = folder;
    this.page = page;
    this.#browser = browser;
  }

  static async prepare(): Promise<PageUnderTest> {
    const below = path.join(root, 'test-results');
    await mkdir(below, { recursive: true });
    const [folder, page, browser] = await Promise.all([
      mkdtemp(path.join(below, 'html-')),
      buildPage(),
      launchBrowser(),
    ]);
    return new PageUnderTest(folder, page, browser);
  }

  /** Writes a report into a folder of its own, with the files that stay beside it. */
  async write(name: string, report: Report, files: Files, options: HtmlOptions = {}): Promise<void> {
    const read = (file: string) => Promise.resolve(files.get(file));
    const { text } = await htmlReport(report, read, { page: this.page, ...options });
    const folder = path.join(this.folder, name);
    for (const [file, content] of files) await writeInto(folder, file, content);
    await writeInto(folder, 'index.html', text);
  }

  /** @param hash what stands behind `#` */
  async open(name: string, hash = '', { before, ...context }: Opening = {}): Promise<Page> {
    const made = await this.#browser.newContext({ viewport: { width: 1280, height: 900 }, ...context });
    const page = await made.newPage();
    await before?.(page);
    await page.goto(`${this.addressOf(name)}${hash}`);
    return page;
  }

  addressOf(name: string): string {
    return pathToFileURL(path.join(this.folder, name, 'index.html')).href;
  }

  async end(): Promise<void> {
    await this.#browser.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}

async function writeInto(folder: string, file: string, content: Buffer | string): Promise<void> {
  const place = path.join(folder, file);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, content);
}

/** The part of the address that opens a case. */
export const hashOfCase = (report: Report, title: string, more: Record<string, string> = {}): string => {
  const found = report.cases.find((one) => one.title === title);
  if (!found) throw new Error(`The report has no case "${title}".`);
  return `#${new URLSearchParams({ case: found.id, ...more }).toString()}`;
};
