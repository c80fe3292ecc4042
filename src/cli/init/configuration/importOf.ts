/** Where a name of a file comes from. */
import type { Source } from './Source.js';

export interface Imported {
  /** As the other module calls it. */
  name: string;
  module: string;
}

export function importOf(local: string, { program }: Source): Imported | undefined {
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration') continue;
    const specifier = statement.specifiers.find((one) => one.local.name === local);
    if (specifier) return { name: nameIn(specifier), module: statement.source.value };
  }
  return undefined;
}

type Specifier = Extract<
  Source['program']['body'][number],
  { type: 'ImportDeclaration' }
>['specifiers'][number];

function nameIn(specifier: Specifier): string {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  if (specifier.type === 'ImportNamespaceSpecifier') return '*';
  const { imported } = specifier;
  return imported.type === 'Identifier' ? imported.name : imported.value;
}
