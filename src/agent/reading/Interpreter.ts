/** What reads steps. The language does; whatever else may, a model for one, gives actions, too, and never a verdict. */
import {
  readByRules,
  readStep,
  type ReadContext,
  type Reading,
  type StepInWords,
} from '../../language/read.js';

export interface Interpreter {
  /** @param context what the steps before have left, as their readings give it */
  read(step: StepInWords, context: ReadContext): Promise<Reading>;
}

/** The language alone: the same words mean the same, always. */
export const languageInterpreter: Interpreter = {
  read: (step, context) => Promise.resolve(readStep(step, context)),
};

/** Where a model can be asked: it knows more of a statement in words of its own. */
export const rulesInterpreter: Interpreter = {
  read: (step, context) => Promise.resolve(readByRules(step, context)),
};
