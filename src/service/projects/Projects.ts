/** The projects of a service, and what is of one of them: cases and plans, which change until they are archived. */
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type {
  Project,
  ProjectChange,
  ProjectWrite,
  CaseChange,
  CaseDetail,
  CaseListItem,
  CaseWrite,
} from '../../contract/index.js';
import { Records, type RecordContext, type NumberedPage, type PageAsked, shortened } from '../Records.js';
import { ApiError } from '../ApiError.js';

/** `isDefault`: the one that the service made for itself at its first start. */
type StoredProject = Project & { isDefault: boolean };

type Around = Pick<RecordContext, 'database' | 'now'>;

export class Projects extends Records<StoredProject> {
  private constructor(private readonly around: Around) {
    super(around.database, 'projects');
  }

  /** At the first start with one project, named "Default". */
  static async load(around: Around): Promise<Projects> {
    const projects = new Projects(around);
    await projects.#addDefault();
    return projects;
  }

  /** The project that the service made for itself; the same one after a restart, whatever its name is by now. */
  async default(): Promise<Project> {
    const found = (await this.all()).find(({ isDefault }) => isDefault);
    if (found) return shown(found);
    throw new Error('The data of this service has no default project: it is damaged or incomplete.');
  }

  async items(): Promise<Project[]> {
    return (await this.list({ order: 'oldest' })).items.map(shown);
  }

  async create(write: ProjectWrite): Promise<Project> {
    return shown(await this.put(this.#new(write, false)));
  }

  async update(projectId: string, { name, description }: ProjectChange): Promise<Project> {
    const change = { name, description };
    return shown(await this.mustChange(projectId, (stored) => applyChange(stored, change)));
  }

  /** Of several processes that start at the same time one makes it. */
  async #addDefault(): Promise<void> {
    if ((await this.count()) > 0) return;
    const document = this.#new({ name: 'Default' }, true);
    const { id } = document;
    await this.database.apply([
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

export interface OfProject {
  id: string;
  projectId: string;
  archivedAt?: string | null | undefined;
  createdAt: string;
  updatedAt: string;
}

export class ProjectRecords<Stored extends OfProject> extends Records<Stored> {
  constructor(
    protected readonly around: RecordContext,
    private readonly name: 'case' | 'plan',
    protected readonly projects: Projects,
  ) {
    super(around.database, `${name}s`);
  }

  /** Without the archived ones. @throws ApiError 404 */
  async pageOf(projectId: string, page: PageAsked): Promise<NumberedPage<Stored>> {
    await this.projects.mustHave(projectId);
    return this.numberedPage({ project: projectId }, page);
  }

  add(projectId: string, fields: Omit<Stored, keyof OfProject>): Promise<Stored> {
    const now = this.around.now().toISOString();
    const given = { id: randomUUID(), projectId, archivedAt: null, createdAt: now, updatedAt: now };
    return this.put({ ...fields, ...(given satisfies OfProject) } as unknown as Stored);
  }

  edit(id: string, change: (stored: Stored) => Stored): Promise<Stored> {
    const updatedAt = this.around.now().toISOString();
    return this.mustChange(id, (stored) => {
      if (stored.archivedAt == null) return { ...change(stored), updatedAt };
      const name = `${this.name.charAt(0).toUpperCase()}${this.name.slice(1)}`;
      throw new ApiError(409, `${name} ${id} is archived and can't be changed any more`);
    });
  }

  /** Archiving it again changes nothing. @throws ApiError 404 */
  archive(id: string): Promise<Stored> {
    const archivedAt = this.around.now().toISOString();
    return this.mustChange(id, (stored) => (stored.archivedAt == null ? { ...stored, archivedAt } : stored));
  }
}

/** What a change leaves out stays as it is; null is a value as any other. */
export function applyChange<Stored extends object>(
  stored: Stored,
  change: { [Name in keyof Stored]?: Stored[Name] | undefined },
): Stored {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  return { ...stored, ...Object.fromEntries(given) };
}

export interface LastRun {
  lastRunAt: string;
  lastStatus: string;
}

/** An archived one stays in the plans that have it; their runs skip it. */
export class Cases extends ProjectRecords<CaseDetail> {
  constructor(around: RecordContext, projects: Projects) {
    super(around, 'case', projects);
  }

  async items(projectId: string, page: PageAsked): Promise<NumberedPage<CaseListItem>> {
    const listed = await this.pageOf(projectId, page);
    return { ...listed, items: listed.items.map(listItem) };
  }

  async create(projectId: string, write: z.output<typeof CaseWrite>): Promise<CaseDetail> {
    await this.projects.mustHave(projectId);
    return this.add(projectId, applyChange(EMPTY, write as Partial<CaseDetail>));
  }

  update(caseId: string, change: z.output<typeof CaseChange>): Promise<CaseDetail> {
    return this.edit(caseId, (stored) => applyChange(stored, change as Partial<CaseDetail>));
  }

  async noteRun(caseId: string, lastRun: LastRun): Promise<void> {
    await this.mustChange(caseId, (stored) => ({ ...stored, ...lastRun }));
  }
}

/** Every field that may be null is. That `apiEnabled` begins as true is our choice, as with plans. */
const EMPTY: Partial<CaseDetail> = {
  ...{ title: null, description: null, startUrl: null, apiEnabled: true, lastRunAt: null, lastStatus: null },
  ...{ apiMobileConfig: null, apiWebConfig: null, apiDesktopConfig: null, apiMultiDeviceConfig: null },
};

function listItem(one: CaseDetail): CaseListItem {
  const { id, projectId, type, title, description, startUrl, lastRunAt, lastStatus } = one;
  return {
    ...{ id, projectId, type, title, startUrl, lastRunAt, lastStatus },
    description: description == null ? null : shortened(description),
    createdAt: one.createdAt,
    updatedAt: one.updatedAt,
  };
}
