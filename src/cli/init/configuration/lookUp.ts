/** What an object literal says of one property. */
import { withoutType } from './findOptions.js';
import type { Expression, ObjectLiteral } from './Source.js';

export type Looked =
  | { is: 'absent' }
  | { is: 'written'; value: Expression }
  /** It may come from elsewhere. */
  | { is: 'unclear' };

export function lookUp({ properties }: ObjectLiteral, name: string): Looked {
  const index = properties.findLastIndex(
    (property) => property.type !== 'SpreadElement' && isNamed(property, name),
  );
  const isSpread = properties.slice(index + 1).some(({ type }) => type === 'SpreadElement');
  if (isSpread) return { is: 'unclear' };
  const property = properties[index];
  if (!property) return { is: 'absent' };
  const { value } = property as { value?: Expression };
  return property.type === 'ObjectProperty' && value
    ? { is: 'written', value: withoutType(value) }
    : { is: 'unclear' };
}

type Property = Exclude<ObjectLiteral['properties'][number], { type: 'SpreadElement' }>;

function isNamed({ key, computed }: Property, name: string): boolean {
  if (key.type === 'StringLiteral') return key.value === name;
  return key.type === 'Identifier' && !computed && key.name === name;
}
