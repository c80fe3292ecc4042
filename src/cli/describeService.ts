/** What a service says of itself when it has started, for 80 columns; only the line to copy may be longer. */
import type { UserDevice } from '../contract/index.js';
import { namedModels } from '../models/options.js';
import type { LocalService } from '../service/index.js';
import type { Choices } from './serve.js';
import { counted } from './Environment.js';
import { placeOf, type TeamChoice } from './serveOptions.js';

export interface ServiceDescription {
  service: LocalService;
  choices: Choices;
  devices: readonly UserDevice[];
  platform: NodeJS.Platform;
}

export async function describeService(description: ServiceDescription): Promise<string> {
  const { service, choices } = description;
  const rows: [string, string[]][] = [
    ['Address', [service.baseURL, ...openness(choices)]],
    ['Key', [keyOrigin(choices)]],
    ['Project', [service.projectId]],
    ['Data', await dataLines(description)],
    ['Devices', deviceLines(description.devices)],
    ...phoneRows(choices),
    ['Models', [modelsLine(choices)]],
    ['API', [`${service.baseURL}/openapi.json`]],
  ];
  const table = rows.flatMap(([name, lines]) =>
    lines.map((line, index) => `  ${(index === 0 ? name : '').padEnd(9)}${line}`),
  );
  const parts = ['The Casewright service runs; Ctrl+C stops it.', table.join('\n'), 'Run your cases on it:'];
  return `${[...parts, commandLine(description)].join('\n\n')}\n`;
}

function openness({ host, port }: Choices): string[] {
  if (isLoopback(host)) return [];
  const where = port === 0 ? 'it' : `port ${port}`;
  return [`Open to the network: whoever reaches ${where} and has the key can use it.`];
}

const isLoopback = (host: string) => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

/** The key itself stands in the line to copy, and nowhere else; one that was given is not shown at all. */
function keyOrigin({ apiKey, data, team }: Choices): string {
  if (apiKey !== undefined) return 'the one of CASEWRIGHT_API_KEY';
  if (team) return 'in the line below; random, kept in the database';
  return data === undefined ? 'in the line below; random, until the service stops' : KEPT;
}

const KEPT = 'in the line below; random, kept in the data folder';

async function dataLines({ service, choices }: ServiceDescription): Promise<string[]> {
  if (choices.team) return teamLines(choices.team);
  if (choices.data === undefined) return ['in memory; --data <folder> would keep it'];
  const { sessions, cases, plans } = await service.counts();
  const found = [counted(sessions, 'session'), counted(cases, 'case'), counted(plans, 'plan')];
  return [choices.data, found.join(', ')];
}

const teamLines = ({ database, storage }: Required<TeamChoice>) => [
  `PostgreSQL at ${placeOf(database)}`,
  `pictures and apps in ${storage}`,
  'sessions are run by `casewright work` with the same two options',
];

function modelsLine({ models }: Choices): string {
  if (models === undefined) return 'none; --models <names> lets them read what the agent does not';
  const names = namedModels(models).join(', ');
  return typeof models.default === 'string' ? `${names}; ${models.default} by default` : names;
}

/** Only where some are asked for: most services have none. */
function phoneRows({ phones }: Choices): [string, string[]][] {
  if (phones === undefined) return [];
  const listed = phones.devices?.map(({ name, platform }) => `${shortName(name)}  ${platform}`);
  return [['Phones', listed ?? ['those that are attached when they are asked for']]];
}

const NAME_WIDTH = 30;

function deviceLines(devices: readonly UserDevice[]): string[] {
  if (devices.length === 0) return ['none; --register name=ws://host:port/ adds a desktop'];
  const names = devices.map(({ name }) => shortName(name));
  const width = Math.max(...names.map((name) => name.length));
  return devices.flatMap((device, index) => [
    `${(names[index] ?? '').padEnd(width)}  ${statusOf(device)}`,
    `  userDeviceId: ${device.id}`,
  ]);
}

/** Names come over the network, too: nothing that a terminal would obey. */
function shortName(name: string): string {
  const letters = Array.from(name.replace(/\p{C}/gu, '?'));
  return letters.length > NAME_WIDTH ? `${letters.slice(0, NAME_WIDTH - 1).join('')}…` : letters.join('');
}

function statusOf({ status, lastSeenAt }: UserDevice): string {
  if (status === 'online') return status;
  return lastSeenAt == null ? `${status}, never seen` : `${status}, seen ${lastSeenAt}`;
}

/** For the shell that people have there. */
function commandLine({ service, choices, platform }: ServiceDescription): string {
  const { baseURL, apiKey, projectId } = service;
  const variables = Object.entries({
    CASEWRIGHT_BASE_URL: baseURL,
    ...(choices.apiKey === undefined && { CASEWRIGHT_API_KEY: apiKey }),
    CASEWRIGHT_PROJECT_ID: projectId,
  });
  const command = 'npx playwright test';
  if (platform === 'win32')
    return [...variables.map(([name, value]) => `$env:${name}='${value}'`), command].join('; ');
  return [...variables.map(([name, value]) => `${name}=${value}`), command].join(' ');
}
