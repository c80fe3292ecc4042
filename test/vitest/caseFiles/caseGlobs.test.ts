/** The plugin's globs as Vitest's, and paths of Windows. */
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { toPosix } from '../../../src/vitest/caseFiles/CaseFiles.js';
import { caseGlobs } from '../../../src/vitest/settings.js';

describe('globs', () => {
  const at = { root: '/repo', testRoot: '/repo' };

  test.each([
    ['cases/**/*.{feature,md,txt}', ['cases/**/*.{feature,md,txt}']],
    ['cases/login.feature', ['cases/login.feature']],
    ['cases/**/*.MD', ['cases/**/*.MD']],
    ['cases', ['cases/**/*.{feature,md,txt}']],
    ['cases/', ['cases/**/*.{feature,md,txt}']],
    ['cases/**', ['cases/**/*.{feature,md,txt}']],
    ['cases/*', ['cases/*.{feature,md,txt}', 'cases/*/**/*.{feature,md,txt}']],
    ['cases/shop*', ['cases/shop*.{feature,md,txt}', 'cases/shop*/**/*.{feature,md,txt}']],
    ['./cases/*.md', ['cases/*.md']],
  ])('take case files only: %j', (glob, include) => {
    expect(caseGlobs(glob, at)).toEqual({ include, exclude: [] });
  });

  test('that begin with ! leave files out', () => {
    expect(caseGlobs(['cases/*.md', '!cases/README.md', '!cases/drafts'], at)).toEqual({
      include: ['cases/*.md'],
      exclude: ['cases/README.md', 'cases/drafts/**/*.{feature,md,txt}'],
    });
  });

  test('are relative to Vitest’s root, wherever the plugin’s own is', () => {
    const include = (root: string, testRoot: string) => caseGlobs('cases/*.md', { root, testRoot }).include;
    expect(include('/repo/e2e', '/repo')).toEqual(['e2e/cases/*.md']);
    expect(include('/repo', '/repo/packages/app')).toEqual(['../../cases/*.md']);
  });
});

describe('paths of Windows', () => {
  test('have slashes where Vite and globs read them', () => {
    expect(toPosix('C:\\repo\\my cases\\a.md', path.win32)).toBe('C:/repo/my cases/a.md');
    expect(toPosix('cases\\**\\*.md', path.win32)).toBe('cases/**/*.md');
  });

  test('keep their backslashes where those are letters of a name', () => {
    expect(toPosix('cases/a\\b.md', path.posix)).toBe('cases/a\\b.md');
  });
});
