/**
 * The stored plans of all projects: ordered sets of cases, and how they are to be run. The values of secret variables come in,
 * are kept, and are never shown again.
 */
import type { z } from 'zod';
import {
  type PlanChange,
  type PlanDetail,
  type PlanListItem,
  type PlanWrite,
  type CaseDetail,
  MASK,
  type PlanVariable,
} from '../../contract/index.js';
import { ApiError } from '../ApiError.js';
import type { NumberedPage, PageAsked, RecordContext } from '../Records.js';
import {
  applyChange,
  ProjectRecords,
  type Projects,
  type Cases,
  type OfProject,
} from '../projects/Projects.js';

/** As it is kept: the variables with the values of secrets. */
export interface StoredPlan extends OfProject, Omit<z.output<typeof PlanWrite>, 'description'> {
  description: string | null;
  archivedAt: string | null;
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
    const hasMobileCases = ({ caseIds }: StoredPlan) => caseIds.some((id) => isMobile(cases.get(id)));
    const items = listed.items.map((plan) => ({
      ...commonFields(plan),
      hasMobileCases: hasMobileCases(plan),
    }));
    return { ...listed, items };
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
    const cases = await this.cases.find(plan.caseIds);
    const { executionMode, stopOnFailure, archivedAt } = plan;
    return {
      ...commonFields(plan),
      ...{ executionMode, stopOnFailure, archivedAt },
      variables: masked(plan.variables),
      project: { id: project.id, name: project.name },
      // Where `order` begins is not shown; it counts from 1.
      cases: plan.caseIds.flatMap((id, index) => planCase(cases.get(id), index + 1)),
    };
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

/** The local service knows no users, so nobody is named as the one who created a plan. */
function commonFields(plan: StoredPlan) {
  const { id, projectId, title, description, apiEnabled, caseIds, createdAt, updatedAt } = plan;
  return {
    ...{ id, projectId, title, description, apiEnabled },
    ...{ caseCount: caseIds.length, createdAt, updatedAt, createdBy: null },
  };
}

function planCase(one: CaseDetail | undefined, order: number) {
  if (!one) return [];
  const { id, type, title = null, lastStatus = null } = one;
  return [{ id, order, type, title, lastStatus }];
}

function isMobile(one: CaseDetail | undefined): boolean {
  if (one?.type === 'mobile') return true;
  const devices = one?.type === 'multi_device' ? one.apiMultiDeviceConfig : undefined;
  return devices?.some(({ kind }) => kind === 'mobile') ?? false;
}

/** "Secret values are always masked as `***`". */
const masked = (variables: readonly PlanVariable[]): PlanVariable[] =>
  variables.map((variable) => (variable.isSecret ? { ...variable, value: MASK } : variable));

/**
 * What was read with masks can be written back: the mask of a secret stands for the value that is kept.
 * @throws ApiError 400 for two variables of one name, and for a mask with no value behind it
 */
function keepSecrets(given: readonly PlanVariable[], stored: readonly PlanVariable[] = []): PlanVariable[] {
  const kept = new Map(stored.filter(({ isSecret }) => isSecret).map(({ name, value }) => [name, value]));
  const faults = given.flatMap((variable, index) => faultOf(variable, index, { given, kept }));
  if (faults.length > 0) throw new ApiError(400, faults.join('; '));
  return given.map((variable) => {
    const value = variable.isSecret && variable.value === MASK ? kept.get(variable.name) : undefined;
    return value === undefined ? variable : { ...variable, value };
  });
}

function faultOf(
  { name, value, isSecret }: PlanVariable,
  index: number,
  { given, kept }: { given: readonly PlanVariable[]; kept: ReadonlyMap<string, string> },
): string[] {
  const first = given.findIndex((other) => other.name === name);
  if (first < index) return [`variables.${index}.name: variables.${first} has the name ${name}, too`];
  if (value !== MASK || isSecret === kept.has(name)) return [];
  return [
    isSecret
      ? `variables.${index}.value: ${MASK} is the mask of a secret, and no value of ${name} is kept that it could stand for`
      : `variables.${index}.value: a secret that is to be shown from now on needs its value written, not ${MASK}`,
  ];
}
