/** Stored plans. */
import { PlanDetail, PlanListItem, type PlanChange, type PlanWrite } from '../../contract/index.js';
import { numberedItems, type PageOptions } from '../lists/listItems.js';
import type { CallOptions, Transport } from '../transport/Transport.js';
import { createdAnswer, type Created } from './created.js';
import { endState, isArchived } from './endState.js';

const of = (planId: string) => ({ parameters: { plan_id: planId } });
const inProject = (projectId: string) => ({ parameters: { project_id: projectId } });

export const listPlans = (
  transport: Transport,
  projectId: string,
  options: PageOptions = {},
): AsyncGenerator<PlanListItem> =>
  numberedItems(transport, 'listPlans', {
    ...inProject(projectId),
    item: PlanListItem,
    plural: 'plans',
    options,
  });

export const createPlan = (
  transport: Transport,
  projectId: string,
  body: PlanWrite,
  options: CallOptions = {},
): Promise<Created<PlanDetail>> => {
  const answer = createdAnswer('plan', PlanDetail, 'a plan may have been stored');
  return transport.askFor('createPlan', answer, { ...inProject(projectId), body, ...options });
};

export const getPlan = (
  transport: Transport,
  planId: string,
  options: CallOptions = {},
): Promise<PlanDetail> => transport.ask('getPlan', { ...of(planId), ...options });

export const updatePlan = (
  transport: Transport,
  planId: string,
  body: PlanChange,
  options: CallOptions = {},
): Promise<PlanDetail> => transport.ask('updatePlan', { ...of(planId), body, ...options });

export const archivePlan = (
  transport: Transport,
  planId: string,
  options: CallOptions = {},
): Promise<PlanDetail> =>
  endState(transport.ask('archivePlan', { ...of(planId), ...options }), {
    look: () => getPlan(transport, planId, options),
    isReached: isArchived,
  });
