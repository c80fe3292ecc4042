/**
 * Everything that a fresh clone needs: dependencies, build, a browser, the package for the examples. A step is
 * done again only if its input has changed. Node's own modules only, because it runs before there are others.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBrowser } from './browser.mjs';
import { ensurePostgres } from './postgres.mjs';

export const root = path.resolve(import.meta.dirname, '..');

const BUILT_FROM = [
  ...['package-lock.json', 'tsconfig.json', 'tsconfig.declarations.json', 'tsup.config.ts', 'src'],
  ...['scripts/report-schema', 'scripts/service-docs', 'scripts/lookerScript.mjs'],
];

export async function setUp() {
  once('dependencies', ['package.json', 'package-lock.json'], ['node_modules'], installDependencies);
  buildPackage();
  const installed = examples().map(({ installed }) => installed);
  once('package for the examples', ['package.json', 'dist'], installed, packForExamples);
  await ensureBrowser();
  ensurePostgres();
}

/** The same for `npm pack` and `npm publish`, which run it as `prepack`. */
function buildPackage() {
  once('build', BUILT_FROM, filesOfPackage(), build);
}

/** What package.json promises: a build that has stopped halfway, or made no types, is none. */
function filesOfPackage() {
  const { exports, bin } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const places = (one) => (typeof one === 'string' ? [one] : Object.values(one).flatMap(places));
  return places([exports, bin]);
}

/** Runs a command in the project's folder, showing what it prints; ends the process if it fails. */
export function run(command, args, { env = {}, cwd = root } = {}) {
  const { status } = spawnSync(command, args, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  return status ?? 1;
}

function installDependencies() {
  mustSucceed('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
}

function build() {
  mustSucceed('npx', ['tsup', '--silent']);
}

/** The examples have the package as a user has it: as files below their node_modules. */
function packForExamples() {
  for (const { installed } of examples()) {
    const target = path.join(root, installed);
    rmSync(target, { recursive: true, force: true });
    mkdirSync(target, { recursive: true });
    for (const part of ['package.json', 'dist']) {
      cpSync(path.join(root, part), path.join(target, part), { recursive: true });
    }
  }
}

function examples() {
  return readdirSync(path.join(root, 'examples')).map((name) => ({
    installed: path.join('examples', name, 'node_modules', 'casewright'),
  }));
}

function mustSucceed(command, args) {
  const status = run(command, args);
  if (status !== 0) {
    console.error(`Set-up failed: "${command} ${args.join(' ')}" ended with ${status}.`);
    process.exit(1);
  }
}

/** The stamps lie in node_modules, so that they are gone when it is. */
const stampFile = path.join(root, 'node_modules', '.casewright-setup.json');

function once(step, inputs, outputs, perform) {
  const there = outputs.every((output) => existsSync(path.join(root, output)));
  if (there && readStamps()[step] === hashOf(inputs)) return;
  // Not to standard output, which belongs to who packs.
  console.error(`Set-up: ${step} …`);
  perform();
  writeStamp(step, hashOf(inputs));
}

export function writeStamp(step, value) {
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, JSON.stringify({ ...readStamps(), [step]: value }, null, 2));
}

export function readStamps() {
  return existsSync(stampFile) ? JSON.parse(readFileSync(stampFile, 'utf8')) : {};
}

function hashOf(inputs) {
  const hash = createHash('sha256').update(process.version);
  for (const file of inputs.flatMap(filesOf)) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesOf(input) {
  const full = path.join(root, input);
  if (!existsSync(full)) return [];
  const entries = readdirSync(path.dirname(full), { withFileTypes: true });
  if (entries.some((entry) => entry.name === path.basename(full) && entry.isFile())) return [input];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (process.argv.includes('--build')) buildPackage();
  else await setUp();
}
