/** What holds after the page has been loaded anew, and what is said once more in other words behind "i.e.". */
import { isExpectation, type Action } from '../../../../meaning/meaning.js';
import type { Rule } from '../../../chart.js';

export const AFTER_RELOAD: readonly Rule[] = [
  // "After the page has been reloaded, "A" is gone"
  {
    pattern:
      '(after|once|when) the (page|site|app|application) (has_been|was|is) (reloaded|refreshed) (,)? {statement}',
    means: ({ statement }: { statement: Action[] }): Action[] => [{ kind: 'reload' }, ...statement],
    cost: -0.2,
  },
  {
    pattern:
      '{statement} (after|once|when) the (page|site|app|application) (has_been|was|is) (reloaded|refreshed)',
    means: ({ statement }: { statement: Action[] }): Action[] => [{ kind: 'reload' }, ...statement],
    cost: -0.2,
  },
  // "The section is collapsed, i.e. "A" is not visible"
  {
    pattern: '{core} (,)? (i.e | that_is | that_is_to_say | in_other_words) (.)? (,)? {statement}',
    means: ({ core, statement }: Record<'core' | 'statement', Action[]>) =>
      core.every(isExpectation) ? [...core, ...statement] : undefined,
    cost: 0.1,
  },
];
