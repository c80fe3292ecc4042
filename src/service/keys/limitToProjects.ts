/** Keeps a key to the projects that it may use: what is not of them is answered as if it weren't there. */
import type { EndpointName } from '../../contract/index.js';
import { ApiError } from '../ApiError.js';
import type { Handlers } from '../http/handlers.js';
import type { Caller } from './Keys.js';

/** What is of a project, by its id. @throws ApiError 404 */
export type ProjectLookups = Record<
  'session' | 'case' | 'plan',
  { mustHave(id: string): Promise<{ projectId: string }> }
>;

interface AnyCall {
  parameters: Readonly<Record<string, string>>;
  body: unknown;
  search: URLSearchParams;
}

/** What concerns the service as a whole. */
const OF_THE_SERVICE: readonly EndpointName[] = ['createProject', 'registerUserDevice', 'removeUserDevice'];

/** @throws ApiError 404 for what is of another project, 403 for what isn't of any */
export async function checkProjects(
  name: EndpointName,
  { parameters, body, search }: AnyCall,
  { name: key, projects }: Caller,
  lookups: ProjectLookups,
): Promise<void> {
  if (projects === undefined) return;
  if (OF_THE_SERVICE.includes(name))
    throw new ApiError(403, `The key "${key}" is for its projects alone, and may not do this`);
  if (name === 'getScreenshot' && !search.has('signature'))
    throw new ApiError(403, "Use the address in the session's list of screenshots, which is signed");
  const named = parameters['project_id'] ?? (body as { projectId?: string } | undefined)?.projectId;
  if (named !== undefined && !projects.includes(named)) throw new ApiError(404, `No project ${named}`);
  for (const [thing, records] of Object.entries(lookups)) {
    const id = parameters[`${thing}_id`];
    if (id !== undefined && !projects.includes((await records.mustHave(id)).projectId))
      throw new ApiError(404, `No ${thing} ${id}`);
  }
}

/** The one list that isn't below a project. */
export function projectsShown(name: EndpointName, answer: unknown, { projects }: Caller): unknown {
  if (name !== 'listProjects' || projects === undefined) return answer;
  const { items } = answer as Awaited<ReturnType<Handlers['listProjects']>>;
  return { items: items.filter(({ id }) => projects.includes(id)) };
}
