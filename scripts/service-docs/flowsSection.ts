/** The three flows. */
import { ENDPOINTS, type Endpoint } from '../../src/contract/index.js';
import { FLOWS, type Flow } from '../../src/contract/rules/index.js';
import { code } from './markdown.js';
import { placed, proved } from './rulesSection.js';

export const flowsSection = (): string =>
  ['## Flows', 'Functions of `casewright/client`. All of them are documented.', ...FLOWS.map(flow)].join(
    '\n\n',
  );

function flow({ call, says, steps, place, proof }: Flow): string {
  const list = steps.map(({ does, asks }, index) => `${index + 1}. ${does}: ${asks.map(asked).join(', ')}`);
  return [
    `### ${call}`,
    `> ${says}`,
    list.join('\n'),
    `In ${placed(place)}. Shown by ${proved(proof)}.`,
  ].join('\n\n');
}

function asked(name: keyof typeof ENDPOINTS): string {
  const { method, path }: Endpoint = ENDPOINTS[name];
  return name === 'putUploadBinary' ? '`PUT` to that address' : code(`${method} ${path}`);
}
