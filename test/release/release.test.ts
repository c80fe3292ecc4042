/** `npm run release` in a real repository: what it refuses, before anything is built. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { exec } from '../compat/packPackage.js';
import { root } from '../support/places.js';

const CHANGELOG =
  '# Changelog\n\n## Unreleased\n\n## 1.2.0 - 2026-01-01\n\n- More.\n\n## 1.1.0 - 2025-01-01\n\n- Less.\n';
const FILES = {
  'package.json': JSON.stringify({ name: 'casewright', version: '1.2.0', scripts: { prepack: 'exit 7' } }),
  'package-lock.json': JSON.stringify({ version: '1.2.0' }),
  'CHANGELOG.md': CHANGELOG,
  '.gitignore': 'test-results/\n',
};

describe('npm run release refuses', () => {
  test.each([
    {
      what: 'a changed file',
      change: (repository: Repository) =>
        repository.write({ 'CHANGELOG.md': `${CHANGELOG}\n- More still.\n` }),
      said: '- There are changes that are not committed. Commit or remove them:\n M CHANGELOG.md',
    },
    {
      what: 'a file that git does not know',
      change: (repository: Repository) => repository.write({ 'notes.txt': 'Later.' }),
      said: '- There are changes that are not committed. Commit or remove them:\n?? notes.txt',
    },
    {
      what: 'a version without a section in the changelog',
      change: (repository: Repository) =>
        repository.commit({ 'CHANGELOG.md': CHANGELOG.replace('1.2.0', '1.20.0') }),
      said: '- CHANGELOG.md has no section of 1.2.0. Write one below the heading "## 1.2.0 - ',
    },
    {
      what: 'a version whose section has headings alone',
      change: (repository: Repository) =>
        repository.commit({ 'CHANGELOG.md': CHANGELOG.replace('- More.', '### Added') }),
      said: '- CHANGELOG.md says nothing of 1.2.0. Write what it brings to users below its heading.',
    },
    {
      what: 'a tag that is there',
      change: (repository: Repository) => repository.git('tag', 'v1.2.0'),
      said: '- The tag v1.2.0 is there already. Raise the version:',
    },
    {
      what: 'a lockfile of another version',
      change: (repository: Repository) =>
        repository.commit({ 'package-lock.json': '{ "version": "1.1.0" }' }),
      said: '- package-lock.json has version 1.1.0 and package.json 1.2.0. Run npm install --package-lock-only.',
    },
  ])('$what', async ({ change, said }) => {
    const repository = await makeRepository();
    await change(repository);
    const { errors } = await repository.release('--dry-run');
    expect(errors).toContain(`Not released:\n${said}`);
    expect(errors.match(/^- /gm)).toHaveLength(1);
  });

  test('all of it at once', async () => {
    const repository = await makeRepository();
    await repository.git('tag', 'v1.2.0');
    await repository.write({ 'CHANGELOG.md': '# Changelog\n' });
    const { errors } = await repository.release();
    expect(errors.match(/^- /gm)).toHaveLength(3);
  });

  test.each([
    { tagged: 'v1.3.0', said: '- The tag is v1.3.0 and package.json says v1.2.0.' },
    { tagged: 'v1.2.0', said: '- There is no tag v1.2.0.' },
  ])('the given tag $tagged', async ({ tagged, said }) => {
    const repository = await makeRepository();
    expect((await repository.release('--tagged', tagged)).errors).toContain(said);
  });

  test('a given tag of an earlier commit', async () => {
    const repository = await makeRepository();
    await repository.git('tag', 'v1.2.0');
    await repository.commit({ 'more.txt': 'More.' });
    const { errors } = await repository.release('--tagged', 'v1.2.0');
    expect(errors).toContain('- v1.2.0 is another commit than HEAD. Check it out: git checkout v1.2.0.');
  });
});

test('what can be released is told with its changes, and goes no further than a build that fails', async () => {
  const repository = await makeRepository();
  const { output, errors } = await repository.release();
  expect(output).toContain('working tree\n- More.\n');
  expect(errors).toMatch(/Not released:\n- "npm pack .*" ended with 7\. Mend the build first/);
  expect(await repository.git('tag')).toBe('');
});

type Repository = Awaited<ReturnType<typeof makeRepository>>;

async function makeRepository() {
  const folder = await mkdtemp(path.join(tmpdir(), 'casewright-release-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', '-c', 'commit.gpgsign=false'];
  const git = async (...args: string[]) =>
    (await exec('git', [...identity, ...args], { cwd: folder })).stdout;
  const write = async (files: Record<string, string>) => {
    for (const [file, text] of Object.entries(files)) await writeFile(path.join(folder, file), text);
  };
  const commit = async (files: Record<string, string>) => {
    await write(files);
    await git('add', '.');
    await git('commit', '--quiet', '--message', 'Change');
  };
  await git('init', '--quiet');
  await commit(FILES);
  return { write, commit, git, release: (...args: string[]) => release(folder, args) };
}

/** Always ends with 1 here. */
async function release(folder: string, args: string[]): Promise<{ output: string; errors: string }> {
  const script = path.join(root, 'scripts', 'release.mjs');
  const ended: unknown = await exec(process.execPath, [script, ...args], { cwd: folder }).catch(
    (error: unknown) => error,
  );
  expect(ended).toMatchObject({ code: 1 });
  const { stdout, stderr } = ended as { stdout: string; stderr: string };
  return { output: stdout, errors: stderr };
}
