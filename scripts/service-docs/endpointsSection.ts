/** The endpoints, with the state of each. */
import type { Endpoint, EndpointName } from '../../src/contract/index.js';
import {
  catalogueEndpoints,
  planEndpoints,
  sessionEndpoints,
  uploadEndpoints,
} from '../../src/contract/endpoints.js';
import { code, table } from './markdown.js';
import { isOverridable, methodsOfClient, servedEndpoints } from './sides.js';

const GROUPS: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = {
  'Projects, models, devices': catalogueEndpoints,
  Uploads: uploadEndpoints,
  'Sessions and their evidence': sessionEndpoints,
  'Cases, plans and runs of plans': planEndpoints,
};

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
  const tables = Object.entries(GROUPS).flatMap(([title, endpoints]) => [
    `**${title}**`,
    table(HEAD, Object.entries(endpoints).map(row)),
  ]);
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
