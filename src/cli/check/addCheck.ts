/** `casewright check`: what the built-in agent makes of every step, without a browser. */
import type { Command } from 'commander';
import type { Environment } from '../Environment.js';
import type { CheckOptions } from './check.js';

const ABOUT = `
Without files, those of each cases({ … }) in playwright.config or vitest.config
are checked. The configuration is only read, not run: what it computes can't be
seen, and is told. Secrets need no values here.
Ends with 1 where a step isn't understood, with 2 where a file can't be read or
has mistakes.`;

export function addCheck(program: Command, environment: Environment, end: (code: number) => void): void {
  program
    .command('check')
    .description('Tell which steps the built-in agent understands, and as what.')
    .helpOption('--help', 'print this help')
    .argument('[files...]', 'case files, folders or globs')
    .option('--config <file>', 'the configuration whose cases({ … }) is meant')
    .option('--steps <files...>', 'files of your own phrases, in place of its `steps`')
    .option('--pages <name=address...>', 'addresses of pages, beside its `pages`')
    .option('--variables <name=value...>', 'for {{name}}, beside its `variables`')
    .option('--all', 'tell of every step what it means, not only of unknown ones')
    .option('--json', 'print everything as JSON')
    .option('--write-phrases <file>', 'collect unknown steps there, to be filled in')
    .addHelpText('after', ABOUT)
    .action(async (files: string[], options: CheckOptions) => {
      // Only when it is needed: the other commands start faster without.
      const { check } = await import('./check.js');
      end(await check(files, options, environment));
    });
}
