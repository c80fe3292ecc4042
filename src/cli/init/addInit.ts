/** `casewright init`: sets up case files in a new or an existing project. */
import type { Command } from 'commander';
import type { Environment } from '../Environment.js';
import { askInTerminal } from './askInTerminal.js';
import { init, type InitOptions } from './init.js';

const ABOUT = `
Finds out whether Playwright, Vitest or both are there, adds the case files to
their configuration, and makes an example case in each format. Lines that exist
stay as they are. Where it can't be sure of a configuration it prints the lines
to add, and ends with 1.`;

export function addInit(program: Command, environment: Environment, end: (code: number) => void): void {
  program
    .command('init')
    .description('Set up case files in this folder.')
    .helpOption('--help', 'print this help')
    .option('--playwright', 'for Playwright, whatever is there')
    .option('--vitest', 'for Vitest, whatever is there')
    .option('--yes', 'ask nothing; Playwright where neither is there')
    .addHelpText('after', ABOUT)
    .action(async (options: InitOptions) => end(await init(options, environment, askInTerminal())));
}
