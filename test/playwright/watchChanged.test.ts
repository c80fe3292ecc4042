/** `--only-changed` with case files: git knows them, and Playwright only their modules. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { config, playwrightProject } from '../support/playwrightProject.js';

const feature = (title: string) => `Feature: Shop\n\n  Scenario: ${title}\n    Then I see "Hello"\n`;

describe('--only-changed', () => {
  test('lists the cases of the case files that git calls changed or new', async () => {
    const project = await playwrightProject({
      'playwright.config.ts': config(`{ files: 'cases/**/*', startUrl: 'http://127.0.0.1:1/' }`),
      'cases/a.feature': feature('Buying'),
      'cases/b.feature': feature('Selling'),
    });
    const git = (...words: string[]) =>
      promisify(execFile)('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@shop.test', ...words], {
        cwd: project.folder,
      });
    await git('init', '--quiet');
    await git('add', '.');
    await git('commit', '--quiet', '--message=All');
    const unchanged = await project.playwright(['--list', '--only-changed']);
    expect(unchanged.output).toContain('Total: 0 tests');
    await project.write({
      'cases/b.feature': feature('Selling twice'),
      'cases/c.feature': feature('Giving'),
    });
    const { output } = await project.playwright(['--list', '--only-changed']);
    expect(output).toContain('cases/b.feature:3:3');
    expect(output).toContain('cases/c.feature:3:3');
    expect(output).toContain('Total: 2 tests');
  });
});
