/** The local service of a run: in the main process, one for all projects and workers, from the first case that needs it on. */
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Vitest, TestProject } from 'vitest/node';
import type { LocalService as StartedService, OwnOfProject, OwnSteps } from '../service/index.js';
import type { PhonesOption } from '../phones/options.js';
import type { FoundService } from './provided.js';
import { isCode, ownStepsOf, stepsDefinedBy, type StepDefinition } from '../phrases/index.js';
import type { CaseFiles } from './caseFiles/CaseFiles.js';

const services = new WeakMap<Vitest, LocalService>();

/** That of a run, which ends with it. */
export function localServiceOf(vitest: Vitest): LocalService {
  const known = services.get(vitest);
  if (known) return known;
  const service = new LocalService(vitest.config.root);
  services.set(vitest, service);
  // A configuration that is edited while Vitest watches is loaded anew, with another service.
  vitest.onClose(() => {
    services.delete(vitest);
    return service.close();
  });
  return service;
}

export interface OwnOfPlugin extends OwnOfProject {
  plugin: string;
}

export class LocalService {
  readonly apiKey = randomBytes(24).toString('base64url');
  #starting: Promise<StartedService> | undefined;
  /** Of plugins with steps or settings of their own, by their names; two of them don't know each other's. */
  readonly #projects = new Map<string, { id: Promise<string>; ownSteps: OwnSteps | undefined }>();
  readonly #phones = new Map<string, PhonesOption>();
  #isClosed = false;

  /** @param root where files to be uploaded are looked for */
  constructor(private readonly root: string) {}

  /** Before the service is found: it knows them from its start on. */
  addPhones(plugin: string, phones: PhonesOption): void {
    this.#phones.set(plugin, phones);
  }

  /** @param concurrency sessions at a time, in one browser */
  async find(concurrency: number, own?: OwnOfPlugin): Promise<FoundService> {
    if (this.#isClosed) throw new Error('The run has ended: no local service is started any more.');
    this.#starting ??= this.#start(concurrency);
    try {
      const service = await this.#starting;
      return {
        baseURL: service.baseURL,
        projectId: await (own ? this.#projectOf(own, service) : service.projectId),
      };
    } catch (error) {
      // The next run of a watching Vitest may have more luck.
      this.#starting = undefined;
      throw error;
    }
  }

  /** The steps may be others than at the run before. */
  #projectOf({ plugin, ownSteps, options, secrets }: OwnOfPlugin, service: StartedService): Promise<string> {
    const known = this.#projects.get(plugin);
    if (known) {
      known.ownSteps = ownSteps;
      return known.id;
    }
    const find: OwnSteps['find'] = (step) => this.#projects.get(plugin)?.ownSteps?.find(step);
    const id = service.addProject(plugin, { ownSteps: { find }, options, secrets });
    this.#projects.set(plugin, { id, ownSteps });
    return id;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const started = await this.#starting?.catch(() => undefined);
    await started?.close();
  }

  async #start(concurrency: number): Promise<StartedService> {
    // Only now: most runs of a suite need none.
    const { startService } = await import('../service/startService.js');
    const files = [this.root];
    const addresses = 'any';
    const phones = this.#phones.size === 0 ? undefined : [...this.#phones.values()];
    return startService({ apiKey: this.apiKey, capture: 'events', concurrency, files, addresses, phones });
  }
}

/** What each file has defined; one that is loaded already, as for another plugin, defines nothing again. */
const defined = new WeakMap<TestProject, Map<string, StepDefinition[]>>();
/** One file at a time, or nobody would know who has defined what. */
let turn: Promise<unknown> = Promise.resolve();

/** Undefined where no file defines any. */
export async function loadOwnSteps(
  { phraseFiles }: CaseFiles,
  root: string,
  project: TestProject,
): Promise<OwnSteps | undefined> {
  const files = [...phraseFiles].filter(isCode).map((file) => path.join(root, file));
  if (files.length === 0) return undefined;
  const loading = turn.then(() => loadAll(files, project));
  turn = loading.catch(() => undefined);
  return ownStepsOf(await loading);
}

async function loadAll(files: readonly string[], project: TestProject): Promise<StepDefinition[]> {
  const known = defined.get(project) ?? new Map<string, StepDefinition[]>();
  defined.set(project, known);
  const all: StepDefinition[] = [];
  for (const file of files) {
    // As Vitest loads the user's own set-up: TypeScript, aliases and edits are its own matter.
    const found = await stepsDefinedBy(() => project.import(file));
    if (found.length > 0) known.set(file, found);
    all.push(...(known.get(file) ?? []));
  }
  return all;
}
