/** What is written over, or emptied, where it has just been opened: "Double-click "Pay", type "Call" over it". */
import type { Action } from '../../../../meaning/meaning.js';
import type { Rule } from '../../../chart.js';

const THEN = '(,|and|,_and|then|,_then|and_then|,_and_then)';
const SELECT_ALL: Action = { kind: 'press', key: 'Control+a' };

export const WRITTEN_OVER: readonly Rule[] = [
  {
    pattern: `{core} (again|once_more)? ${THEN} ({actor})? (type|types|write|writes|enter|enters) {value} over (it|the_text|its_text|the_old_text|the_old_value|the_old_name)`,
    means: ({ core, value }: { core: Action[]; value: string }): Action[] | undefined =>
      opensText(core) ? [...core, SELECT_ALL, { kind: 'type', text: value }] : undefined,
    cost: -0.2,
  },
  {
    pattern: `{core} (again|once_more)? ${THEN} ({actor})? (delete|deletes|remove|removes|erase|erases|clear|clears) (all|all_of|the_whole|the_entire)? (its|the_whole|the_entire) text`,
    means: ({ core }: { core: Action[] }): Action[] | undefined =>
      opensText(core) ? [...core, SELECT_ALL, { kind: 'press', key: 'Delete' }] : undefined,
    cost: -0.2,
  },
];

/** A double click on what is shown, or a click into a field. */
function opensText(actions: readonly Action[]): boolean {
  const last = actions.at(-1);
  if (last?.kind === 'doubleClick') return true;
  return (
    (last?.kind === 'click' || last?.kind === 'focus') && /^(?:field|editor)$/.test(last.target.role ?? '')
  );
}
