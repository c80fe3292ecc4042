/** The stored cases of all projects. */
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { CaseChange, CaseDetail, CaseListItem, CaseWrite } from '../../contract/index.js';
import { Records, type RecordContext } from '../Records.js';
import { ApiError } from '../ApiError.js';
import { newestFirst, pageOf, type NumberedPage, shortened } from '../pages.js';
import type { Projects } from '../projects/Projects.js';

/** What a run did with a case. */
export interface LastRun {
  lastRunAt: string;
  lastStatus: string;
}

export class Cases {
  private constructor(
    private readonly around: RecordContext,
    private readonly projects: Projects,
    private readonly records: Records<CaseDetail>,
  ) {}

  static async load(around: RecordContext, projects: Projects): Promise<Cases> {
    return new Cases(around, projects, await Records.load<CaseDetail>(around.store, 'cases'));
  }

  /** With the archived ones. */
  get count(): number {
    return this.records.all().length;
  }

  /** @throws ApiError 404 */
  list(projectId: string, page: { page: number; pageSize: number }): NumberedPage<CaseListItem> {
    this.projects.mustHave(projectId);
    const listed = this.records.all().filter((one) => one.projectId === projectId && one.archivedAt == null);
    const { items, ...numbers } = pageOf(newestFirst(listed), page);
    return { items: items.map(listItem), ...numbers };
  }

  /** @throws ApiError 404 */
  async create(projectId: string, write: z.output<typeof CaseWrite>): Promise<CaseDetail> {
    this.projects.mustHave(projectId);
    const now = this.around.now().toISOString();
    const changed = applyChange(newCase(projectId, write), write as Partial<CaseDetail>);
    return this.#save({ ...changed, createdAt: now, updatedAt: now });
  }

  /** @throws ApiError 404 */
  get(caseId: string): CaseDetail {
    const found = this.records.get(caseId);
    if (!found) throw new ApiError(404, `No case ${caseId}`);
    return found;
  }

  find(caseId: string): CaseDetail | undefined {
    return this.records.get(caseId);
  }

  /** @throws ApiError 404, 409 for an archived one */
  async update(caseId: string, change: z.output<typeof CaseChange>): Promise<CaseDetail> {
    const stored = this.get(caseId);
    if (stored.archivedAt != null) {
      throw new ApiError(409, `Case ${caseId} is archived and can't be changed any more`);
    }
    const changed = applyChange(stored, change as Partial<CaseDetail>);
    return this.#save({ ...changed, updatedAt: this.around.now().toISOString() });
  }

  /** It stays in the plans that have it; their runs skip it. Archiving it again changes nothing. @throws ApiError 404 */
  async archive(caseId: string): Promise<CaseDetail> {
    const stored = this.get(caseId);
    return this.#save({ ...stored, archivedAt: stored.archivedAt ?? this.around.now().toISOString() });
  }

  /** Safe on disk with the run's own record. */
  noteRun(caseId: string, lastRun: LastRun): void {
    this.records.put({ ...this.get(caseId), ...lastRun });
  }

  async #save(changed: CaseDetail): Promise<CaseDetail> {
    this.records.put(changed);
    await this.around.store.flush();
    return changed;
  }
}

/** Every field that may be null is. That `apiEnabled` begins as true is our choice, as with plans. */
const newCase = (
  projectId: string,
  { type, scenario, format }: Pick<CaseDetail, 'type' | 'scenario' | 'format'>,
): CaseDetail => ({
  ...{ id: randomUUID(), projectId, type, title: null, description: null, scenario, format },
  ...{ startUrl: null, apiEnabled: true, lastRunAt: null, lastStatus: null, archivedAt: null },
  ...{ createdAt: '', updatedAt: '' },
  ...{ apiMobileConfig: null, apiWebConfig: null, apiDesktopConfig: null, apiMultiDeviceConfig: null },
});

function listItem(one: CaseDetail): CaseListItem {
  const { id, projectId, type, title, description, startUrl, lastRunAt, lastStatus } = one;
  return {
    ...{ id, projectId, type, title, startUrl, lastRunAt, lastStatus },
    description: description == null ? null : shortened(description),
    createdAt: one.createdAt,
    updatedAt: one.updatedAt,
  };
}

/** What a change leaves out stays as it is; null is a value as any other. */
export function applyChange<Stored extends object>(
  stored: Stored,
  change: { [Name in keyof Stored]?: Stored[Name] | undefined },
): Stored {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  return { ...stored, ...Object.fromEntries(given) };
}
