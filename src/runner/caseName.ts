import type { Case } from '../cases/index.js';

/** As the service's lists show it: the headings above, then the case's own title. */
export const caseName = ({ suites, title }: Pick<Case, 'suites' | 'title'>): string =>
  [...suites.map((suite) => suite.title), title].filter(Boolean).join(' › ');
