/** The stored plans of all projects: ordered sets of cases, and how they are to be run. */
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { PlanChange, PlanDetail, PlanListItem, PlanWrite } from '../../contract/index.js';
import { numberedPage, type NumberedPage } from '../pages.js';
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
  readonly #records: Records<StoredPlan>;

  constructor(private readonly all: PlanContext) {
    this.#records = new Records(all.around.database, 'plans');
  }

  /** With the archived ones. */
  count(): Promise<number> {
    return this.#records.count();
  }

  /** @throws ApiError 404 */
  async list(
    projectId: string,
    page: { page: number; pageSize: number },
  ): Promise<NumberedPage<PlanListItem>> {
    await this.all.projects.mustHave(projectId);
    const where = { project: projectId, isArchived: false };
    const listed = await numberedPage(page, (slice) => this.#records.list({ where, page: slice }), asIs);
    const cases = await this.all.cases.find(listed.items.flatMap(({ caseIds }) => caseIds));
    return { ...listed, items: listed.items.map((plan) => planListItem(plan, cases)) };
  }

  /** @throws ApiError 404 for the project, 400 for what can't be right */
  async create(projectId: string, write: z.output<typeof PlanWrite>): Promise<PlanDetail> {
    await this.all.projects.mustHave(projectId);
    const now = this.all.around.now().toISOString();
    await this.#checkCases(write.caseIds, projectId);
    const created = await this.#records.put({
      ...write,
      description: write.description ?? null,
      variables: keepSecrets(write.variables),
      ...{ id: randomUUID(), projectId, archivedAt: null, createdAt: now, updatedAt: now },
    });
    return this.#shown(created);
  }

  /** With its secrets, so not for an answer. @throws ApiError 404 */
  async stored(planId: string): Promise<StoredPlan> {
    const found = await this.#records.get(planId);
    if (!found) throw missing(planId);
    return found;
  }

  /** Those of them that there are, by their ids. */
  async titles(planIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const found = planIds.length === 0 ? [] : await this.#records.all({ id: [...new Set(planIds)] });
    return new Map(found.map(({ id, title }) => [id, title]));
  }

  /** @throws ApiError 404 */
  async get(planId: string): Promise<PlanDetail> {
    return this.#shown(await this.stored(planId));
  }

  /** @throws ApiError 404, 409 for an archived one, 400 for what can't be right */
  async update(planId: string, change: z.output<typeof PlanChange>): Promise<PlanDetail> {
    const { projectId, archivedAt } = await this.stored(planId);
    if (archivedAt === null && change.caseIds) await this.#checkCases(change.caseIds, projectId);
    const updatedAt = this.all.around.now().toISOString();
    return this.#change(planId, (stored) => {
      if (stored.archivedAt !== null) {
        throw new ApiError(409, `Plan ${planId} is archived and can't be changed any more`);
      }
      const variables = change.variables && keepSecrets(change.variables, stored.variables);
      return { ...applyChange(stored, { ...change, variables }), updatedAt };
    });
  }

  /** Runs under way go on; archiving it again changes nothing. @throws ApiError 404 */
  archive(planId: string): Promise<PlanDetail> {
    const archivedAt = this.all.around.now().toISOString();
    return this.#change(planId, (stored) =>
      stored.archivedAt === null ? { ...stored, archivedAt } : stored,
    );
  }

  async #checkCases(caseIds: readonly string[], projectId: string): Promise<void> {
    const cases = await this.all.cases.find(caseIds);
    const faults = caseIds.flatMap((id, index) =>
      cases.get(id)?.projectId === projectId
        ? []
        : [`caseIds.${index}: project ${projectId} has no case ${id}`],
    );
    if (faults.length > 0) throw new ApiError(400, faults.join('; '));
  }

  async #change(planId: string, change: (stored: StoredPlan) => StoredPlan): Promise<PlanDetail> {
    const changed = await this.#records.change(planId, change);
    if (!changed) throw missing(planId);
    return this.#shown(changed);
  }

  async #shown(plan: StoredPlan): Promise<PlanDetail> {
    const project = await this.all.projects.mustHave(plan.projectId);
    return planDetail(plan, project, await this.all.cases.find(plan.caseIds));
  }
}

const asIs = (plan: StoredPlan) => plan;

const missing = (planId: string) => new ApiError(404, `No plan ${planId}`);
