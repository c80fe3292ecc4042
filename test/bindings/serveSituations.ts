/** A hosted service for situations: it knows a session by its title, a plan by its id, and each record of theirs by a number. */
import { always } from '../support/hostedService.js';
import {
  sendJson,
  serveHttp,
  type Handler,
  type LoggedRequest,
  type TestServer,
} from '../support/httpServer.js';
import {
  PROJECT_ID,
  caseIdOf,
  caseRecord,
  planRecord,
  planRunRecord,
  runCaseRecord,
  sessionRecord,
} from '../support/records.js';
import { feature } from './feature.js';
import type { HostedPlan, HostedSituation } from './hostedSituations.js';

export interface Situations {
  sessions: readonly HostedSituation[];
  plans?: readonly HostedPlan[];
}

/** The case files, for the options of {@link serveSituations}. */
export function filesOf({ sessions, plans = [] }: Situations): Record<string, string> {
  const steps = 'Given I dance the tango\nThen I feel good';
  const scenarios = sessions.map(({ name, tags = '' }) => ({ name, tags, steps }));
  return {
    'cases/shop.feature': feature(scenarios),
    'apps/shop.apk': 'PK the app',
    ...Object.fromEntries(
      plans.map(({ name, options = '', isListed }, index) => {
        const [first, second] = scenarios.map((one) => JSON.stringify(`shop.feature#${one.name}`));
        const what = isListed ? `cases: [${first ?? ''}, ${second ?? ''}]` : `plan: ${idOf('b', index)}`;
        return [`cases/${name}.md`, `---\n${what}\n${options}---\n\n# ${name}\n`];
      }),
    ),
  };
}

export function serveSituations({ sessions, plans = [] }: Situations): Promise<TestServer> {
  const routes = [...sessionRoutes(sessions), ...planRoutes(plans), ...CATALOGUE];
  return serveHttp((request, response, count) => {
    const asked = `${request.method} ${pathOf(request)}`;
    for (const [pattern, answer] of routes) {
      const [whole, ...parts] = pattern.exec(asked) ?? [];
      if (whole === undefined) continue;
      answer(...parts)(request, response, count);
      return;
    }
    sendJson(response, { error: `Nothing at ${asked}` }, 404);
  });
}

/** What was asked for that costs something or changes something, in no order, without the mark of each request. */
export const actionsAt = ({ requests }: TestServer): string[] =>
  requests
    .filter(({ method }) => method !== 'GET')
    .map(
      (request) => `${request.method} ${pathOf(request)} ${request.body.replace(MARK, '> Request some-id')}`,
    )
    .sort();

const MARK = /> Request [\da-f-]{36}/;

type Route = readonly [pattern: RegExp, answer: (...parts: string[]) => Handler];

function sessionRoutes(situations: readonly HostedSituation[]): Route[] {
  const look = inTurn();
  return [
    [
      /^POST \/api\/sessions$/,
      () => (request, response, count) => {
        const { title } = JSON.parse(request.body) as { title: string };
        const index = situations.findIndex(({ name }) => title === `F › ${name}`);
        (situations[index]?.creation ?? always({ id: idOf('a', index) }, 201))(request, response, count);
      },
    ],
    [
      /^GET \/api\/sessions\/(a\S{35})$/,
      (id = '') => {
        const next = look(id, situations[numberOf(id)]?.looks);
        return typeof next === 'function' ? next : always(sessionRecord({ id, ...next }));
      },
    ],
    [
      /^GET \/api\/sessions\/(\S{36})\/(\w+)$/,
      (id = '', piece = '') => {
        const { evidence, timelineSteps: steps = [] } = situations[numberOf(id)] ?? {};
        if (evidence) return evidence;
        if (piece === 'timeline') return always({ sessionId: id, stepCount: steps.length, steps });
        // It has no capture, as a hosted service may.
        return piece === 'capture'
          ? always({ error: 'No capture' }, 404)
          : always({ items: [], nextCursor: null });
      },
    ],
  ];
}

/** The cases of the plan at `index` have the numbers from this one on. */
const firstOf = (index: number) => (index + 1) * 10;

function planRoutes(plans: readonly HostedPlan[]): Route[] {
  const look = inTurn();
  const listed = plans.findIndex(({ isListed }) => isListed);
  const inError = plans.flatMap(({ secondCase }, index) =>
    secondCase
      ? [sessionRecord({ id: idOf('e', index), caseId: caseIdOf(firstOf(index) + 1), ...secondCase })]
      : [],
  );
  let stored = 0;
  const project = `/api/projects/${PROJECT_ID}`;
  return [
    [
      /^POST \/api\/triggers\/plans\/(\S+)\/run$/,
      (id = '') => plans[numberOf(id)]?.creation ?? always({ planRunId: idOf('d', numberOf(id)) }, 201),
    ],
    [
      /^GET \/api\/triggers\/plans\/\S+\/runs\/(\S+)$/,
      (id = '') => {
        const next = look(id, plans[numberOf(id)]?.runLooks);
        if (typeof next === 'function') return next;
        const [status, ...cases] = next ?? [];
        return always(
          planRunRecord({ id, status, cases: cases.map((one, at) => runCase(numberOf(id), at, one)) }),
        );
      },
    ],
    [new RegExp(`^GET ${project}/sessions$`), () => always({ items: inError })],
    [/^GET \/api\/sessions\/(e\S{35})$/, (id) => always(inError.find((one) => one['id'] === id))],
    [new RegExp(`^POST ${project}/cases$`), () => always({ id: caseIdOf(firstOf(listed) + stored++) }, 201)],
    [new RegExp(`^POST ${project}/plans$`), () => always({ planId: idOf('b', listed) }, 201)],
    [/^DELETE \/api\/plans\//, () => always(planRecord())],
    [/^DELETE \/api\/cases\/(\S+)$/, (id = '') => always(caseRecord(id))],
  ];
}

const runCase = (plan: number, at: number, status: string) =>
  runCaseRecord(firstOf(plan) + at, status, `Case ${at + 1}`);

const UPLOAD = {
  ...{ id: 'f0000000-0000-4000-8000-000000000000', fileName: 'shop.apk', fileType: 'ANDROID_APP' },
  ...{ status: 'succeeded', uploadArn: 'enc:upload', appName: 'Shop', isExpired: false },
  uploadedAt: '2026-11-20T10:00:00.000Z',
};

const CATALOGUE: readonly Route[] = [
  [/^GET \/api\/devices$/, () => always([{ arn: 'enc:pixel', name: 'Pixel8', platform: 'ANDROID' }])],
  [/^GET \/api\/uploads$/, () => always({ uploads: [UPLOAD] })],
  [/^POST \/api\/uploads$/, () => always({ ...UPLOAD, uploadUrl: '/put' }, 201)],
  [/^PUT \/put$/, () => always({})],
  [/^(?:POST|GET) \/api\/uploads\/[^/]+(?:\/submit)?$/, () => always(UPLOAD)],
];

const idOf = (kind: string, index: number) =>
  `${kind}0000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

const numberOf = (id: string) => Number(id.slice(-12));

const pathOf = ({ url }: LoggedRequest) => new URL(url, 'http://x').pathname;

/** The next one for each id; the last one stays. */
function inTurn(): <Look>(id: string, looks?: readonly Look[]) => Look | undefined {
  const seen = new Map<string, number>();
  return (id, looks = []) => {
    const count = seen.get(id) ?? 0;
    seen.set(id, count + 1);
    return looks[Math.min(count, looks.length - 1)];
  };
}
