/**
 * docs/service-api.md: what the service has, made of the contract room, and below it rules.md: the rules that our code
 * has to keep, each with its place and the test that shows it.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION } from '../../src/contract/index.js';
import { endpointsSection } from './endpointsSection.js';
import { anchor, formatted } from './markdown.js';
import { resourcesSection } from './resourcesSection.js';
import { statesSection } from './statesSection.js';

export const docsFile = path.resolve(import.meta.dirname, '../../docs/service-api.md');

export async function serviceDocs(): Promise<string> {
  const sections = [await endpointsSection(), resourcesSection(), statesSection(), writtenRules()];
  const text = [...INTRODUCTION, contents(sections), ...sections].join('\n\n');
  return formatted(docsFile, text);
}

/** Its links lead from where it stands, and those of the page from docs/. */
function writtenRules(): string {
  const text = readFileSync(path.join(import.meta.dirname, 'rules.md'), 'utf8');
  return text.replaceAll('](../../', '](../');
}

const INTRODUCTION = [
  '<!-- Written by `npm run service-docs` from src/contract and scripts/service-docs/rules.md. Please change these, not this. -->',
  '# The service, piece by piece',
  `The service runs tests that are described in words. Its interface carries version ${CONTRACT_VERSION}. This page lists ` +
    'all of it: what is _documented_ in the service’s own description and what we _assume_ where that leaves something ' +
    'open; what our client calls; what our local service serves.',
  'The same as data: `casewright/openapi.json` in the package, and `/openapi.json` of a running local service.',
];

/** The headings of the first two ranks. */
function contents(sections: readonly string[]): string {
  const headings = sections.flatMap((section) => [...section.matchAll(/^(##|###) (.+)$/gm)]);
  return headings
    .map(([, rank, title = '']) => `${rank === '##' ? '' : '  '}- [${title}](#${anchor(title)})`)
    .join('\n');
}
