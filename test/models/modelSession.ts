/** A session of the local service on a page, with a model that a fake of its provider answers for. */
import type { Page } from '@playwright/test';
import { afterAll, beforeAll } from 'vitest';
import { gather, ServiceClient } from '../../src/client/index.js';
import { isTerminal, type Session, type SessionMessage } from '../../src/contract/index.js';
import type { ModelsOption } from '../../src/models/index.js';
import { startService, type LocalService, type SessionOptions } from '../../src/service/index.js';
import { useBrowser, usePages } from '../support/browser.js';
import { startHttp } from '../support/httpServer.js';
import type { Answer, Answerer } from './providers/Answer.js';
import { startProvider, type Provider } from './providers/startProvider.js';

export interface Asking {
  html: string | Readonly<Record<string, string>>;
  steps: readonly string[];
  answer: Answerer | readonly Answer[];
  secrets?: Readonly<Record<string, string>>;
  options?: Omit<SessionOptions, 'models'>;
  models?: (baseURL: string) => ModelsOption;
  model?: string;
}

export interface Asked {
  session: Session;
  messages: SessionMessage[];
  /** What came of each thing that was done, checked or asked, in their order. */
  reported: Record<string, unknown>[];
  asked: Provider['asked'];
  /** So many the session has kept. */
  pictures: number;
}

export const localModel = (baseURL: string): ModelsOption => ({
  local: { provider: 'openai-compatible', baseURL, model: 'small', price: { input: 1, output: 10 } },
});

/** Finding out takes longer than the rest of such a session. */
const QUIET = { accessibility: false };

let service: LocalService;
let onPage: ReturnType<typeof usePages>;

/** One service for all tests of the file that calls it, and a page for each that runs at the same time. */
export function useModelSessions(): void {
  onPage = usePages(useBrowser());
  beforeAll(async () => {
    service = await startService({ stepTimeout: 3_000, capture: 'off' });
  });
  afterAll(() => service.close());
}

export async function askModel(asking: Asking): Promise<Asked> {
  const provider = await startProvider(asking.answer);
  const pages = typeof asking.html === 'string' ? { '/': asking.html } : asking.html;
  const site = await startHttp(({ url }, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(pages[url.split('?')[0] ?? ''] ?? ''),
  );
  try {
    const around = { asking, origin: site.origin, modelAt: provider.baseURL };
    const came = await onPage((page) => runSession(page, around));
    return { ...came, asked: provider.asked };
  } finally {
    await Promise.all([provider.close(), site.close()]);
  }
}

interface Around {
  asking: Asking;
  origin: string;
  modelAt: string;
}

async function runSession(page: Page, { asking, origin, modelAt }: Around): Promise<Omit<Asked, 'asked'>> {
  const { steps, secrets = {}, options = {}, models = localModel, model } = asking;
  const { registerDevice, projectId, ...access } = service;
  await page.goto('about:blank');
  const given = { stepTimeout: 3_000, observe: QUIET, ...options, models: models(modelAt) };
  const device = registerDevice({ page, options: given, secrets });
  try {
    const client = new ServiceClient(access);
    const lines = steps.map((step, index) => `${index + 1}. ${step}`);
    const prompt = [`Start at ${origin}/`, '', ...lines].join('\n');
    const about = { title: 'A visit by hush-hush', prompt, projectId, userDeviceId: device.id };
    const id = await client.createSession({ ...about, ...(model !== undefined && { model }) });
    let session = await client.getSession(id);
    while (!isTerminal(session.status)) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      session = await client.getSession(id);
    }
    const messages = await gather(client.listMessages(id));
    const reported = messages.flatMap(({ metadata }) =>
      metadata?.toolOutput == null ? [] : [metadata.toolOutput as Record<string, unknown>],
    );
    const pictures = await gather(client.listScreenshots(id));
    return { session, messages, reported, pictures: pictures.length };
  } finally {
    await device.remove(new Error('the test has ended'));
  }
}
