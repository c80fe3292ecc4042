/** The stored plans of all projects: ordered sets of cases, and how they are to be run. */
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { PlanChange, PlanDetail, PlanListItem, PlanWrite } from '../../contract/index.js';
import { newestFirst, pageOf, type NumberedPage } from '../pages.js';
import type { Projects } from '../projects/Projects.js';
import { Records, type RecordContext } from '../Records.js';
import { ApiError } from '../ApiError.js';
import { applyChange, type Cases } from './Cases.js';
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

interface PlanContext {
  around: RecordContext;
  projects: Projects;
  cases: Cases;
}

export class Plans {
  private constructor(
    private readonly all: PlanContext,
    private readonly records: Records<StoredPlan>,
  ) {}

  static async load(all: PlanContext): Promise<Plans> {
    return new Plans(all, await Records.load<StoredPlan>(all.around.store, 'plans'));
  }

  /** With the archived ones. */
  get count(): number {
    return this.records.all().length;
  }

  /** @throws ApiError 404 */
  list(projectId: string, page: { page: number; pageSize: number }): NumberedPage<PlanListItem> {
    this.all.projects.mustHave(projectId);
    const listed = this.records
      .all()
      .filter((plan) => plan.projectId === projectId && plan.archivedAt === null);
    const { items, ...numbers } = pageOf(newestFirst(listed), page);
    return { items: items.map((plan) => planListItem(plan, this.all.cases)), ...numbers };
  }

  /** @throws ApiError 404 for the project, 400 for what can't be right */
  async create(projectId: string, write: z.output<typeof PlanWrite>): Promise<PlanDetail> {
    this.all.projects.mustHave(projectId);
    const now = this.all.around.now().toISOString();
    this.#checkCases(write.caseIds, projectId);
    return this.#save({
      ...write,
      description: write.description ?? null,
      variables: keepSecrets(write.variables),
      ...{ id: randomUUID(), projectId, archivedAt: null, createdAt: now, updatedAt: now },
    });
  }

  /** With its secrets, so not for an answer. @throws ApiError 404 */
  stored(planId: string): StoredPlan {
    const found = this.records.get(planId);
    if (!found) throw new ApiError(404, `No plan ${planId}`);
    return found;
  }

  /** @throws ApiError 404 */
  get(planId: string): PlanDetail {
    return this.#shown(this.stored(planId));
  }

  /** @throws ApiError 404, 409 for an archived one, 400 for what can't be right */
  async update(planId: string, change: z.output<typeof PlanChange>): Promise<PlanDetail> {
    const stored = this.stored(planId);
    if (stored.archivedAt !== null) {
      throw new ApiError(409, `Plan ${planId} is archived and can't be changed any more`);
    }
    if (change.caseIds) this.#checkCases(change.caseIds, stored.projectId);
    const variables = change.variables && keepSecrets(change.variables, stored.variables);
    const changed = applyChange(stored, { ...change, variables });
    return this.#save({ ...changed, updatedAt: this.all.around.now().toISOString() });
  }

  /** Runs under way go on; archiving it again changes nothing. @throws ApiError 404 */
  async archive(planId: string): Promise<PlanDetail> {
    const stored = this.stored(planId);
    return this.#save({ ...stored, archivedAt: stored.archivedAt ?? this.all.around.now().toISOString() });
  }

  #checkCases(caseIds: readonly string[], projectId: string): void {
    const faults = caseIds.flatMap((id, index) =>
      this.all.cases.find(id)?.projectId === projectId
        ? []
        : [`caseIds.${index}: project ${projectId} has no case ${id}`],
    );
    if (faults.length > 0) throw new ApiError(400, faults.join('; '));
  }

  #shown(plan: StoredPlan): PlanDetail {
    return planDetail(plan, this.all.projects.mustHave(plan.projectId), this.all.cases);
  }

  async #save(changed: StoredPlan): Promise<PlanDetail> {
    this.records.put(changed);
    await this.all.around.store.flush();
    return this.#shown(changed);
  }
}
