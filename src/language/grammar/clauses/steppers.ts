/** Numbers that are stepped up and down: "+ twice", "raise Adults to 3 with the plus sign". */
import { compileRules, type Reader, type Rule } from '../../chart.js';
import type { Action, Target } from '../../../meaning/meaning.js';
import { rowsOf } from '../../template.js';
import { click } from './simple.js';

const COUNT_OF = '(the)? (number_of|amount_of|count_of)';

export const STEPPERS: readonly Rule[] = [
  ...rowsOf([
    [
      '{isAction} (stepper|spinner|counter)? {plusOrMinus:name} {times}',
      'click target.name:name times:times',
      -0.2,
    ],
    [
      `{noCheck} ${COUNT_OF} {field} (is|gets|was|has_been) (increased|raised|stepped_up|bumped_up|turned_up) by {count}`,
      'increase target:field by:count',
      -0.3,
    ],
    [
      `{noCheck} ${COUNT_OF} {field} (is|gets|was|has_been) (decreased|reduced|stepped_down|lowered|turned_down) by {count}`,
      'decrease target:field by:count',
      -0.3,
    ],
  ]),
  {
    pattern: `({actor})? (increase|increases|raise|raises|bring|brings|step_up|decrease|decreases|reduce|reduces|lower|lowers|set|sets|change|changes) (${COUNT_OF})? {field} (up|down)? to {numeric:text} (with|using|via|by|by_means_of) {stepButton}`,
    means: ({ field, text, stepButton }: { field: Target; text: string; stepButton: Target }): Action[] => [
      {
        kind: 'until',
        // Each number has its own.
        do: click(
          stepButton.role ? stepButton : { ...stepButton, beside: { relation: 'next to', thing: field } },
        ),
        until: { kind: 'expectContent', target: field, relation: 'shows', text, negated: false },
      },
    ],
    cost: -0.6,
  },
];

export const STEPPER_READERS: Readonly<Record<string, Reader>> = {
  plusOrMinus: ({ tokens }, at) =>
    /^[+−-]$/.test(tokens[at]?.text ?? '') ? [{ end: at + 1, cost: 0, value: tokens[at]?.text }] : [],
  stepButton: compileRules([
    { pattern: '(the|its)? (plus|+) (sign|button|icon|key)?', means: () => ({ name: '+' }) },
    {
      pattern: '{thing}',
      means: ({ thing }: { thing: Target }) =>
        thing.role === 'button' || thing.role === 'image' ? thing : undefined,
    },
  ]),
};
