/** Every option of Playwright's `use`, wherever it may be set, does in a case what it does in any test. */
import { expect, test } from 'vitest';
import { entriesOf, type JsonReport } from '../support/jsonReport.js';
import { NIGHTLY } from '../support/nightly.js';
import { playwrightProject } from '../support/playwrightProject.js';
import {
  ALONE,
  OWN_STEPS,
  TOGETHER,
  casesOf,
  featureOf,
  useOf,
  type UseOption,
} from '../support/useOptions.js';
import { startUseShop } from '../support/useShop.js';

/** Ways to set options of a project: what goes into its `use`, and what its `importTestFrom` says. */
const PLACES = {
  project: (use: string) => ({ use, fixtures: undefined }),
  extend: (use: string) => ({ use: '{}', fixtures: `export const test = base.extend(${use});` }),
  'test.use': (use: string) => ({ use: '{}', fixtures: `export const test = base;\ntest.use(${use});` }),
};

/** Both take a moment for each case. */
const OBSERVED = `pictures: 'failed step', observe: { accessibility: false }`;

/** For a suite: its cases, and what is set for them at its place. */
interface Suite {
  name: string;
  options: readonly UseOption[];
  place: keyof typeof PLACES;
  used: readonly UseOption[];
}

// What stands there reaches a project as its own options do: Playwright joins them before anybody looks.
test.runIf(NIGHTLY)('at the top of the configuration', async () => {
  const suites: Suite[] = [{ name: 'together', options: TOGETHER, place: 'project', used: [] }];
  const { entries } = await runSuites(suites, useOf(TOGETHER));
  expectAll(entries, 'together', TOGETHER);
});

test('in a project, by a test that was extended, and by test.use() beside it', async () => {
  const places = Object.keys(PLACES) as (keyof typeof PLACES)[];
  const suites = places.flatMap((place): Suite[] => [
    ...(isTriedTogether(place)
      ? [{ name: `${place} together`, options: TOGETHER, place, used: TOGETHER }]
      : []),
    ...aloneAt(place).map((option, index) => ({
      name: `${place} ${index}`,
      options: [option],
      place,
      used: [option],
    })),
  ]);
  const { entries } = await runSuites(suites, '{ baseURL: shop.origin }');
  for (const { name, options } of suites) expectAll(entries, name, options);
});

/** Of the two places for fixtures a commit tries one. */
const isTriedTogether = (place: Suite['place']) => NIGHTLY || place !== 'extend';

/** Each needs a browser of its own: of those that are for the browser a commit tries each at one of the places. */
function aloneAt(place: Suite['place']): readonly UseOption[] {
  const ofBrowser = ALONE.filter(({ isOfBrowser }) => isOfBrowser);
  const others = place === 'project' ? ALONE.filter(({ isOfBrowser }) => !isOfBrowser) : [];
  const places = Object.keys(PLACES);
  const isInTurn = (index: number) => places[index % places.length] === place;
  return [...others, ...ofBrowser.filter((_, index) => NIGHTLY || isInTurn(index))];
}

type Entries = ReturnType<typeof entriesOf>;

function expectAll(entries: Entries, project: string, options: readonly UseOption[]): void {
  const own = entries.filter((entry) => entry.project === project);
  const expected = casesOf(options);
  const reported = own.map(({ title, result: { error } }) => [title, error?.message ?? '']);
  expect(reported).toEqual(
    expected.map(({ name, fails }) => [name, fails ? (expect.stringMatching(fails) as string) : '']),
  );
  const lacking = own.filter(({ title, ok, result }) => {
    const { attached } = expected.find(({ name }) => name === title) ?? {};
    return ok && attached !== undefined && !result.attachments.some(({ name }) => name === attached);
  });
  expect(lacking.map(({ title }) => title)).toEqual([]);
}

async function runSuites(suites: readonly Suite[], top: string): Promise<{ entries: Entries }> {
  const project = await playwrightProject({ 'steps.ts': OWN_STEPS });
  const shop = await startUseShop(project.folder);
  await project.write({ 'shop.ts': `export const shop = ${JSON.stringify(shop)} as const;\n` });
  const projects: string[] = [];
  for (const { name, options, place, used } of suites) {
    const { use, fixtures } = PLACES[place](useOf(used));
    const file = name.replaceAll(/\W/g, '-');
    const given = fixtures === undefined ? '' : `importTestFrom: './${file}.ts', `;
    const cases = `cases({ name: '${name}', files: 'cases/${file}.feature', steps: 'steps.ts', ${OBSERVED}, ${given}})`;
    projects.push(`{ ...${cases}, use: ${use} as object }`);
    await project.write({
      [`cases/${file}.feature`]: featureOf(casesOf(options)),
      [`${file}.ts`]: `import { test as base } from '@playwright/test';\nimport { shop } from './shop.ts';\n${fixtures ?? ''}\n`,
    });
  }
  await project.write({
    'playwright.config.ts': `import { defineConfig } from '@playwright/test';
import { cases } from 'casewright/playwright';
import { shop } from './shop.ts';
export default defineConfig({ workers: 2, reporter: 'json', use: ${top} as object, projects: [${projects.join(',\n')}] });
`,
  });
  const env = { CASEWRIGHT_BROWSER: shop.anyBrowser, SECURE_SHOP: shop.secureOrigin };
  const json = { PLAYWRIGHT_JSON_OUTPUT_NAME: 'report.json' };
  const { output } = await project.playwright([], { ...env, ...json });
  const report = JSON.parse(await project.read('report.json')) as JsonReport;
  expect(report.errors, output).toEqual([]);
  return { entries: entriesOf(report) };
}
