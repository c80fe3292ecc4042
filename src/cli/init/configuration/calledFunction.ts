/** Which of the runners' own functions is called, whatever the file calls it. */
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

function importOf(local: string, { program }: Source): { name: string; module: string } | undefined {
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration') continue;
    const specifier = statement.specifiers.find((one) => one.local.name === local);
    if (!specifier) continue;
    const imported = specifier.type === 'ImportSpecifier' ? specifier.imported : specifier.local;
    return {
      name: imported.type === 'Identifier' ? imported.name : imported.value,
      module: statement.source.value,
    };
  }
  return undefined;
}
