/** Expects that nothing went wrong in the browser since the case began. */
import type { Act } from '../act/act.js';
import type { ActionOf, Performed } from '../action.js';
import type { BrowserProblemKind } from '../world/BrowserProblems.js';
import { holdAround } from './holdAround.js';

export async function expectProblem(expectation: ActionOf<'expectProblem'>, act: Act): Promise<Performed> {
  const { problem, negated } = expectation;
  const { problems } = act.world;
  const observe = () => {
    const found = problems.all().filter(({ kind }) => KINDS[problem].includes(kind));
    // What was dropped because there was too much of it may be of this kind.
    const holds = negated ? found.length === 0 && problems.dropped === 0 : found.length > 0;
    const shown = found
      .slice(0, SHOWN)
      .map(({ text, where }) => `${text}${where === '' || text.includes(where) ? '' : ` (${where})`}`);
    const more = found.length > SHOWN ? `; and ${found.length - SHOWN} more` : '';
    const observed = found.length === 0 ? `no ${problem}` : `${shown.join('; ')}${more}`;
    return Promise.resolve({ holds, observed, isElsewhere: found.length > 0 });
  };
  return holdAround(expectation, observe, act);
}

/** The browser writes into its console what nobody has caught, too. */
const KINDS: Record<ActionOf<'expectProblem'>['problem'], readonly BrowserProblemKind[]> = {
  'console error': ['console error', 'uncaught exception'],
  'failed request': ['failed request'],
};

const SHOWN = 3;
