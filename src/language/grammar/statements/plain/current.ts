/** Which of several one is at: "page 2 is the current page", "the step "Parcels" is the current step of the wizard", "in the side menu "Staff" is the active entry". */
import type { Span } from '../../../chart.js';
import type { Action, Target } from '../../../../meaning/meaning.js';
import type { ExpectationRule } from '../../expectations.js';
import { saysNoMore } from '../../neighbours.js';
import { place, type Where } from '../../things/place.js';
import type { Be } from '../sayOf.js';

const THE_ONE =
  '(the (current|active) (page|entry|item|step|menu_entry|menu_item|link) | (highlighted|marked) as the (current|active) (page|entry|item|step))';
const OF_IT = '(of (the|this) (wizard|stepper|form|checkout|assistant))?';

export const CURRENT: readonly ExpectationRule[] = [
  // "Page 2 is the current page", "page 2 of the table is displayed"
  {
    pattern:
      '((the)? page {digits:count} (of (the|this) (pagination|pager))? {be} (now|again|still)? ((the)? (current|active|selected) (page|one)? | active | highlighted) (in_the_pagination|in_the_pager|of_the_list|of_the_table)? | (the)? page {digits:count} (of|in) the (table|list) {be} (now|again|still)? (displayed|shown|open))',
    means: ({ count, ...said }: Be & { count: string }, span: Span) =>
      isAlone(said, span) ? [isCurrent({ name: count, within: { role: 'pagination' } }, said)] : undefined,
    cost: -0.5,
  },
  // ""Dashboard" is the active entry in the menu", "the second step, "Parcels", is the current step of the wizard"
  {
    pattern: `((the)? (step|entry|item|page|menu_item|menu_entry) (,)?)? {quotedName:name} (,)? {be} (now|again|still)? ${THE_ONE} ${OF_IT} {where}?`,
    means: currentIn,
    cost: -0.5,
  },
  // "The current step of the checkout is "Review"", "the current page is 2"
  {
    pattern: `(the (current|active) (step|entry|item) ${OF_IT} {be} (now|again|still)? {quotedName:name} | the (current|active) page {be} (now|again|still)? {digits:count})`,
    means: ({ name, count = '', ...said }: Be & { name?: string; count?: string }, span: Span) =>
      isAlone(said, span)
        ? [isCurrent(name === undefined ? { name: count, within: { role: 'pagination' } } : { name }, said)]
        : undefined,
    cost: -0.5,
  },
  // "The option "At once" is selected under "How often?""
  {
    pattern:
      '(the)? (option|radio_button|choice|answer) {quotedName:name} {be} (now|still)? (selected|chosen|picked) (under|in) (the)? {quotedName:group}',
    means: ({ name, group, ...said }: Be & { name: string; group: string }, span: Span) =>
      isAlone(said, span)
        ? [
            {
              ...{ kind: 'expectState', target: { name, role: 'option', within: { name: group } } },
              ...{ state: 'selected', negated: said.be.negated },
            } as Action,
          ]
        : undefined,
    cost: -0.4,
  },
  // "In the side menu "Staff" is highlighted as the current page"
  {
    pattern: `{where} (,)? (the)? (step|entry|item|page|menu_item|menu_entry)? {quotedName:name} {be} (now|again|still)? ${THE_ONE} ${OF_IT}`,
    means: currentIn,
    cost: -0.5,
  },
  // "The step "Sender" has a check mark"
  {
    pattern:
      '((the)? step)? {quotedName:name} ((has|shows|carries|gets) a (green|blue)? (check_mark|checkmark|tick|tick_mark) | {be} (marked|shown|displayed) as (completed|done|finished|complete) (with|by) a (green|blue)? (check_mark|checkmark|tick|tick_mark))',
    means: ({ name, ...said }: Partial<Be> & { name: string }, span: Span) =>
      isAlone(said, span) && span.tokens.slice(span.from, span.to).some(({ lower }) => lower === 'step')
        ? [{ kind: 'expectState', target: { name }, state: 'completed', negated: false }]
        : undefined,
    cost: -0.5,
  },
];

const isAlone = (said: Partial<Be>, span: Span): boolean =>
  said.be?.lasting !== true && said.be?.able !== true && saysNoMore(span);

const isCurrent = (target: Target, { be }: Be): Action => ({
  ...{ kind: 'expectState', target, state: 'current', negated: be.negated },
});

function currentIn(
  { name, where = {}, ...said }: Be & { name: string; where?: Where },
  span: Span,
): Action[] | undefined {
  const target = place({ name }, where);
  return isAlone(said, span) && target ? [isCurrent(target, said)] : undefined;
}
