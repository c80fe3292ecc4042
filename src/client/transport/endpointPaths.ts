/** The path of each endpoint: the table's, or another one that the user gives. */
import { distance } from 'fastest-levenshtein';
import { ENDPOINTS, type EndpointName } from '../../contract/index.js';

/** The rest is asked at addresses that the service gives. */
const WITHOUT_PATH: readonly string[] = ['getScreenshot', 'putUploadBinary'] satisfies EndpointName[];

/** @throws TypeError for unknown names, and for paths without the parameters of the table's */
export function endpointPaths(
  others: Readonly<Partial<Record<EndpointName, string>>>,
): Readonly<Record<EndpointName, string>> {
  for (const [name, path] of Object.entries(others)) check(name, path);
  const own = Object.entries(ENDPOINTS).map(([name, { path }]) => [name, path]);
  return { ...(Object.fromEntries(own) as Record<EndpointName, string>), ...others };
}

function check(name: string, path: unknown): void {
  if (!isEndpoint(name)) {
    const near = nearestNames(name, Object.keys(ENDPOINTS)).join(', ');
    throw new TypeError(`\`endpoints\` has no "${name}". Did you mean one of ${near}?`);
  }
  if (WITHOUT_PATH.includes(name)) {
    throw new TypeError(
      `\`endpoints.${name}\` would change nothing: it is asked at the address that the service gives. Leave it out.`,
    );
  }
  const wanted = parametersOf(ENDPOINTS[name].path);
  const given = typeof path === 'string' ? parametersOf(path) : [];
  if (typeof path === 'string' && path !== '' && wanted.join() === given.join()) return;
  const needs = wanted.length > 0 ? `exactly ${wanted.join(' and ')}` : 'no parameters';
  throw new TypeError(
    `\`endpoints.${name}\` is ${JSON.stringify(path)}. Its path has ${needs}, as in ${ENDPOINTS[name].path}.`,
  );
}

const isEndpoint = (name: string): name is EndpointName => Object.hasOwn(ENDPOINTS, name);

const parametersOf = (path: string): string[] => [...new Set(path.match(/\{\w*\}/g))].sort();

const MOST = 5;

/** Nearest first, each once, at most five; letter case doesn't count. */
export function nearestNames(wanted: string, names: Iterable<string>): string[] {
  const slips = (name: string) => distance(wanted.toLowerCase(), name.toLowerCase());
  return [...new Set(names)].sort((a, b) => slips(a) - slips(b)).slice(0, MOST);
}
