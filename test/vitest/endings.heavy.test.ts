/** However a run of Vitest ends, nothing of it is left: no worker, no service, no browser. */
import { describe, expect, test } from 'vitest';
import { serveHttp } from '../support/httpServer.js';
import { NIGHTLY } from '../support/nightly.js';
import { vitestConfig, vitestProject } from '../support/vitestProject.js';
import { SOON, startVitest, type LongVitest } from '../support/vitestWatch.js';
import { browsersOf } from '../support/processes.js';

const feature = (step: string, tag = '') => `Feature: F\n\n  ${tag}\n  Scenario: S\n    ${step}\n`;
const HELLO = feature('Then I see "Hello"');
const LONG = feature('Then I wait 60 seconds');

interface Ending {
  /** Whether another one shows the same, and a commit leaves it out. */
  isNightly?: boolean;
  files: Record<string, string>;
  args?: string[];
  terminal?: boolean;
  /** Further plugins, in front of ours. */
  plugins?: string;
  /** What ends it, once its browser has opened the page; nothing where it ends by itself. */
  end?: (vitest: LongVitest) => unknown;
  /** Exit code or signal of the main process, or of the terminal around it. */
  how: number | NodeJS.Signals;
  says?: RegExp;
}

const send = (signal: NodeJS.Signals) => async (vitest: LongVitest) =>
  process.kill((await vitest.main()).pid, signal);

/** SIGINT, SIGTERM and the death of a worker are in reporterEndings. */
const ENDINGS: Record<string, Ending> = {
  'a success': { files: { 'cases/a.feature': HELLO }, how: 0, says: /1 passed/ },
  'a failure': {
    isNightly: true,
    files: { 'cases/a.feature': feature('Then I swim') },
    how: 1,
    says: /No verdict \(step not understood\)/,
  },
  '--bail': {
    files: { 'cases/a.feature': LONG, 'cases/b.feature': feature('Then I swim') },
    args: ['--bail=1', '--maxWorkers=2'],
    how: 1,
    says: /1 failed/,
  },
  'a case that is out of time': {
    isNightly: true,
    files: { 'cases/a.md': '---\ntimeout: 1s\n---\n\n# C\n\n- I wait 60 seconds\n' },
    how: 1,
    says: /out of time/,
  },
  'a time-out by Vitest itself': {
    files: { 'cases/a.feature': LONG },
    // Its own limit comes half a minute behind the case's.
    plugins: `{
      name: 'hasty', enforce: 'post',
      transform: (code, id) => id.endsWith('.feature') ? code.replace(/"timeout":\\d+/, '"timeout":2000') : undefined,
    },`,
    how: 1,
    says: /Test timed out in 2000ms/,
  },
  'a success in threads': {
    isNightly: true,
    files: { 'cases/a.feature': HELLO },
    args: ['--pool=threads'],
    how: 0,
    says: /1 passed/,
  },
  'SIGTERM with threads': {
    files: { 'cases/a.feature': LONG },
    args: ['--pool=threads'],
    end: send('SIGTERM'),
    how: 143,
  },
  'SIGKILL of the main process': { files: { 'cases/a.feature': LONG }, end: send('SIGKILL'), how: 'SIGKILL' },
  'Ctrl+C in a terminal': {
    files: { 'cases/a.feature': LONG },
    args: ['--watch'],
    terminal: true,
    end: (vitest) => vitest.type('\u0003'),
    how: 1,
    says: /Cancelling test run/,
  },
  'q in watch mode': {
    files: { 'cases/a.feature': HELLO },
    args: ['--watch'],
    terminal: true,
    async end(vitest) {
      await expect.poll(vitest.output, SOON).toContain('Waiting for file changes');
      vitest.type('q');
    },
    how: 0,
  },
  'another plugin that fails as Vitest starts': {
    files: { 'cases/a.feature': HELLO },
    plugins: `{ name: 'bad', configureVitest() { throw new Error('a bad plugin'); } },`,
    how: 1,
    says: /a bad plugin/,
  },
  'another plugin that fails as Vitest ends': {
    isNightly: true,
    files: { 'cases/a.feature': HELLO },
    plugins: `{
      name: 'bad',
      configureVitest({ vitest }) { vitest.onClose(() => { throw new Error('a bad plugin'); }); },
    },`,
    how: 1,
    says: /a bad plugin/,
  },
};

describe.skipIf(process.platform !== 'linux')('nothing of a run is left', { timeout: 120_000 }, () => {
  const tried = Object.entries(ENDINGS).filter(([, { isNightly = false }]) => NIGHTLY || !isNightly);
  test.for(tried)('after %s', async ([, ending]) => {
    const { vitest, opened } = await started(ending);
    if (ending.end) {
      await expect.poll(opened, SOON).toBeGreaterThan(0);
      expect(browsersOf(await vitest.processes())).toHaveLength(1);
      await ending.end(vitest);
    }
    expect(await vitest.ended).toBe(ending.how);
    await expect.poll(() => vitest.processes(), SOON).toEqual([]);
    expect(vitest.output()).toMatch(ending.says ?? /(?:)/);
    expect(vitest.output()).not.toMatch(/close timed out|error during close/);
  });
});

/** @returns `opened` tells how many pages its browsers have opened */
async function started({ files, args = [], plugins = '', terminal = false }: Ending) {
  let pages = 0;
  const { origin } = await serveHttp((_, response) => {
    pages += 1;
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Hello</h1>');
  });
  const config = vitestConfig(`{ files: 'cases', startUrl: '${origin}' }`).replace('[', `[${plugins}`);
  const project = await vitestProject({ 'vitest.config.ts': config, ...files });
  const words = args.includes('--watch') ? args : ['run', ...args];
  const vitest = await startVitest({ folder: project.folder, args: words, terminal });
  return { vitest, opened: () => pages };
}
