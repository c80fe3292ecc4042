/** Stored cases. */
import { CaseDetail, CaseListItem, type CaseChange, type CaseWrite } from '../../contract/index.js';
import { numberedItems, type PageOptions } from '../lists/listItems.js';
import type { CallOptions, Transport } from '../transport/Transport.js';
import { createdAnswer, type Created } from './created.js';
import { endState, isArchived } from './endState.js';

const of = (caseId: string) => ({ parameters: { case_id: caseId } });
const inProject = (projectId: string) => ({ parameters: { project_id: projectId } });

export const listCases = (
  transport: Transport,
  projectId: string,
  options: PageOptions = {},
): AsyncGenerator<CaseListItem> =>
  numberedItems(transport, 'listCases', {
    ...inProject(projectId),
    item: CaseListItem,
    plural: 'cases',
    options,
  });

export const createCase = (
  transport: Transport,
  projectId: string,
  body: CaseWrite,
  options: CallOptions = {},
): Promise<Created<CaseDetail>> => {
  const answer = createdAnswer('case', CaseDetail, 'a case may have been stored');
  return transport.askFor('createCase', answer, { ...inProject(projectId), body, ...options });
};

export const getCase = (
  transport: Transport,
  caseId: string,
  options: CallOptions = {},
): Promise<CaseDetail> => transport.ask('getCase', { ...of(caseId), ...options });

export const updateCase = (
  transport: Transport,
  caseId: string,
  body: CaseChange,
  options: CallOptions = {},
): Promise<CaseDetail> => transport.ask('updateCase', { ...of(caseId), body, ...options });

export const archiveCase = (
  transport: Transport,
  caseId: string,
  options: CallOptions = {},
): Promise<CaseDetail> =>
  endState(transport.ask('archiveCase', { ...of(caseId), ...options }), {
    look: () => getCase(transport, caseId, options),
    isReached: isArchived,
  });
