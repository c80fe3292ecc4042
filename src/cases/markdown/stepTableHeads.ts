/** What a column of a table of steps is for, by its head: the words of the tools that manual cases are written with. */

export type ColumnRole =
  /** What is done; a description is so only where nothing speaks against it. */
  | 'action'
  | 'description'
  /** What is expected; a result may as well be what a tester has seen. */
  | 'expected'
  | 'result'
  | 'number'
  | 'data'
  | 'leftOut'
  | 'unknown';

const ROLES: readonly [RegExp, ColumnRole][] = [
  [
    /^(?:(?:test |user )?(?:actions?|steps?)|(?:test )?step (?:descriptions?|details?|actions?)|steps to (?:reproduce|perform|execute|follow)|instructions?|(?:test )?procedure|what to do|do)$/,
    'action',
  ],
  [/^(?:test )?descriptions?$/, 'description'],
  [/^(?:expected(?: (?:results?|outcomes?|behaviou?rs?))?|expectations?)$/, 'expected'],
  [/^(?:results?|outcomes?|verify|then)$/, 'result'],
  [
    /^(?:#|№|no|nr|num|number|id|pos|s\/n|sl?\.? ?no|sr\.? ?no|(?:test )?step ?(?:#|no|nr|number|id))$/,
    'number',
  ],
  [/^(?:(?:test|input) data|data|(?:test )?inputs?|(?:test )?values?)$/, 'data'],
  [
    /^(?:actual(?: (?:results?|outcomes?|behaviou?rs?))?|status|pass(?:ed)?(?: ?\/ ?fail(?:ed)?)?|p ?\/ ?f|comments?|notes?|remarks?|observations?|screenshots?|evidence|attachments?|defects?|bugs?|tester|tested by|executed by)$/,
    'leftOut',
  ],
];

/** @param cells those below the head, in words */
export function roleOf(head: string, cells: readonly string[]): ColumnRole {
  const name = plain(head);
  const isNumbers = cells.every((cell) => NUMBER.test(cell.trim()));
  if (name === '') return isNumbers ? 'number' : 'unknown';
  if (/^(?:test )?steps?$/.test(name) && isNumbers) return 'number';
  const role = ROLES.find(([words]) => words.test(name))?.[1] ?? 'unknown';
  if (role === 'number' && !isNumbers) return 'unknown';
  return role === 'result' && cells.every((cell) => VERDICT.test(cell.trim())) ? 'leftOut' : role;
}

/** "Expected Result(s):" is "expected results"; what else stands in parentheses only explains. */
const plain = (head: string): string =>
  head
    .toLowerCase()
    .replace(/\(s\)/g, 's')
    .replace(/\s*\([^()]*\)\s*$/, '')
    .replace(/[\s:.]+$/, '')
    .replace(/\s+/g, ' ')
    .trim();

/** "1", "2.", "Step 3", "4.1", "5a". */
const NUMBER = /^(?:(?:step|s|no|nr)?[\s.:#_-]*\d+(?:[.-]\d+)*[a-z]?[.):]?)?$/i;

/** What a tester writes there. */
const VERDICT = /^(?:pass(?:ed)?|fail(?:ed)?|ok|nok|n\/?a|not run|blocked|skipped|[✅❌✔✓✗xX-])?$/iu;
