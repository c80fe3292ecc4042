/** The stored cases of all projects. */
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { CaseChange, CaseDetail, CaseListItem, CaseWrite } from '../../contract/index.js';
import { Records, type RecordContext } from '../Records.js';
import { ApiError } from '../ApiError.js';
import { numberedPage, type NumberedPage, shortened } from '../pages.js';
import type { Projects } from '../projects/Projects.js';

/** What a run did with a case. */
export interface LastRun {
  lastRunAt: string;
  lastStatus: string;
}

export class Cases {
  readonly #records: Records<CaseDetail>;

  constructor(
    private readonly around: RecordContext,
    private readonly projects: Projects,
  ) {
    this.#records = new Records(around.database, 'cases');
  }

  /** With the archived ones. */
  count(): Promise<number> {
    return this.#records.count();
  }

  /** @throws ApiError 404 */
  async list(
    projectId: string,
    page: { page: number; pageSize: number },
  ): Promise<NumberedPage<CaseListItem>> {
    await this.projects.mustHave(projectId);
    const where = { project: projectId, isArchived: false };
    return numberedPage(page, (slice) => this.#records.list({ where, page: slice }), listItem);
  }

  /** @throws ApiError 404 */
  async create(projectId: string, write: z.output<typeof CaseWrite>): Promise<CaseDetail> {
    await this.projects.mustHave(projectId);
    const now = this.around.now().toISOString();
    const changed = applyChange(newCase(projectId, write), write as Partial<CaseDetail>);
    return this.#records.put({ ...changed, createdAt: now, updatedAt: now });
  }

  /** @throws ApiError 404 */
  async get(caseId: string): Promise<CaseDetail> {
    const found = await this.#records.get(caseId);
    if (!found) throw missing(caseId);
    return found;
  }

  /** Those of them that there are, by their ids. */
  async find(caseIds: readonly string[]): Promise<ReadonlyMap<string, CaseDetail>> {
    const found = caseIds.length === 0 ? [] : await this.#records.all({ id: [...new Set(caseIds)] });
    return new Map(found.map((one) => [one.id, one]));
  }

  /** @throws ApiError 404, 409 for an archived one */
  update(caseId: string, change: z.output<typeof CaseChange>): Promise<CaseDetail> {
    const updatedAt = this.around.now().toISOString();
    return this.#change(caseId, (stored) => {
      if (stored.archivedAt != null) {
        throw new ApiError(409, `Case ${caseId} is archived and can't be changed any more`);
      }
      return { ...applyChange(stored, change as Partial<CaseDetail>), updatedAt };
    });
  }

  /** It stays in the plans that have it; their runs skip it. Archiving it again changes nothing. @throws ApiError 404 */
  archive(caseId: string): Promise<CaseDetail> {
    const archivedAt = this.around.now().toISOString();
    return this.#change(caseId, (stored) => (stored.archivedAt == null ? { ...stored, archivedAt } : stored));
  }

  async noteRun(caseId: string, lastRun: LastRun): Promise<void> {
    await this.#change(caseId, (stored) => ({ ...stored, ...lastRun }));
  }

  async #change(caseId: string, change: (stored: CaseDetail) => CaseDetail): Promise<CaseDetail> {
    const changed = await this.#records.change(caseId, change);
    if (!changed) throw missing(caseId);
    return changed;
  }
}

const missing = (caseId: string) => new ApiError(404, `No case ${caseId}`);

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
