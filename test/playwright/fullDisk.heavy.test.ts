/** What is told, and what is not lost, where the disk takes no more, or a folder can't be written. */
import { chmod, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { feature } from '../support/aheadProject.js';
import { config, playwrightProject, runNode, runProgram, type Ran } from '../support/playwrightProject.js';
import { environmentOf, slowService } from '../support/slowService.js';
import { PLAYWRIGHT, came, reportIn } from './reported.js';

const REPORTERS = "[['list'], ['casewright/playwright/reporter']]";
const PASSED = ['passed', null, 'passes'];

/** Two cases on a hosted service whose sessions pass at once. */
async function hostedProject() {
  const project = await playwrightProject({
    'playwright.config.ts': config("{ files: 'cases/*' }").replace("'list'", REPORTERS),
    'cases/a.feature': feature('one', 'two'),
  });
  const service = await slowService();
  service.end();
  return { project, service, env: environmentOf(service) };
}

/** Modes of files bind root, too, when that capability is taken from it. */
function runBounded(folder: string, args: string[], env: Record<string, string>): Promise<Ran> {
  if (process.getuid?.() !== 0) return runNode(folder, args, env);
  return runProgram(folder, ['setpriv', '--bounding-set', '-dac_override', process.execPath, ...args], env);
}

test.skipIf(process.platform !== 'linux')(
  'A journal on a full disk costs no verdict and no session, and each entry says so.',
  async () => {
    const { project, service, env } = await hostedProject();
    await project.write({ '.casewright/.gitignore': '*\n' });
    await symlink('/dev/full', path.join(project.folder, '.casewright', 'journal.jsonl'));
    const { exitCode, output } = await project.playwright([], env);
    expect(exitCode).toBe(0);
    expect(output).toContain('2 passed');
    const { cases, faults } = await reportIn(project);
    expect(cases.map(came)).toEqual([PASSED, PASSED]);
    for (const { attempts } of cases) {
      expect(attempts[0]?.remarks[0]).toBe(
        "The journal .casewright/journal.jsonl can't be used: ENOSPC: no space left on device, write. " +
          'CASEWRIGHT_RESUME=1 may not find what this entry has started.',
      );
    }
    expect(faults).toEqual([]);
    expect(service.sessions).toHaveLength(2);
  },
);

test.skipIf(process.platform === 'win32')(
  'A page of the report that the disk does not take costs no verdict, and no other file.',
  async () => {
    const { project, env } = await hostedProject();
    // In blocks of 512 or 1,024 bytes, as the shell has it; the page is larger.
    const command = ['sh', '-c', 'ulimit -f 100; exec "$@"', 'sh', process.execPath, PLAYWRIGHT, 'test'];
    const { exitCode, output } = await runProgram(project.folder, command, env);
    expect(exitCode).toBe(0);
    expect(output).toContain('2 passed');
    expect(output).toMatch(
      /FAULT: index\.html could not be written \(.*index\.html\): EFBIG: file too large/,
    );
    expect(output).toContain('Casewright: 2 passed (casewright-report/report.json)');
    const { cases, faults } = await reportIn(project);
    expect(cases.map(came)).toEqual([PASSED, PASSED]);
    expect(faults).toEqual([expect.stringContaining('index.html could not be written')]);
    expect(await project.read('casewright-report/junit.xml')).toContain('tests="2"');
    await expect(project.read('casewright-report/index.html')).rejects.toThrow('ENOENT');
  },
);

test.skipIf(process.platform === 'win32')(
  'A folder of the report that is read-only costs no verdict, and the run says what is missing.',
  async () => {
    const { project, service, env } = await hostedProject();
    await project.write({ 'casewright-report/kept.txt': 'kept' });
    await chmod(path.join(project.folder, 'casewright-report'), 0o555);
    const { exitCode, output } = await runBounded(project.folder, [PLAYWRIGHT, 'test'], env);
    expect(exitCode).toBe(0);
    expect(output).toContain('Casewright: 2 passed (the report could not be written)');
    for (const file of ['report.json', 'junit.xml', 'index.html'])
      expect(output).toContain(
        `${file}): EACCES: permission denied. Please make that folder writable, close the file, or have the report written to another folder.`,
      );
    expect(service.sessions).toHaveLength(2);
    expect(await readdir(path.join(project.folder, 'casewright-report'))).toEqual(['kept.txt']);
  },
);

test('Where the folder of the modules is a file, nothing is run and nothing is paid, and it is said what to do.', async () => {
  const { project, service, env } = await hostedProject();
  await project.write({ '.casewright': 'in the way' });
  const { exitCode, output } = await project.playwright([], env);
  expect(exitCode).toBe(1);
  expect(output).toMatch(
    /Casewright can't write to .*\.casewright: (?:ENOTDIR|EEXIST).*Please make that folder writable/,
  );
  expect(service.sessions).toEqual([]);
  expect(await project.read('.casewright')).toBe('in the way');
});
