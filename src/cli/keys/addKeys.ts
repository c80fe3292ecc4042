/** `casewright keys`: makes, lists and revokes keys of a service. */
import type { Command } from 'commander';
import type { Environment } from '../Environment.js';
import type { AddOptions, KeysOptions } from './keys.js';
import { readExpiry, readNames } from '../values.js';

const ABOUT = `
It works on the data folder of a service, or on the database of one for a team,
whether it runs or not; a change counts from the next request on. Only
hashes of keys are kept.`;

export function addKeys(program: Command, environment: Environment, end: (code: number) => void): void {
  const keys = program
    .command('keys')
    .description('Make, list and revoke keys with a name for a service.')
    .helpCommand(false)
    .addHelpText('after', ABOUT);
  onFolder(keys.command('add <name>'))
    .description('Make a key, and print it: it is shown this once.')
    .option('--projects <names>', 'the projects that it may use, by name or id (default: all)', readNames)
    .option('--expires <when>', 'such as 90d, or a day: 2027-01-31 (default: never)', readExpiry)
    .action(async (name: string, options: AddOptions) => {
      // Only when it is needed: the other commands start faster without.
      const { makeKey } = await import('./keys.js');
      end(await makeKey(name, options, environment));
    });
  onFolder(keys.command('list'))
    .description('List the keys: names, projects, expiry.')
    .option('--json', 'print them as JSON')
    .action(async (options: KeysOptions & { json?: boolean }) => {
      const { listKeys } = await import('./keys.js');
      end(await listKeys(options, environment));
    });
  onFolder(keys.command('revoke <name>'))
    .description('Revoke a key: no request with it is let in any more.')
    .action(async (name: string, options: KeysOptions) => {
      const { revokeKey } = await import('./keys.js');
      end(await revokeKey(name, options, environment));
    });
}

const onFolder = (command: Command): Command =>
  command
    .option('--data <folder>', 'the data folder of the service')
    .option('--database <address>', 'or its PostgreSQL (default: CASEWRIGHT_DATABASE)');
