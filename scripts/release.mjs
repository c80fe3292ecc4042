/**
 * `npm run release`: checks that this commit can be released, packs it, tries the pack, and makes the tag. Pushing the
 * tag publishes (.github/workflows/release.yml); nothing here does.
 *
 *   --dry-run         all of it without the tag
 *   --tagged <tag>    all of it for a tag that is there, as the workflow does
 */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { changelogOf } from './release/changelog.mjs';
import { git, readJson } from './release/repository.mjs';
import { refusals } from './release/refusals.mjs';
import { tryPack } from './release/tryPack.mjs';
import { run } from './setup.mjs';

const { values } = parseArgs({
  options: { 'dry-run': { type: 'boolean', default: false }, tagged: { type: 'string' } },
});
const folder = process.cwd();
const output = path.join(folder, 'test-results', 'release');
const tarball = path.join(output, 'casewright.tgz');
const { version, devDependencies } = readJson(folder, 'package.json');
const tag = `v${version}`;

step(`Version ${version}: package.json, package-lock.json, CHANGELOG.md, tags, working tree`);
const reasons = refusals(folder, { version, tag, tagged: values.tagged });
if (reasons.length > 0) fail(reasons);
const notes = changelogOf(folder, version);
console.log(notes);

step('Pack, built anew where something has changed');
rmSync(output, { recursive: true, force: true });
mkdirSync(output, { recursive: true });
must(
  'npm',
  ['pack', '--pack-destination', output, '--loglevel=error'],
  'Mend the build first: npm run build',
);
renameSync(path.join(output, `casewright-${version}.tgz`), tarball);
writeFileSync(path.join(output, 'notes.md'), notes);

step('The pack as package managers and bundlers see it: publint');
must('npx', ['publint', '--strict', tarball], 'Change package.json as publint says.');

step('The types in the pack: are-the-types-wrong');
must('npx', ['attw', tarball, '--profile', 'node16'], 'Change `exports` of package.json, or tsup.config.ts.');

const runners = ['@playwright/test', 'vitest'].map((name) => `${name}@${devDependencies[name]}`);
step(`The pack in an empty project, beside ${runners.join(' and ')}`);
const broken = await tryPack(tarball, runners);
if (broken !== undefined) fail([`${broken} failed there. Compare with npm run test:heavy -- test/compat.`]);

step(`Tag ${tag}`);
if (values.tagged !== undefined) console.log(`${tag} is there.`);
else if (values['dry-run']) console.log(`A dry run makes none. npm run release makes it.`);
else {
  git(folder, ['tag', '--annotate', tag, '--message', `${tag}\n\n${notes}`, '--cleanup=verbatim']);
  console.log(`Made. Publish it by: git push origin ${tag}`);
}
console.log(`\nNothing was published. The pack is ${path.relative(folder, tarball)}.`);

function step(words) {
  console.log(`\n— ${words}`);
}

function must(command, args, remedy) {
  const status = run(command, args, { cwd: folder });
  if (status !== 0) fail([`"${command} ${args.join(' ')}" ended with ${status}. ${remedy}`]);
}

function fail(reasons) {
  console.error(`\nNot released:\n${reasons.map((reason) => `- ${reason}`).join('\n')}`);
  process.exit(1);
}
