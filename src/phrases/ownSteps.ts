/** Functions of the user's as the local service asks for them: which of them a step is, with its values. */
import type { InnerStep } from '../cases/index.js';
import { carriedBy } from '../cases/variables.js';
import { compileExpression, type Parameter } from './compileExpression.js';
import type { StepDefinition, StepTools } from './defineStep.js';
import { bareValue } from './fillStep.js';
import { plainExpression, readings } from './plainWords.js';

export interface OwnStepsOf {
  /** @throws Error where more than one fits */
  find(step: InnerStep): OwnStep | undefined;
}

export interface OwnStep {
  expression: string;
  run(tools: Pick<StepTools, 'page' | 'steps'>): Promise<void>;
}

export function ownStepsOf(definitions: readonly StepDefinition[]): OwnStepsOf {
  const compiled = definitions.map((definition) => ({
    definition,
    ...compileExpression(plainExpression(definition.expression)),
  }));
  return {
    find(step) {
      for (const { words } of readings(step.text)) {
        const found = compiled.flatMap(({ definition, regexp, parameters }) => {
          const match = regexp.exec(words);
          return match ? [{ definition, values: valuesOf(match.slice(1), parameters) }] : [];
        });
        const [first, second] = found;
        if (second) throw new Error(ambiguous(step.text, found));
        if (first) {
          const { expression, run } = first.definition;
          const carried = carriedBy(step);
          return {
            expression,
            run: async (tools) => {
              await run({ ...tools, ...carried }, ...first.values);
            },
          };
        }
      }
      return undefined;
    },
  };
}

const valuesOf = (values: readonly string[], parameters: readonly Parameter[]): (string | number)[] =>
  values.map((value, index) => {
    const kind = parameters[index]?.kind;
    if (kind === 'int' || kind === 'float') return Number(value);
    return kind === 'word' ? value : bareValue(value);
  });

const ambiguous = (text: string, found: readonly { definition: StepDefinition }[]): string =>
  `The step "${text}" is ${found.length} phrases of defineStep() at once: ${found
    .map(({ definition }) => `"${definition.expression}"`)
    .join(' and ')}. Please change one of them, so that only one fits.`;
