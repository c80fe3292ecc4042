/** The operations on stored plans. */
import type { Handlers } from '../http/handlers.js';
import type { Plans } from './Plans.js';

export const planHandlers = (
  plans: Plans,
): Pick<Handlers, 'listPlans' | 'createPlan' | 'getPlan' | 'updatePlan' | 'archivePlan'> => ({
  listPlans: ({ parameters, query }) => plans.list(parameters.project_id, query),
  createPlan: ({ parameters, body }) => plans.create(parameters.project_id, body),
  getPlan: ({ parameters }) => plans.get(parameters.plan_id),
  updatePlan: ({ parameters, body }) => plans.update(parameters.plan_id, body),
  archivePlan: ({ parameters }) => plans.archive(parameters.plan_id),
});
