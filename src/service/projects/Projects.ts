/** The projects of a service: what its sessions, cases and plans are grouped by. */
import { randomUUID } from 'node:crypto';
import type { Project, ProjectChange, ProjectWrite } from '../../contract/index.js';
import { Records, type RecordContext } from '../Records.js';
import { applyChange } from './ProjectRecords.js';

interface StoredProject {
  id: string;
  name: string;
  description: string | null;
  createdAt: string;
  /** The one that the service made for itself at its first start. */
  isDefault: boolean;
}

type Around = Pick<RecordContext, 'database' | 'now'>;

export class Projects {
  readonly #records: Records<StoredProject>;

  private constructor(private readonly around: Around) {
    this.#records = new Records(around.database, 'projects');
  }

  /** At the first start with one project, named "Default". */
  static async load(around: Around): Promise<Projects> {
    const projects = new Projects(around);
    await projects.#addDefault();
    return projects;
  }

  /** The project that the service made for itself; the same one after a restart, whatever its name is by now. */
  async default(): Promise<Project> {
    const found = (await this.#records.all()).find(({ isDefault }) => isDefault);
    if (!found)
      throw new Error('The data of this service has no default project: it is damaged or incomplete.');
    return shown(found);
  }

  async list(): Promise<Project[]> {
    return (await this.#records.list({ order: 'oldest' })).items.map(shown);
  }

  async mustHave(projectId: string): Promise<Project> {
    return shown(await this.#records.mustHave(projectId));
  }

  async create(write: ProjectWrite): Promise<Project> {
    return shown(await this.#records.put(this.#new(write, false)));
  }

  async update(projectId: string, { name, description }: ProjectChange): Promise<Project> {
    const change = { name, description };
    return shown(await this.#records.mustChange(projectId, (stored) => applyChange(stored, change)));
  }

  /** Of several processes that start at the same time one makes it. */
  async #addDefault(): Promise<void> {
    if ((await this.#records.count()) > 0) return;
    const document = this.#new({ name: 'Default' }, true);
    const { id } = document;
    await this.around.database.apply([
      { kind: 'settings', id: 'defaultProject', document: { id }, expects: 0 },
      { kind: 'projects', id, document, expects: 0 },
    ]);
  }

  #new({ name, description = null }: ProjectWrite, isDefault: boolean): StoredProject {
    const createdAt = this.around.now().toISOString();
    return { id: randomUUID(), name, description, createdAt, isDefault };
  }
}

const shown = ({ isDefault: _, ...project }: StoredProject): Project => project;
