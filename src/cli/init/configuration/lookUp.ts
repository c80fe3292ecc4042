/** What an object literal says of one property. */
import { withoutType } from './withoutType.js';
import type { Expression, ObjectLiteral } from './Source.js';

export type Looked =
  | { is: 'absent' }
  | { is: 'written'; value: Expression }
  /** It may come from elsewhere. */
  | { is: 'unclear' };

/** @param name with a dot for a property of a property */
export function lookUp(object: ObjectLiteral, name: string): Looked {
  const [outer = '', inner] = name.split('.');
  const looked = lookUpOne(object, outer);
  if (inner === undefined || looked.is !== 'written') return looked;
  return looked.value.type === 'ObjectExpression' ? lookUpOne(looked.value, inner) : { is: 'unclear' };
}

function lookUpOne({ properties }: ObjectLiteral, name: string): Looked {
  const index = properties.findLastIndex(
    (property) => property.type !== 'SpreadElement' && isNamed(property, name),
  );
  const isHidden = properties.slice(index + 1).some(mayBeAny);
  if (isHidden) return { is: 'unclear' };
  const property = properties[index];
  if (!property) return { is: 'absent' };
  const { value } = property as { value?: Expression };
  return property.type === 'ObjectProperty' && value
    ? { is: 'written', value: withoutType(value) }
    : { is: 'unclear' };
}

type Property = Exclude<ObjectLiteral['properties'][number], { type: 'SpreadElement' }>;

/** `...base` and `[name]: value`. */
const mayBeAny = (property: ObjectLiteral['properties'][number]): boolean =>
  property.type === 'SpreadElement' || (property.computed && property.key.type !== 'StringLiteral');

function isNamed({ key, computed }: Property, name: string): boolean {
  if (key.type === 'StringLiteral') return key.value === name;
  return key.type === 'Identifier' && !computed && key.name === name;
}
