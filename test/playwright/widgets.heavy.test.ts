/**
 * Every page of fixtures/widgets is operated and checked in words, as a user's suite does it, in one run: each case
 * passes on the sound page, and on the spoilt one fails by what it expects; of each file a commit sees one there.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { beforeAll, describe, expect, test } from 'vitest';
import { readCaseFile } from '../../src/cases/index.js';
import type { ReportedCase } from '../../src/report/report.js';
import { NIGHTLY } from '../support/nightly.js';
import { root } from '../support/places.js';
import { makeProject } from '../support/playwrightProject.js';
import { reportIn } from './reported.js';

const widgets = path.join(root, 'fixtures', 'widgets');
const pages = namesIn('pages', '.html');
/** Frames and windows of other pages, and the list of all. */
const PARTS = /^(?:frame|window)-|^index$/;
/** The case files for the spoilt pages, and which of their cases are run. */
const TO_FAIL = readdirSync(path.join(widgets, 'cases')).map(toFail);

let cases: ReportedCase[];
let output: string;

beforeAll(async () => {
  const server = spawn(process.execPath, [path.join(widgets, 'server.mjs')], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const project = await makeProject({ 'playwright.config.ts': configFor(await addressOf(server)) });
  for (const [part, as] of [
    ['files', 'files'],
    ['cases', 'sound'],
  ] as const) {
    await cp(path.join(widgets, part), path.join(project.folder, as), { recursive: true });
  }
  await project.write(Object.fromEntries(TO_FAIL.map(({ file, text }) => [file, text])));
  ({ output } = await project.playwright(['sound/', ...TO_FAIL.flatMap(({ chosen }) => chosen)]));
  ({ cases } = await reportIn(project));
  return async () => {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
    await project.dispose();
  };
}, 1_200_000);

function configFor(startUrl: string): string {
  return `import { defineConfig } from '@playwright/test';
import { cases } from 'casewright/playwright';

const pages = (search) => Object.fromEntries(
  ${JSON.stringify(pages)}.map((page) => [page.replaceAll('-', ' '), \`/\${page}\${search}\`]),
);
const common = {
  startUrl: '${startUrl}',
  pictures: 'failed step',
  observe: { accessibility: false },
};

export default defineConfig({
  reporter: 'casewright/playwright/reporter',
  workers: 3,
  projects: [
    cases({ ...common, name: 'sound', files: 'sound/*', pages: pages(''), stepTimeout: '15s' }),
    cases({ ...common, name: 'spoilt', files: 'spoilt/*', pages: pages('?spoilt'), stepTimeout: '4s' }),
  ],
});
`;
}

/** Expected to fail, for Playwright starts a worker and its browser anew after each test that fails unexpectedly. */
function toFail(name: string, index: number) {
  const text = `${tagOf(name)}\n${readFileSync(path.join(widgets, 'cases', name), 'utf8')}`;
  const file = `spoilt/${name}`;
  const { cases } = readCaseFile({ path: file, text }, { variables: {}, secrets: [] });
  // Another one from file to file.
  const inTurn = cases.filter((_, at) => NIGHTLY || at === index % cases.length);
  return {
    ...{ file, text, chosen: inTurn.map(({ line }) => `${file}:${line}`) },
    titles: inTurn.map(({ title }) => `${name}: ${title}`),
  };
}

function tagOf(file: string): string {
  if (file.endsWith('.feature')) return '@fail';
  return file.endsWith('.feature.md') ? '`@fail`' : '---\ntags: [fail]\n---';
}

async function addressOf(server: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: server.stdout! })) {
    const address = /^Widgets: (http:\/\/127\.0\.0\.1:\d+)$/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error('The server of the widgets ended without saying its address.');
}

function namesIn(folder: string, ending: string): string[] {
  return readdirSync(path.join(widgets, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length));
}

/** What came of the cases of one project: the title, and the words of the step that decided. */
function cameOf(project: string) {
  return cases
    .filter((one) => one.project === project)
    .map(({ file, title, verdict, reason, attempts }) => {
      const deciding = stepsOf(attempts).find(({ status }) => status !== 'passed');
      return {
        case: `${path.posix.basename(file)}: ${title}`,
        verdict,
        reason,
        at: deciding?.text,
        why: deciding?.summary,
      };
    });
}

const stepsOf = (attempts: ReportedCase['attempts']) => attempts.at(-1)?.steps ?? [];

test('the run has every case on the sound pages, and of each file those that are chosen on the spoilt ones', () => {
  const [sound = [], spoilt] = ['sound', 'spoilt'].map((of) => cameOf(of).map((one) => one.case));
  expect(sound.length, output).toBeGreaterThan(80);
  expect(spoilt).toEqual(TO_FAIL.flatMap(({ titles }) => titles));
  const files = sound.map((one) => one.split(':')[0]);
  expect(TO_FAIL.map(({ file }) => path.posix.basename(file))).toEqual([...new Set(files)]);
});

test('no page is left without a case', () => {
  const opened = cases
    .filter(({ project }) => project === 'sound')
    .flatMap(({ attempts }) =>
      stepsOf(attempts).map(({ text }) => /I am on the ([\w ]+?) page/.exec(text)?.[1]?.toLowerCase() ?? ''),
    );
  const named = pages.filter((page) => !PARTS.test(page)).map((page) => page.replaceAll('-', ' '));
  expect(named.filter((page) => !opened.includes(page))).toEqual([]);
});

describe('a case', () => {
  test('passes where the widget is sound', () => {
    expect(cameOf('sound').filter(({ verdict }) => verdict !== 'passed')).toEqual([]);
  });

  test('fails by what it expects where the widget is spoilt', () => {
    const others = cameOf('spoilt').filter(
      ({ verdict, reason }) => verdict !== 'failed' || reason !== 'expectation not met',
    );
    expect(others).toEqual([]);
  });
});
