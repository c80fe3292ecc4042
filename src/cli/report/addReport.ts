/** `casewright report`: draws reports again, several of them as one. */
import { type Command, Option } from 'commander';
import type { Environment } from '../Environment.js';
import type { ReportOptions } from './report.js';

const ABOUT = `
A report is a report.json, or a folder that holds one; globs may be quoted.
Without --json, --junit and --html all three are written to the output folder,
else only those. Pictures and evidence are copied to data/ in the output folder.
Ends with 0 also where cases failed: whether they did is the runs' own to tell.`;

export function addReport(program: Command, environment: Environment, end: (code: number) => void): void {
  program
    .command('report')
    .description('Draw reports of ended runs again, several as one.')
    .helpOption('--help', 'print this help')
    .requiredOption('--from <reports...>', 'the reports; several are merged')
    .option('--output-dir <folder>', "default: casewright-report, or the first file's folder")
    .option('--json <file>', 'write the report as data there')
    .option('--junit <file>', 'write JUnit XML there')
    .option('--html <file>', 'write the page there')
    .option('--title <text>', "what the report is called (default: the first one's title)")
    .option(
      '--attachment-base <folder>',
      'what paths in JUnit are relative to (default: what the CI expects)',
    )
    // Its values are those of the report's room, which is only loaded when it is needed.
    .addOption(
      new Option('--junit-form <form>', 'strict is for readers that check a schema')
        .choices(['full', 'strict'])
        .default('full'),
    )
    .option('--history <reports...>', 'earlier reports, for the page')
    .addHelpText('after', ABOUT)
    .action(async (options: ReportOptions) => {
      // Only when it is needed: the other commands start faster without.
      const { report } = await import('./report.js');
      end(await report(options, environment));
    });
}
