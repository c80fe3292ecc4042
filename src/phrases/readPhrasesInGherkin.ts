/** A Gherkin file of phrases: a scenario's name is the phrase, its steps are what it means. */
import type { Scenario } from '@cucumber/messages';
import { positionOf, wordsOf } from '../cases/gherkin/gherkinCase.js';
import { blankComments, parseGherkin } from '../cases/gherkin/parseGherkin.js';
import type { SourceText } from '../cases/SourceText.js';
import type { PhraseDraft, PhraseFileReading, PhraseMistake } from './phrase.js';

export function readPhrasesInGherkin(source: SourceText): PhraseFileReading {
  const isMarkdown = /\.md$/i.test(source.path);
  const text = isMarkdown ? blankComments(source.text) : source.text;
  const result = parseGherkin(text, source, isMarkdown ? 'markdown' : 'classic');
  const file = source.path;
  if ('mistakes' in result) {
    return { phrases: [], pages: [], mistakes: result.mistakes.map((mistake) => ({ ...mistake, file })) };
  }
  const { feature } = result.parsed.document;
  const children = (feature?.children ?? []).flatMap(({ rule, ...child }) => [
    child,
    ...(rule?.children ?? []),
  ]);
  const scenarios = children.flatMap(({ scenario }) => (scenario ? [scenario] : []));
  const mistakes = children.flatMap(({ background }) =>
    background ? [{ file, ...positionOf(background.location), message: BACKGROUND }] : [],
  );
  return {
    phrases: scenarios.map((scenario) => readScenario(scenario, file)),
    pages: [],
    mistakes: [...mistakes, ...scenarios.flatMap((scenario) => withRows(scenario, file))],
  };
}

const BACKGROUND =
  'Failed to read the background: a file of phrases has none. Please write its steps into the phrases that need them.';

const withRows = ({ examples, name }: Scenario, file: string): PhraseMistake[] =>
  examples
    .filter(({ tableHeader }) => tableHeader !== undefined)
    .map(({ location }) => ({
      file,
      ...positionOf(location),
      message: `Failed to read the examples of the phrase "${name}": its values come from the steps that use it. Please take them out.`,
    }));

const readScenario = ({ name, location, steps }: Scenario, file: string): PhraseDraft => ({
  expression: name.trim(),
  steps: steps.map((step) => ({ ...wordsOf(step), from: { file, ...positionOf(step.location) } })),
  place: { file, ...positionOf(location) },
});
