/**
 * Rules whose meaning is a template of an expectation. What stands around the verb, in the slots `be` or `aux`, says whether it
 * is denied and whether it must last; "!" before a template turns it into its opposite.
 */
import type { Expectation, Target } from '../../meaning/meaning.js';
import type { Captures, Rule } from '../chart.js';
import { fromTemplate, type Row } from '../template.js';
import type { Manner } from './auxiliaries.js';

export type ExpectationRule = Row | FullRule;

export interface FullRule extends Omit<Rule, 'means'> {
  means: string | NonNullable<Rule['means']>;
}

const isRow = (rule: ExpectationRule): rule is Row => Array.isArray(rule);
export const inFull = (rule: ExpectationRule): FullRule => {
  if (!isRow(rule)) return rule;
  const [pattern, means, cost = 0] = rule;
  return { pattern, means, cost };
};

/** Milliseconds, where it isn't said how long "never" and "stays" are watched. */
export const USUALLY = 2_000;

/** @param wrap what is made of the expectation; undefined where it means nothing */
export const expectationRules = (
  rules: readonly ExpectationRule[],
  wrap: (expectation: Expectation, within: Target | undefined) => unknown,
): Rule[] =>
  rules.map(inFull).map(({ means, ...rule }): Rule => {
    if (typeof means !== 'string') return { ...rule, means };
    const build = fromTemplate(means.replace('!', '')) as (parts: Captures) => Record<string, unknown>;
    const isOpposite = means.startsWith('!');
    return {
      ...rule,
      means: (parts: Captures) => {
        const { within, ...built } = build(parts);
        const isOfPlace = built['kind'] === 'expectPattern';
        const expectation = mannered(isOfPlace ? { ...built, within } : built, parts, isOpposite);
        return expectation && wrap(expectation, isOfPlace ? undefined : (within as Target | undefined));
      },
    };
  });

/** Kinds that have no opposite. */
const NEVER_DENIED: ReadonlySet<string> = new Set([
  'expectNumber',
  'expectChange',
  'expectOrder',
  'expectCount',
  'expectTabs',
  'expectTogether',
]);

function mannered(
  built: Record<string, unknown>,
  { be, aux }: Captures,
  isOpposite: boolean,
): Expectation | undefined {
  const manner = (be ?? aux ?? { negated: false }) as Manner;
  const { kind, opened, is, ...plain } = built;
  if (NEVER_DENIED.has(kind as string)) {
    return manner.negated ? undefined : (clean({ ...plain, kind }) as Expectation);
  }
  const { negated: isDenied = false, ...text } = (is ?? {}) as { negated?: boolean };
  const denials = [plain['negated'] === true, isDenied, manner.negated, isOpposite].filter(Boolean);
  const negated = denials.length % 2 === 1;
  return clean({
    ...plain,
    ...{ kind, negated },
    ...(is !== undefined && { is: text }),
    ...(manner.lasting === true && { lasting: USUALLY }),
    opened,
    ...(!negated && { again: kind === 'expectVisible' ? manner.again : undefined }),
  }) as Expectation;
}

const clean = (built: Record<string, unknown>): unknown =>
  Object.fromEntries(Object.entries(built).filter(([, value]) => value !== undefined));
