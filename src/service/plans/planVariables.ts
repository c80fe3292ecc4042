/** The variables of plans: the values of secret ones come in, are kept, and are never told again. */
import { MASK, type PlanVariable } from '../../contract/index.js';
import { Refusal } from '../Refusal.js';

/** "Secret values are always masked as `***`". */
export const masked = (variables: readonly PlanVariable[]): PlanVariable[] =>
  variables.map((variable) => (variable.isSecret ? { ...variable, value: MASK } : variable));

/**
 * What was read with masks can be written back: the mask of a secret stands for the value that is kept.
 * @throws Refusal 400 for two variables of one name, and for a mask with no value behind it
 */
export function keepSecrets(
  given: readonly PlanVariable[],
  stored: readonly PlanVariable[] = [],
): PlanVariable[] {
  const kept = new Map(stored.filter(({ isSecret }) => isSecret).map(({ name, value }) => [name, value]));
  const faults = given.flatMap((variable, index) => faultOf(variable, index, { given, kept }));
  if (faults.length > 0) throw new Refusal(400, faults.join('; '));
  return given.map((variable) => {
    const value = variable.isSecret && variable.value === MASK ? kept.get(variable.name) : undefined;
    return value === undefined ? variable : { ...variable, value };
  });
}

function faultOf(
  { name, value, isSecret }: PlanVariable,
  index: number,
  { given, kept }: { given: readonly PlanVariable[]; kept: ReadonlyMap<string, string> },
): string[] {
  const first = given.findIndex((other) => other.name === name);
  if (first < index) return [`variables.${index}.name: variables.${first} has the name ${name}, too`];
  if (value !== MASK || isSecret === kept.has(name)) return [];
  return [
    isSecret
      ? `variables.${index}.value: ${MASK} is the mask of a secret, and no value of ${name} is kept that it could stand for`
      : `variables.${index}.value: a secret that is to be shown from now on needs its value written, not ${MASK}`,
  ];
}
