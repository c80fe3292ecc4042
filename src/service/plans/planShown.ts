/** Plans as they are answered. */
import type { CaseDetail, PlanDetail, PlanListItem, Project } from '../../contract/index.js';
import type { Cases } from './Cases.js';
import type { StoredPlan } from './Plans.js';
import { masked } from './planVariables.js';

export function planListItem(plan: StoredPlan, cases: Cases): PlanListItem {
  return { ...commonFields(plan), hasMobileCases: plan.caseIds.some((id) => isMobile(cases.find(id))) };
}

export function planDetail(plan: StoredPlan, project: Project, cases: Cases): PlanDetail {
  const { executionMode, stopOnFailure, archivedAt } = plan;
  return {
    ...commonFields(plan),
    ...{ executionMode, stopOnFailure, archivedAt },
    variables: masked(plan.variables),
    project: { id: project.id, name: project.name },
    // Where `order` begins is not shown; it counts from 1.
    cases: plan.caseIds.map((id, index) => planCase(cases.get(id), index + 1)),
  };
}

/** The local service knows no users, so nobody is named as the one who created a plan. */
function commonFields(plan: StoredPlan) {
  const { id, projectId, title, description, apiEnabled, caseIds, createdAt, updatedAt } = plan;
  return {
    ...{ id, projectId, title, description, apiEnabled },
    ...{ caseCount: caseIds.length, createdAt, updatedAt, createdBy: null },
  };
}

const planCase = ({ id, type, title, lastStatus }: CaseDetail, order: number) => ({
  ...{ id, order, type },
  title: title ?? null,
  lastStatus: lastStatus ?? null,
});

function isMobile(one: CaseDetail | undefined): boolean {
  if (one?.type === 'mobile') return true;
  const devices = one?.type === 'multi_device' ? one.apiMultiDeviceConfig : undefined;
  return devices?.some(({ kind }) => kind === 'mobile') ?? false;
}
