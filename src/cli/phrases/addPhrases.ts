/** `casewright phrases`: what a step may say, for people and for editors. */
import type { Command } from 'commander';
import type { Environment } from '../Environment.js';
import type { PhrasesOptions } from './phrases.js';

const ABOUT = `
Your own phrases and pages are those of each cases({ … }) in playwright.config or
vitest.config, as far as they are written out there.
The sentences are examples: a step may say the same in other words, by any of the
verbs, in any voice and tense, and of several things at once.`;

export function addPhrases(program: Command, environment: Environment, end: (code: number) => void): void {
  program
    .command('phrases')
    .argument('[words...]', 'only what has all of these words')
    .description('List your own phrases, and sentences of all that steps may say.')
    .helpOption('--help', 'print this help')
    .option('--config <file>', 'the configuration whose cases({ … }) is meant')
    .option('--steps <files...>', 'files of your own phrases, in place of its `steps`')
    .option('--pages <name=address...>', 'addresses of pages, beside its `pages`')
    .option('--json', 'print everything as JSON')
    .option('--vscode', 'write them as snippets to .vscode/casewright.code-snippets')
    .addHelpText('after', ABOUT)
    .action(async (words: string[], options: PhrasesOptions) => {
      // Only when it is needed: the other commands start faster without.
      const { tellPhrases } = await import('./phrases.js');
      end(await tellPhrases(words, options, environment));
    });
}
