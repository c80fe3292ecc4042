/** The stored cases of all projects. */
import type { z } from 'zod';
import type { CaseChange, CaseDetail, CaseListItem, CaseWrite } from '../../contract/index.js';
import { shortened, type NumberedPage, type PageAsked, type RecordContext } from '../Records.js';
import { applyChange, ProjectRecords, type Projects } from '../projects/Projects.js';

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
