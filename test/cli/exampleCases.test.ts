/** What `casewright init` leaves in a project must be understood: it is the first case that anybody runs. */
import { expect, test } from 'vitest';
import { describeActions, interpretAll } from '../../src/agent/index.js';
import { readCaseFile } from '../../src/cases/index.js';
import { exampleCases } from '../../src/cli/init/texts.js';

test.each(Object.entries(exampleCases))('%s', (path, text) => {
  const { cases } = readCaseFile({ path, text }, { variables: {}, secrets: [] });
  expect(cases).toHaveLength(1);
  const readings = interpretAll(cases.flatMap(({ steps }) => steps));
  const means = readings.map((reading) => reading.understood && describeActions(reading.actions));
  expect(means).not.toContain(false);
  expect(means[0]).toMatch(/^Open "data:text\/html,/);
});
