/** Names among a reporter's options that mean nothing to it, each told with the one that was probably meant. */
import { distance } from 'fastest-levenshtein';

const MOST_SLIPS = 2;

/** @param within the option that they stand in, where it is one of several parts */
export function unknownOptions(given: object, names: readonly string[], within?: string): string[] {
  const place =
    within === undefined ? "The reporter's options have" : `The reporter's option \`${within}\` has`;
  return Object.keys(given)
    .filter((name) => !names.includes(name) && !isRunners(name))
    .map((name) => `${place} no \`${name}\`, so it is left aside. ${mend(name, names)}`);
}

/** What Playwright adds for every reporter. */
const isRunners = (name: string): boolean => name === 'configDir' || name.startsWith('_');

function mend(name: string, names: readonly string[]): string {
  const slips = (one: string) => distance(name.toLowerCase(), one.toLowerCase());
  const [nearest] = names.toSorted((a, b) => slips(a) - slips(b));
  return nearest !== undefined && slips(nearest) <= MOST_SLIPS
    ? `Did you mean \`${nearest}\`?`
    : `There are: ${names.join(', ')}.`;
}
