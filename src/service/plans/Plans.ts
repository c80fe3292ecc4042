/** The stored plans of all projects: ordered sets of cases, and how they are to be run. */
import type { z } from 'zod';
import type { PlanChange, PlanDetail, PlanListItem, PlanWrite } from '../../contract/index.js';
import { ApiError } from '../ApiError.js';
import type { NumberedPage, PageAsked } from '../pages.js';
import { applyChange, ProjectRecords } from '../projects/ProjectRecords.js';
import type { Projects } from '../projects/Projects.js';
import type { RecordContext } from '../Records.js';
import type { Cases } from './Cases.js';
import { keepSecrets, planDetail, planListItem } from './planShown.js';

/** As it is kept: the variables with the values of secrets. */
export interface StoredPlan extends Omit<z.output<typeof PlanWrite>, 'description'> {
  id: string;
  projectId: string;
  description: string | null;
  archivedAt: string | null;
  createdAt: string;
  updatedAt: string;
}

/** As records they have their secrets, so only what is `shown` is for an answer. */
export class Plans extends ProjectRecords<StoredPlan> {
  constructor(
    around: RecordContext,
    projects: Projects,
    private readonly cases: Cases,
  ) {
    super(around, 'plan', projects);
  }

  async items(projectId: string, page: PageAsked): Promise<NumberedPage<PlanListItem>> {
    const listed = await this.pageOf(projectId, page);
    const cases = await this.cases.find(listed.items.flatMap(({ caseIds }) => caseIds));
    return { ...listed, items: listed.items.map((plan) => planListItem(plan, cases)) };
  }

  /** @throws ApiError 404 for the project, 400 for what can't be right */
  async create(projectId: string, write: z.output<typeof PlanWrite>): Promise<PlanDetail> {
    await this.projects.mustHave(projectId);
    await this.#checkCases(write.caseIds, projectId);
    const { description = null } = write;
    const variables = keepSecrets(write.variables);
    return this.shown(await this.add(projectId, { ...write, description, variables }));
  }

  /** @throws ApiError 404, 409 for an archived one, 400 for what can't be right */
  async update(planId: string, change: z.output<typeof PlanChange>): Promise<PlanDetail> {
    const { projectId, archivedAt } = await this.mustHave(planId);
    if (archivedAt === null && change.caseIds) await this.#checkCases(change.caseIds, projectId);
    const edited = await this.edit(planId, (stored) => {
      const variables = change.variables && keepSecrets(change.variables, stored.variables);
      return applyChange(stored, { ...change, variables });
    });
    return this.shown(edited);
  }

  async shown(plan: StoredPlan): Promise<PlanDetail> {
    const project = await this.projects.mustHave(plan.projectId);
    return planDetail(plan, project, await this.cases.find(plan.caseIds));
  }

  async #checkCases(caseIds: readonly string[], projectId: string): Promise<void> {
    const cases = await this.cases.find(caseIds);
    const faults = caseIds.flatMap((id, index) =>
      cases.get(id)?.projectId === projectId
        ? []
        : [`caseIds.${index}: project ${projectId} has no case ${id}`],
    );
    if (faults.length > 0) throw new ApiError(400, faults.join('; '));
  }
}
