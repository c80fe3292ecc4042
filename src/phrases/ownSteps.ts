/** Functions of the user's as the local service asks for them: which of them a step is, with its values. */
import type { InnerStep } from '../cases/index.js';
import { carriedBy } from '../cases/variables.js';
import { compileExpression, type Parameter, bareValue } from './compileExpression.js';
import type { StepDefinition, StepTools } from './defineStep.js';
import { look } from './PhraseBook.js';
import { plainExpression } from './plainWords.js';

export function ownStepsOf(definitions: readonly StepDefinition[]) {
  const phrases = definitions.map(({ expression, run }) => ({
    ...{ expression, run, compiled: compileExpression(plainExpression(expression)) },
  }));
  return {
    /** @throws Error where more than one fits */
    find(step: InnerStep) {
      const found = look(step.text, phrases);
      if (found.length > 1) throw new Error(ambiguous(step.text, found));
      return found.map(({ phrase: { expression, run }, values, parameters }) => ({
        expression,
        run: async (tools: Pick<StepTools, 'page' | 'steps'>) => {
          await run({ ...tools, ...carriedBy(step) }, ...valuesOf(values, parameters));
        },
      }))[0];
    },
  };
}

const valuesOf = (values: readonly string[], parameters: readonly Parameter[]): (string | number)[] =>
  values.map((value, index) => {
    const kind = parameters[index]?.kind;
    if (kind === 'int' || kind === 'float') return Number(value);
    return kind === 'word' ? value : bareValue(value);
  });

const ambiguous = (text: string, found: readonly { phrase: { expression: string } }[]): string =>
  `The step "${text}" is ${found.length} phrases of defineStep() at once: ${found
    .map(({ phrase }) => `"${phrase.expression}"`)
    .join(' and ')}. Please change one of them, so that only one fits.`;
