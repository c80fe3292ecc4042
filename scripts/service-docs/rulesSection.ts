/** The rules and limits, each with its place and its proof. */
import { LIMITS, RULES, type Rule } from '../../src/contract/rules/index.js';
import { fileLink, table } from './markdown.js';

export function rulesSection(): string {
  const rules = Object.entries(RULES).flatMap(([title, group]) => [
    `**${title}**`,
    table(
      ['Rule', 'Kept in', 'Shown by'],
      group.map((rule) => [`“${rule.says}”`, ...keptAndShown(rule)]),
    ),
  ]);
  const limits = LIMITS.map((limit) => [limit.appliesTo, `“${limit.says}”`, ...keptAndShown(limit)]);
  return [
    '## Limits and rules',
    'In the words of the service’s description, so all of them are documented.',
    '### Limits',
    table(['Of', 'Limit', 'Kept in', 'Shown by'], limits),
    '### Rules',
    ...rules,
  ].join('\n\n');
}

const keptAndShown = ({ place, proof }: Rule): string[] => [placed(place), proved(proof)];

export const placed = (files: readonly string[]): string => files.map(fileLink).join(', ');

/** The test's title shows when the pointer rests on the link. */
export const proved = ([file, title]: readonly [string, string]): string =>
  fileLink(`test/${file}`).replace(/\)$/, ` "${title}")`);
