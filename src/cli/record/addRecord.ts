/** `casewright record`: has models asked for the steps that nobody reads yet. */
import type { Command } from 'commander';
import type { Environment } from '../Environment.js';
import { askInTerminal } from '../init/chooseRunners.js';
import type { RecordOptions } from './record.js';

const ABOUT = `
Finds the steps that the built-in agent doesn't understand and that have no
recording, says what asking a model for them will cost, and runs their cases
with the project's own runner. What passes is written beside the case files,
as login.recorded.md beside login.feature. Ends with 1 where a step has no
recording afterwards.`;

export function addRecord(program: Command, environment: Environment, end: (code: number) => void): void {
  program
    .command('record')
    .description('Ask a model for the steps that have no recording yet.')
    .helpOption('--help', 'print this help')
    .argument('[files...]', 'case files, folders or globs')
    .option('--config <file>', 'the configuration whose cases({ … }) is meant')
    .option('--model <name>', "the model to ask, in place of the configuration's")
    .option('--variables <name=value...>', 'for {{name}}, beside its `variables`')
    .option('--dry-run', 'only tell what would be asked, and what it would cost')
    .option('--yes', 'do not ask before it costs anything')
    .addHelpText('after', ABOUT)
    .action(async (files: string[], options: RecordOptions) => {
      const { record } = await import('./record.js');
      end(
        await record(files, options, { ...environment, ask: askInTerminal(process, 'Nothing was asked.') }),
      );
    });
}
