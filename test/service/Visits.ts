/** Sessions on small sites, with what they tell besides their verdict. */
import { expect } from 'vitest';
import type { Browser, Page } from '@playwright/test';
import { gather, ServiceClient } from '../../src/client/index.js';
import type { Session } from '../../src/contract/index.js';
import { startService, type LocalService, type SessionOptions } from '../../src/service/index.js';
import { launchBrowser } from '../support/browser.js';
import { serveHttp } from '../support/httpServer.js';

/** What a server answers at which address; anything else is not found. */
export type Site = Readonly<
  Record<string, string | { status?: number; type?: string; body: string; delay?: number }>
>;

export interface Reported {
  session: Session;
  /** With the number of the step that each belongs to. */
  observations: [step: number | undefined, description: string][];
}

interface VisitOptions extends SessionOptions {
  prepare?: (page: Page) => Promise<unknown>;
  after?: (page: Page) => Promise<unknown>;
}

/** What takes long on a busy machine is asked for where it matters. */
const QUIET: SessionOptions = { observe: { accessibility: false, slowAfter: 20_000 } };

export class Visits {
  private constructor(
    private readonly service: LocalService,
    private readonly client: ServiceClient,
    private readonly browser: Browser,
  ) {}

  static async start(): Promise<Visits> {
    const service = await startService({ stepTimeout: 4_000, capture: 'off' });
    return new Visits(service, new ServiceClient(service), await launchBrowser());
  }

  async end(): Promise<void> {
    await this.client.close();
    await this.service.close();
    await this.browser.close();
  }

  async to(
    site: Site,
    steps: readonly string[],
    { prepare, after, ...options }: VisitOptions = QUIET,
  ): Promise<Reported> {
    const { origin } = await serve(site);
    const page = await this.browser.newPage();
    await prepare?.(page);
    const device = this.service.registerDevice({ page, options });
    const list = steps.map((step, index) => `${index + 1}. ${step}`);
    const session = await this.#run([`Start at ${origin}`, '', ...list].join('\n'), device.id);
    const stepOf = await this.#steps(session.id);
    await after?.(page);
    await page.close();
    const reported = (session.observations ?? []).map(
      ({ description, messageId }): Reported['observations'][number] => [
        stepOf(messageId),
        description.replaceAll(origin, ''),
      ],
    );
    return { session, observations: reported };
  }

  async #run(prompt: string, userDeviceId: string): Promise<Session> {
    const { projectId } = this.service;
    const id = await this.client.createSession({ title: 'T', prompt, projectId, userDeviceId });
    const look = async () => (await this.client.getSession(id)).completedAt;
    await expect.poll(look, { timeout: 30_000, interval: 20 }).toBeTruthy();
    return this.client.getSession(id);
  }

  async #steps(id: string): Promise<(messageId: string) => number | undefined> {
    const messages = await gather(this.client.listMessages(id));
    return (messageId) => {
      const output = messages.find((message) => message.id === messageId)?.metadata?.toolOutput;
      return (output as { step?: number } | undefined)?.step;
    };
  }
}

function serve(site: Site) {
  return serveHttp(({ url }, response) => {
    const answer = site[url] ?? { status: 404, type: 'text/plain', body: 'nothing here' };
    const {
      status = 200,
      type = 'text/html',
      body,
      delay = 0,
    } = typeof answer === 'string' ? { body: answer } : answer;
    setTimeout(() => response.writeHead(status, { 'content-type': type }).end(body), delay);
  });
}
