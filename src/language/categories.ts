/** Rules ask for a category by its number, since they do so thousands of times a step. */
const NAMES: string[] = [];
const NUMBERS = new Map<string, number>();

export function numberOf(category: string): number {
  const number = NUMBERS.get(category) ?? NAMES.push(category) - 1;
  NUMBERS.set(category, number);
  return number;
}

export const nameOf = (number: number): string => NAMES[number] ?? '';
