/** The endpoints, with the state of each. */
import { ENDPOINTS, type Endpoint, type EndpointName } from '../../src/contract/index.js';
import { code, table } from './markdown.js';
import { isOverridable, methodsOfClient, servedEndpoints } from './sides.js';

/** By their paths; the first group has the rest. */
const GROUPS: Readonly<Record<string, RegExp>> = {
  'Projects, models, devices': /^/,
  Uploads: /\/uploads/,
  'Sessions and their evidence': /\/(?:sessions|screenshots)/,
  'Cases, plans and runs of plans': /\/(?:cases|plans|plan-runs)/,
};

const groupOf = ({ path }: Endpoint): string | undefined =>
  Object.keys(GROUPS).findLast((title) => GROUPS[title]?.test(path));

const HEAD = ['Endpoint', 'What it does', 'Standing', 'Called', 'Served'];

export async function endpointsSection(): Promise<string> {
  const methodOf = methodsOfClient();
  const served = await servedEndpoints();
  const row = ([name, endpoint]: [string, Endpoint]): string[] => [
    code(`${endpoint.method} ${endpoint.path}`),
    endpoint.summary + (isOverridable(name as EndpointName, endpoint.path) ? '' : ' ¹'),
    endpoint.standing,
    code(methodOf(name as EndpointName) ?? 'no'),
    served.has(name) ? 'yes' : 'no',
  ];
  const all = Object.entries<Endpoint>(ENDPOINTS);
  const tables = Object.keys(GROUPS).flatMap((title) => {
    const own = all.filter(([, endpoint]) => groupOf(endpoint) === title);
    return [`**${title}**`, table(HEAD, own.map(row))];
  });
  return ['## Endpoints', ...EXPLANATION, ...tables, OUT_OF_TABLE].join('\n\n');
}

const EXPLANATION = [
  '_Called_ names the method of `ServiceClient` (`casewright/client`). _Served_ says whether the local service ' +
    '(`casewright serve`) answers it.',
  'A service may have another path. Give it under the method’s name, with the same parameters:',
  '```js\ncases({ service: { endpoints: { getTimeline: "/api/sessions/{session_id}/steps" } } });\n```',
];

const OUT_OF_TABLE =
  '¹ Asked at the address that the service gives, so there is no path to override. The one shown is the local service’s.';
