/** How many steps of the cases that strangers wrote for applications of their own are understood. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { interpretAll } from '../../src/agent/index.js';
import { readCaseFile } from '../../src/cases/index.js';

const folder = path.join(import.meta.dirname, '..', '..', 'fixtures', 'strangers');

test.each([
  ['budget', 25, 129, 126],
  ['clinic', 25, 155, 145],
  ['library', 25, 172, 156],
  ['store', 20, 138, 109],
  ['tickets', 20, 131, 98],
  ['from-memory', 40, 451, 240],
  ['from-memory/demos.md', 40, 260, 165],
])('%s: as many steps are understood as ever', (app, caseCount, stepCount, understoodCount) => {
  const text = readFileSync(path.join(folder, app.endsWith('.md') ? app : `${app}/cases.md`), 'utf8');
  const { cases, mistakes } = readCaseFile({ path: 'cases.md', text }, { variables: {}, secrets: [] });
  const readings = cases.flatMap(({ steps }) => interpretAll(steps));
  const understood = readings.filter((reading) => reading.understood).length;
  process.stdout.write(`Strangers, ${app}: ${understood} of ${readings.length} steps understood\n`);
  expect(mistakes).toEqual([]);
  expect(cases).toHaveLength(caseCount);
  expect(readings).toHaveLength(stepCount);
  expect(understood).toBeGreaterThanOrEqual(understoodCount);
});

test('as many ordinary steps are understood as ever, each by itself', () => {
  const steps = readFileSync(path.join(folder, 'from-memory', 'steps.txt'), 'utf8')
    .trim()
    .split('\n');
  // Behind an action, so that "I am on …" and the like are no beginning.
  const understood = steps.filter((text) => interpretAll([{ text: 'Click "Go"' }, { text }])[1]?.understood);
  process.stdout.write(`Ordinary steps: ${understood.length} of ${steps.length} understood\n`);
  expect(steps).toHaveLength(400);
  expect(understood.length).toBeGreaterThanOrEqual(325);
});

test.each([
  ['roles.txt', 197, 46],
  ['roles-two.txt', 193, 72],
  ['roles-three.txt', 82, 35],
] as const)(
  '%s: of what people wrote in their own style, as many steps are understood as ever',
  (file, stepCount, understoodCount) => {
    const text = readFileSync(path.join(folder, 'from-memory', file), 'utf8');
    const cases = text.split(/^## .*$/m).slice(1);
    const readings = cases.flatMap((lines) =>
      interpretAll(
        lines
          .split('\n')
          .filter((line) => /^[^#\s]/.test(line))
          .map((line) => ({ text: line.replace(/^(?:\d+\.|-) /, '') })),
      ),
    );
    const understood = readings.filter((reading) => reading.understood).length;
    process.stdout.write(
      `In their own style, ${file}: ${understood} of ${readings.length} steps understood\n`,
    );
    expect(readings).toHaveLength(stepCount);
    expect(understood).toBeGreaterThanOrEqual(understoodCount);
  },
);

test.each([
  ...[
    ['fifteen/directus', 108],
    ['nine/adminjs', 68],
    ['seventeen/evershop', 121],
    ['seventeen/kitchensink', 97],
    ['seventeen/rabbitmq', 76],
    ['sixteen/rediscommander', 130],
    ['thirteen/bank', 97],
    ['twelve/conduit', 70],
  ].map(([app, steps]) => [app as string, 'rewritten.md', 8, steps as number] as const),
  ['fifteen/directus', 'owner-rewritten.md', 7, 52],
  ['twelve/conduit', 'owner-rewritten.md', 7, 64],
  ['four/unleash', 'support-rewritten', 8, 110],
  ['twelve/tabler', 'support-rewritten', 8, 79],
] as const)(
  '%s, %s: what coding agents brought to run is understood as a whole',
  (...[app, file, caseCount, stepCount]) => {
    const { cases, mistakes } = readSet(path.join(folder, 'public', app, file));
    const unread = cases.flatMap(({ steps }) => {
      const readings = interpretAll(steps);
      return steps.filter((_, index) => readings[index]?.understood !== true).map((step) => step.text);
    });
    expect(mistakes).toEqual([]);
    expect(cases).toHaveLength(caseCount);
    expect(cases.flatMap(({ steps }) => steps)).toHaveLength(stepCount);
    expect(unread).toEqual([]);
  },
);

test.each([
  ['four/unleash', 'support', 80, 48],
  ['twelve/tabler', 'support', 70, 48],
] as const)('%s, %s: each file is a case, whatever its form', (...[app, set, stepCount, understoodCount]) => {
  const { cases, mistakes } = readSet(path.join(folder, 'public', app, set));
  const understood = cases.flatMap(({ steps }) => interpretAll(steps).filter((one) => one.understood));
  expect(mistakes).toEqual([]);
  expect(cases).toHaveLength(8);
  expect(cases.flatMap(({ steps }) => steps)).toHaveLength(stepCount);
  expect(understood.length).toBeGreaterThanOrEqual(understoodCount);
});

/** The cases of a file, or of all files of a folder. */
function readSet(set: string) {
  const files = set.endsWith('.md') ? [set] : readdirSync(set).map((name) => path.join(set, name));
  const found = files.map((file) =>
    readCaseFile({ path: 'cases.md', text: readFileSync(file, 'utf8') }, { variables: {}, secrets: [] }),
  );
  return {
    cases: found.flatMap(({ cases }) => cases),
    mistakes: found.flatMap(({ mistakes }) => mistakes),
  };
}
