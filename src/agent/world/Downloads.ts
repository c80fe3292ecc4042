/** The files that the pages of a case have downloaded. */
import type { BrowserContext, Download, Page } from '@playwright/test';
import { firstLine } from '../around/attempt.js';
import { StepError } from '../../screen/StepError.js';

/** Files that are larger are not read for what they contain. */
const MOST_BYTES = 50 * 1024 * 1024;

export interface KeptDownload {
  name: string;
  file: Download;
  /** How many actions the case had done when a step first expected it and found it. */
  foundAfter?: number;
  /** Absent while it runs; then why it failed, if it did. */
  ended?: { failure: string | null };
}

export class Downloads {
  readonly #context: BrowserContext;
  readonly #downloads: KeptDownload[] = [];
  readonly #pages = new Set<Page>();

  /** @param tell Called when one has begun. */
  constructor(
    context: BrowserContext,
    private readonly tell: () => void,
  ) {
    this.#context = context;
    context.on('page', this.#watch);
    for (const page of context.pages()) this.#watch(page);
  }

  /** In the order in which they began. */
  all(): readonly KeptDownload[] {
    return this.#downloads;
  }

  stop(): void {
    this.#context.off('page', this.#watch);
    for (const page of this.#pages) page.off('download', this.#keep);
  }

  readonly #watch = (page: Page) => {
    this.#pages.add(page);
    page.on('download', this.#keep);
  };

  readonly #keep = (file: Download) => {
    const kept: KeptDownload = { name: file.suggestedFilename(), file };
    this.#downloads.push(kept);
    this.tell();
    const end = (failure: string | null) => void (kept.ended = { failure });
    file.failure().then(end, (error: unknown) => end(firstLine(error)));
  };
}

/** Waits until it is there; a stream, because the browser may run on another machine. */
export async function readDownload({ name, file }: KeptDownload): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of await file.createReadStream()) {
    const bytes = Buffer.from(chunk as Uint8Array);
    size += bytes.length;
    if (size > MOST_BYTES) throw tooLarge(name);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

function tooLarge(name: string): StepError {
  const message = `Failed to read the downloaded file "${name}": it is larger than 50 MB. Please look at its name only.`;
  return new StepError('target ambiguous', message);
}
