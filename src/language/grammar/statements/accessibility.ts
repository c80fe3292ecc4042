/** That a page has no accessibility issues, as axe finds them. */
import { compileRules, type Reader, type Span } from '../../chart.js';
import type { Gravity } from '../../../meaning/meaning.js';
import type { ExpectationRule } from '../expectations.js';
import { one, type Aux, type Be } from './sayOf.js';

const THERE = 'there (now|still|again|then|also)?';

export const ACCESSIBILITY: readonly ExpectationRule[] = [
  {
    pattern: '(there (is|are|should_be|must_be))? no {barriers} (on the page)?',
    means: 'expectAccessible gravity:barriers negated:=true',
    cost: -0.4,
  },
  {
    pattern: `(${THERE} | (the)? (page|app|application|site) | {actor}) {aux} (be|have|has|see|find)? (no|any)? {barriers} (on the page)?`,
    means: ({ aux, barriers: gravity }: Aux & { barriers: Gravity }, { tokens, from, to }: Span) =>
      aux.negated === tokens.slice(from, to).some(({ lower }) => lower === 'no')
        ? // That there are some is nothing to expect.
          undefined
        : one({ kind: 'expectAccessible', gravity, negated: true }),
    cost: -0.4,
  },
  {
    pattern: '(the|this)? (page|app|application|site) {be} (free of {barriers} | accessible)',
    means: ({ be, barriers: gravity = 'minor' }: Be & { barriers?: Gravity }) =>
      be.negated ? undefined : one({ kind: 'expectAccessible', gravity, negated: true }),
    cost: -0.4,
  },
];

export const ACCESSIBILITY_READERS: Readonly<Record<string, Reader>> = {
  barriers: compileRules([
    {
      pattern:
        '{gravity}? (accessibility|a11y|axe|wcag) (violation|violations|issue|issues|problem|problems|error|errors)',
      means: ({ gravity = 'minor' }: { gravity?: string }) => gravity,
    },
  ]),
  gravity: compileRules([
    { pattern: 'moderate (or_serious_or_critical)?', means: () => 'moderate' },
    { pattern: 'serious (or|and|nor)? (critical)?', means: () => 'serious' },
    { pattern: 'critical', means: () => 'critical' },
    { pattern: 'critical (or|and|nor) serious', means: () => 'serious' },
  ]),
};
