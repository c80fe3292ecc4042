/** Installs PostgreSQL's server for the tests of a service for a team, where it is missing and can be installed. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isDebianRoot } from './browser.mjs';
import { run } from './setup.mjs';

export function ensurePostgres() {
  if (isThere()) return;
  if (isDebianRoot()) {
    console.log('Set-up: no PostgreSQL; trying `apt-get install postgresql` …');
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql']);
  }
  if (!isThere()) {
    console.log('Set-up: without PostgreSQL the tests of a service for a team are skipped, and fail in CI.');
  }
}

/** As the tests look for it. */
function isThere() {
  const versions = '/usr/lib/postgresql';
  const ofDebian = existsSync(versions)
    ? readdirSync(versions).map((version) => path.join(versions, version, 'bin'))
    : [];
  const folders = [...ofDebian, ...(process.env.PATH ?? '').split(path.delimiter)];
  return folders.some((folder) => existsSync(path.join(folder, 'initdb')));
}
