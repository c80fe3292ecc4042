/** Which of Playwright's processes watches case files, and which of their paths. */
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { announceWatcher, watchRole } from '../../src/playwright/compat.js';
import { watchedPaths } from '../../src/playwright/modules/watchModules.js';

const roleOf = (words: string[], env: NodeJS.ProcessEnv = {}) =>
  watchRole({ argv: ['node', 'cli.js', ...words], env, pid: 7, ppid: 6 });

describe('a process', () => {
  test.each([
    [['test', '--ui']],
    [['test', '--ui-host=127.0.0.1', '--ui-port=0']],
    [['test', 'cases', '--ui-port', '0']],
    [['test-server', '-c', 'playwright.config.ts']],
  ])('watches as `playwright %j`', (words) => {
    expect(roleOf(words)).toBe('watches');
  });

  test.each([
    [['test']],
    [['test', '--', '--ui']],
    [['test', 'test-server']],
    [['test', '--update-snapshots']],
    [['show-report', '--ui']],
    [[]],
  ])('does not watch as `playwright %j`', (words) => {
    expect(roleOf(words)).toBe('runs');
  });

  test('watches in Playwright’s own watch mode', () => {
    expect(roleOf(['test'], { PWTEST_WATCH: '1' })).toBe('watches');
  });

  test('that is a worker never watches', () => {
    expect(roleOf(['test', '--ui'], { TEST_WORKER_INDEX: '0' })).toBe('works');
  });

  test('leaves watching to the parent that announced itself, and only to the parent', () => {
    const env: NodeJS.ProcessEnv = {};
    announceWatcher({ env, pid: 6 });
    expect(roleOf([], env)).toBe('loads for a watcher');
    expect(watchRole({ argv: ['node', 'cli.js', 'test'], env, pid: 8, ppid: 7 })).toBe('runs');
  });
});

describe('a watcher', () => {
  const root = path.resolve('/shop');
  const at = (file: string) => path.resolve(root, file);
  const file = { isFile: () => true };
  const sees = (globs: string | string[], name: string, more?: Set<string>) =>
    !watchedPaths(globs, root, more).isIgnored(at(name), file);

  test.each([
    ['cases/**/*.{feature,md}', 'cases/a.feature'],
    ['cases/**/*.{feature,md}', 'cases/deep/er/a.md'],
    ['cases', 'cases/a.txt'],
    ['cases/a.feature', 'cases/a.feature'],
    ['**/*.feature', 'a.feature'],
    ['**/*.feature', 'packages/one/cases/a.feature'],
    ['../cases/*', '../cases/a.feature'],
    ['.cases/*', '.cases/a.feature'],
  ])('of %j sees %s', (globs, name) => {
    expect(sees(globs, name)).toBe(true);
  });

  test.each([
    ['cases/**/*', 'cases/picture.png'],
    ['cases/**/*', 'src/README.md'],
    ['cases/a.feature', 'cases/b.feature'],
    ['**/*.md', 'node_modules/some/README.md'],
    ['**/*.md', '.casewright/notes.md'],
    ['../cases/*', '../other/a.feature'],
  ])('of %j leaves %s alone', (globs, name) => {
    expect(sees(globs, name)).toBe(false);
  });

  test('sees the folders on the way to case files, and files that plans list', () => {
    expect(watchedPaths('a/b/*.md', root).isIgnored(at('a'))).toBe(false);
    expect(watchedPaths('a/b/*.md', root).isIgnored(at('c'))).toBe(true);
    expect(sees('plans/*', 'cases/a.feature', new Set([at('cases/a.feature')]))).toBe(true);
  });

  test('sees paths of Windows, whichever way they lean', () => {
    const shop = 'C:\\shop';
    const more = new Set(['C:\\shop\\listed\\a.feature', 'D:\\far\\b.md']);
    const { roots, isIgnored } = watchedPaths(['cases/**/*', '../near/*'], shop, more, path.win32);
    expect(roots).toEqual([shop, 'C:\\']);
    const seen = ['C:\\shop', 'C:\\shop\\cases\\deep\\a.md', 'C:\\near\\a.txt', ...more];
    const unseen = ['C:\\shop\\other\\a.md', 'C:\\shop\\cases\\node_modules\\a.md', 'D:\\far\\c.md'];
    for (const name of [...seen, ...unseen]) {
      const expected = [name, unseen.includes(name)];
      expect([name, isIgnored(name, file)]).toEqual(expected);
      expect([name, isIgnored(name.replaceAll('\\', '/'), file)]).toEqual(expected);
    }
  });

  test('stands above the folders of case files, which may come and go', () => {
    expect(watchedPaths(['cases/*', '!cases/old.md', 'more/*'], root).roots).toEqual([root]);
    expect(watchedPaths('../cases/*', root).roots).toEqual([path.dirname(root)]);
    expect(watchedPaths('**/*', root).roots).toEqual([root]);
  });
});
