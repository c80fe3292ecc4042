/** Which of the runners' own functions is called, whatever the file calls it. */
import { importOf } from './importOf.js';
import type { Expression, Source } from './Source.js';

type Callee = Extract<Expression, { type: 'CallExpression' }>['callee'];

const MODULES = /^(@?playwright\/|vite$|vitest\/|rolldown-vite$)/;

/** Undefined for a function of somebody else. */
export function calledFunction(callee: Callee, source: Source): string | undefined {
  const called = callee.type === 'MemberExpression' ? callee.property : callee;
  if (called.type !== 'Identifier') return undefined;
  const imported = importOf(called.name, source);
  if (!imported) return called.name;
  return MODULES.test(imported.module) ? imported.name : undefined;
}
