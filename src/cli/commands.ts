/** The commands but `init`, `serve` and `work`, with their options. What they do is loaded when it is asked for: they start faster so. */
import { Option, type Command } from 'commander';
import type { CheckOptions } from './check/check.js';
import type { Environment } from './Environment.js';
import { askInTerminal } from './init/runners.js';
import type { AddOptions, KeysOptions } from './keys.js';
import type { PhrasesOptions } from './phrases.js';
import type { RecordOptions } from './record/record.js';
import type { ReportOptions } from './report/report.js';
import { readExpiry, readNames } from './values.js';

const ABOUT_CHECK = `
Without files, those of each cases({ … }) in playwright.config or vitest.config
are checked. The configuration is only read, not run: what it computes can't be
seen, and is told. Secrets need no values here. A file that is named is read
with the phrases of the cases({ … }) that has it, or of all where that can't be
told.
With --json, a step that isn't understood has some of: "without", the words in
the way and what the step means without them; "upTo", its words as far as they
are read; "nearest", sentences that are read; "why", what of its phrase isn't.
Ends with 1 where a step isn't understood, with 2 where a file can't be read or
has mistakes.`;

export function addCheck(program: Command, environment: Environment, end: (code: number) => void): void {
  const command = program
    .command('check')
    .description('Tell which steps the built-in agent understands, and as what.')
    .argument('[files...]', 'case files, folders or globs');
  withPhrases(onConfiguration(command))
    .option('--variables <name=value...>', 'for {{name}}, beside its `variables`')
    .option('--all', 'tell of every step what it means, not only of unknown ones')
    .option('--json', 'print everything as JSON')
    .option('--write-phrases <file>', 'collect unknown steps there, to be filled in')
    .addHelpText('after', ABOUT_CHECK)
    .action(async (files: string[], options: CheckOptions) => {
      const { check } = await import('./check/check.js');
      end(await check(files, options, environment));
    });
}

const ABOUT_PHRASES = `
Your own phrases and pages are those of each cases({ … }) in playwright.config or
vitest.config, as far as they are written out there.
The sentences are examples: a step may say the same in other words, by any of the
verbs, in any voice and tense, and of several things at once.`;

export function addPhrases(program: Command, environment: Environment, end: (code: number) => void): void {
  const command = program
    .command('phrases')
    .argument('[words...]', 'only what has all of these words')
    .description('List your own phrases, and sentences of all that steps may say.');
  withPhrases(onConfiguration(command))
    .option('--json', 'print everything as JSON')
    .option('--vscode', 'write them as snippets to .vscode/casewright.code-snippets')
    .addHelpText('after', ABOUT_PHRASES)
    .action(async (words: string[], options: PhrasesOptions) => {
      const { tellPhrases } = await import('./phrases.js');
      end(await tellPhrases(words, options, environment));
    });
}

const ABOUT_RECORD = `
Finds the steps that the built-in agent doesn't understand and that have no
recording, says what asking a model for them will cost, and runs their cases
with the project's own runner. What passes is written beside the case files,
as login.recorded.md beside login.feature. Ends with 1 where a step has no
recording afterwards.`;

export function addRecord(program: Command, environment: Environment, end: (code: number) => void): void {
  const command = program
    .command('record')
    .description('Ask a model for the steps that have no recording yet.')
    .argument('[files...]', 'case files, folders or globs');
  onConfiguration(command)
    .option('--model <name>', "the model to ask, in place of the configuration's")
    .option('--variables <name=value...>', 'for {{name}}, beside its `variables`')
    .option('--dry-run', 'only tell what would be asked, and what it would cost')
    .option('--yes', 'do not ask before it costs anything')
    .addHelpText('after', ABOUT_RECORD)
    .action(async (files: string[], options: RecordOptions) => {
      const { record } = await import('./record/record.js');
      end(
        await record(files, options, { ...environment, ask: askInTerminal(process, 'Nothing was asked.') }),
      );
    });
}

const onConfiguration = (command: Command): Command =>
  command.option('--config <file>', 'the configuration whose cases({ … }) is meant');

const withPhrases = (command: Command): Command =>
  command
    .option('--steps <files...>', 'files of your own phrases, in place of its `steps`')
    .option('--pages <name=address...>', 'addresses of pages, beside its `pages`');

const ABOUT_REPORT = `
A report is a report.json, or a folder that holds one; globs may be quoted.
Without --json, --junit and --html all three are written to the output folder,
else only those. Pictures and evidence are copied to data/ in the output folder.
Ends with 0 also where cases failed: whether they did is the runs' own to tell.`;

export function addReport(program: Command, environment: Environment, end: (code: number) => void): void {
  program
    .command('report')
    .description('Draw reports of ended runs again, several as one.')
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
    // Its values are those of the report's room.
    .addOption(
      new Option('--junit-form <form>', 'strict is for readers that check a schema')
        .choices(['full', 'strict'])
        .default('full'),
    )
    .option('--history <reports...>', 'earlier reports, for the page')
    .addHelpText('after', ABOUT_REPORT)
    .action(async (options: ReportOptions) => {
      const { report } = await import('./report/report.js');
      end(await report(options, environment));
    });
}

const ABOUT_KEYS = `
It works on the data folder of a service, or on the database of one for a team,
whether it runs or not; a change counts from the next request on. Only
hashes of keys are kept.`;

export function addKeys(program: Command, environment: Environment, end: (code: number) => void): void {
  const keys = program
    .command('keys')
    .description('Make, list and revoke keys with a name for a service.')
    .helpCommand(false)
    .addHelpText('after', ABOUT_KEYS);
  onFolder(keys.command('add <name>'))
    .description('Make a key, and print it: it is shown this once.')
    .option('--projects <names>', 'the projects that it may use, by name or id (default: all)', readNames)
    .option('--expires <when>', 'such as 90d, or a day: 2027-01-31 (default: never)', readExpiry)
    .action(async (name: string, options: AddOptions) => {
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
