/** The operations on stored cases. */
import type { Handlers } from '../http/handlers.js';
import type { Cases } from './Cases.js';

export const caseHandlers = (
  cases: Cases,
): Pick<Handlers, 'listCases' | 'createCase' | 'getCase' | 'updateCase' | 'archiveCase'> => ({
  listCases: ({ parameters, query }) => cases.list(parameters.project_id, query),
  createCase: ({ parameters, body }) => cases.create(parameters.project_id, body),
  getCase: ({ parameters }) => cases.get(parameters.case_id),
  updateCase: ({ parameters, body }) => cases.update(parameters.case_id, body),
  archiveCase: ({ parameters }) => cases.archive(parameters.case_id),
});
