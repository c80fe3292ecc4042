/** An expression without `as …`, `satisfies …`, `<…>` and parentheses. */
import type { Expression } from './Source.js';

export function withoutType(value: Expression): Expression {
  return isTyped(value) ? withoutType(value.expression) : value;
}

type Typed = Extract<
  Expression,
  { type: `TS${'As' | 'Satisfies' | 'NonNull'}Expression` | 'TSTypeAssertion' | 'ParenthesizedExpression' }
>;

const isTyped = (value: Expression): value is Typed =>
  /^(TS(As|Satisfies|NonNull)Expression|TSTypeAssertion|ParenthesizedExpression)$/.test(value.type);
