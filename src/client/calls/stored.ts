/** Stored cases and plans. */
import {
  CaseDetail,
  CaseListItem,
  PlanDetail,
  PlanListItem,
  type CaseChange,
  type CaseWrite,
  type PlanChange,
  type PlanWrite,
} from '../../contract/index.js';
import type { CallOptions, Transport } from '../transport/Transport.js';
import { isArchived, type Created } from './answers.js';
import { ask, change, create, end, listPages, type ById, type Change, type InProject } from './derived.js';

export const listCases: InProject<CaseListItem> = listPages('listCases', {
  item: CaseListItem,
  plural: 'cases',
});

const newCase = create('createCase', 'case', CaseDetail, 'a case may have been stored');

export const createCase = (
  transport: Transport,
  projectId: string,
  body: CaseWrite,
  options?: CallOptions,
): Promise<Created<CaseDetail>> => newCase(transport, [projectId], body, options);

export const getCase: ById<CaseDetail> = ask('getCase');
export const updateCase: Change<CaseDetail, CaseChange> = change('updateCase');
export const archiveCase: ById<CaseDetail> = end('archiveCase', getCase, isArchived);

export const listPlans: InProject<PlanListItem> = listPages('listPlans', {
  item: PlanListItem,
  plural: 'plans',
});

const newPlan = create('createPlan', 'plan', PlanDetail, 'a plan may have been stored');

export const createPlan = (
  transport: Transport,
  projectId: string,
  body: PlanWrite,
  options?: CallOptions,
): Promise<Created<PlanDetail>> => newPlan(transport, [projectId], body, options);

export const getPlan: ById<PlanDetail> = ask('getPlan');
export const updatePlan: Change<PlanDetail, PlanChange> = change('updatePlan');
export const archivePlan: ById<PlanDetail> = end('archivePlan', getPlan, isArchived);
