/** The program: its commands, what it says of wrong usage, and its exit codes. */
import { Command, CommanderError } from 'commander';
import { version } from '../../package.json';
import { type Environment, messageOf, UsageError } from './Environment.js';
import { addCheck, addPhrases, addRecord, addReport, addKeys } from './commands.js';
import { addInit } from './init/addInit.js';
import { addServe } from './serve.js';
import { addWork } from './work.js';

/** Adds a command, whose action tells the exit code. */
type AddCommand = (program: Command, environment: Environment, end: (code: number) => void) => void;

const COMMANDS: AddCommand[] = [
  addInit,
  addCheck,
  addPhrases,
  addRecord,
  addReport,
  addServe,
  addWork,
  addKeys,
];

export async function runProgram(environment: Environment): Promise<number> {
  let code = 0;
  const program = newProgram(environment);
  for (const add of COMMANDS) add(program, environment, (ended) => (code = ended));
  try {
    await program.parseAsync(environment.argv, { from: 'user' });
    return code;
  } catch (error) {
    return explain(error, environment);
  }
}

const EXIT_CODES = `
Exit codes: 0 fine, 1 something that was asked about fell short,
2 wrong usage or input that can't be read.`;

function newProgram({ stdout, stderr }: Environment): Command {
  return new Command('casewright')
    .description('Plain-language test cases, and the service that runs them.')
    .version(version, '--version', 'print the version')
    .helpOption('--help', 'print this help')
    .helpCommand(false)
    .addHelpText('after', EXIT_CODES)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void stdout.write(text),
      writeErr: (text) => void stderr.write(text),
      getOutHelpWidth: () => 80,
      getErrHelpWidth: () => 80,
    });
}

/** Wrong usage, input that can't be read, or a fault of the program. */
const UNUSABLE = 2;

/** Commander has said already what was wrong; of the rest only a fault of our own is worth its stack. */
function explain(error: unknown, { stderr }: Environment): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : UNUSABLE;
  const isFault = error instanceof Error && !(error instanceof UsageError);
  const text = isFault ? (error.stack ?? error.message) : messageOf(error);
  stderr.write(`error: ${text}\n`);
  return UNUSABLE;
}
