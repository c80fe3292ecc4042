/** What cases and plans have in common: they are of a project, and change until they are archived. */
import { randomUUID } from 'node:crypto';
import { ApiError } from '../ApiError.js';
import type { NumberedPage, PageAsked } from '../pages.js';
import { Records, type RecordContext } from '../Records.js';
import type { Projects } from './Projects.js';

interface OfProject {
  id: string;
  projectId: string;
  archivedAt?: string | null | undefined;
  createdAt: string;
  updatedAt: string;
}

type Given = 'id' | 'projectId' | 'archivedAt' | 'createdAt' | 'updatedAt';

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

  add(projectId: string, fields: Omit<Stored, Given>): Promise<Stored> {
    const now = this.around.now().toISOString();
    const given: OfProject = {
      ...{ id: randomUUID(), projectId, archivedAt: null, createdAt: now, updatedAt: now },
    };
    return this.put({ ...fields, ...given } as Stored);
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
