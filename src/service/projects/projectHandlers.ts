/** The operations on projects. */
import type { Handlers } from '../http/handlers.js';
import type { Projects } from './Projects.js';

export const projectHandlers = (
  projects: Projects,
): Pick<Handlers, 'listProjects' | 'createProject' | 'updateProject'> => ({
  listProjects: () => ({ items: projects.list() }),
  createProject: ({ body }) => projects.create(body),
  updateProject: ({ parameters, body }) => projects.update(parameters.project_id, body),
});
