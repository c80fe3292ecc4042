/** The local service of a plugin: in the main process, one for all workers, from the first case that needs it on. */
import { randomBytes } from 'node:crypto';
import type { LocalService as StartedService } from '../service/index.js';
import type { FoundService } from './provided.js';

export class LocalService {
  readonly apiKey = randomBytes(24).toString('base64url');
  #starting: Promise<StartedService> | undefined;
  #isClosed = false;

  /** @param concurrency sessions at a time, in one browser */
  async find(concurrency: number): Promise<FoundService> {
    if (this.#isClosed) throw new Error('The run has ended: no local service is started any more.');
    this.#starting ??= this.#start(concurrency);
    const { baseURL, projectId } = await this.#starting;
    return { baseURL, projectId };
  }

  /** Ends its sessions, its server and its browser. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const started = await this.#starting?.catch(() => undefined);
    await started?.close();
  }

  async #start(concurrency: number): Promise<StartedService> {
    // Only now: most runs of a suite need none.
    const { startService } = await import('../service/startService.js');
    return startService({ apiKey: this.apiKey, capture: 'events', concurrency });
  }
}
