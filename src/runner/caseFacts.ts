/** What an outcome, a report and the service's lists say of a case itself. */
import type { Case } from '../cases/index.js';
import type { CaseFacts } from '../report/outcome.js';

/** All but where its file stands. */
export const caseFacts = ({
  line,
  column,
  title,
  suites,
  format,
  tags,
}: Case): Omit<CaseFacts, 'file' | 'folder'> => ({
  ...{ line, column, title },
  // An outline's rows stand in a suite without a name.
  suites: suites.map((suite) => suite.title).filter(Boolean),
  ...{ format, tags },
});

/** As the service's lists show it: the headings above, then the case's own title. */
export const caseName = ({ suites, title }: Pick<Case, 'suites' | 'title'>): string =>
  [...suites.map((suite) => suite.title), title].filter(Boolean).join(' › ');
