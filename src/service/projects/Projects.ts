/** The projects of a service: what its sessions, cases and plans are grouped by. */
import { randomUUID } from 'node:crypto';
import type { Project, ProjectChange, ProjectWrite } from '../../contract/index.js';
import { Records, type RecordContext } from '../Records.js';
import { ApiError } from '../ApiError.js';

interface StoredProject {
  id: string;
  name: string;
  description: string | null;
  createdAt: string;
  /** The one that the service made for itself at its first start. */
  isDefault: boolean;
}

export class Projects {
  private constructor(
    private readonly around: RecordContext,
    private readonly records: Records<StoredProject>,
  ) {}

  /** At the first start with one project, named "Default". */
  static async load(around: RecordContext): Promise<Projects> {
    const projects = new Projects(around, await Records.load<StoredProject>(around.store, 'projects'));
    if (projects.records.all().length === 0) await projects.#add({ name: 'Default' }, true);
    return projects;
  }

  /** The project that the service made for itself; the same one after a restart, whatever its name is by now. */
  get default(): Project {
    const found = this.records.all().find(({ isDefault }) => isDefault);
    if (!found)
      throw new Error('The data of this service has no default project: it is damaged or incomplete.');
    return shown(found);
  }

  /** Oldest first. */
  list(): Project[] {
    const oldestFirst = (a: StoredProject, b: StoredProject) =>
      Date.parse(a.createdAt) - Date.parse(b.createdAt);
    return this.records.all().sort(oldestFirst).map(shown);
  }

  /** @throws ApiError 404 */
  mustHave(projectId: string): Project {
    return shown(this.#mustHave(projectId));
  }

  async create(write: ProjectWrite): Promise<Project> {
    return this.#add(write, false);
  }

  /** @throws ApiError 404 */
  async update(projectId: string, change: ProjectChange): Promise<Project> {
    const { name, description, ...rest } = this.#mustHave(projectId);
    const changed = this.records.put({
      ...rest,
      name: change.name ?? name,
      description: change.description === undefined ? description : change.description,
    });
    await this.around.store.flush();
    return shown(changed);
  }

  async #add({ name, description = null }: ProjectWrite, isDefault: boolean): Promise<Project> {
    const createdAt = this.around.now().toISOString();
    const added = this.records.put({ id: randomUUID(), name, description, createdAt, isDefault });
    await this.around.store.flush();
    return shown(added);
  }

  #mustHave(projectId: string): StoredProject {
    const found = this.records.get(projectId);
    if (!found) throw new ApiError(404, `No project ${projectId}`);
    return found;
  }
}

const shown = ({ id, name, description, createdAt }: StoredProject): Project => ({
  id,
  name,
  description,
  createdAt,
});
