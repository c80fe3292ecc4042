/** What is left open, and what we assume. */
import { ENDPOINTS, type Endpoint } from '../../src/contract/index.js';
import { ASSUMPTIONS } from '../../src/contract/rules/index.js';
import { table } from './markdown.js';
import { placed } from './rulesSection.js';

export function assumptionsSection(): string {
  const standings = Object.values<Endpoint>(ENDPOINTS).map(({ standing }) => standing);
  const assumed = standings.filter((standing) => standing === 'assumed').length;
  const rows = ASSUMPTIONS.map(({ open, client, local, place }) => [open, client, local, placed(place)]);
  return [
    '## What is left open',
    `The service’s description shows ${standings.length - assumed} of the ${standings.length} paths; we assume the ` +
      `other ${assumed}, marked so under [Endpoints](#endpoints). Where a hosted service does not know one of them, an ` +
      'entry loses that piece of evidence and nothing else. What else is open:',
    table(['Open', 'Our client', 'Our local service', 'In'], rows),
  ].join('\n\n');
}
