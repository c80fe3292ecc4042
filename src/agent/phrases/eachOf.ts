/** How people say that several things are to be seen, which a table below the step names. */
import type { Target } from '../action.js';
import { phrase } from './phrase.js';

export const eachOf = [
  phrase({
    kind: 'expectEach',
    carries: 'table',
    expressions: [
      '{not}see',
      '{not}see the/these following',
      '{not}see the/these following texts/messages/words/labels/things',
      'the page {not}shows/contains/has',
      'the page {not}shows/contains/has the following',
    ],
    example: 'I see the following:',
    build: ({ not, table }) => {
      const names = namesIn(table);
      return (
        names &&
        each(
          names.map((name) => ({ name })),
          not,
        )
      );
    },
  }),
  phrase({
    kind: 'expectEach',
    carries: 'table',
    expressions: [
      '{not}see the/these following {things}',
      'there is the/these following {things}',
      'the page {not}shows/contains/has the/these following {things}',
    ],
    example: 'I see the following buttons:',
    build: ({ not, things, table }) => {
      const names = namesIn(table);
      if (names === undefined || things.name !== undefined) return undefined;
      return each(
        names.map((name) => ({ ...things, name })),
        not,
      );
    },
  }),
];

function each(targets: Target[], negated: boolean) {
  return { kind: 'expectEach', targets, negated } as const;
}

/** One in each row, or all in one row; what has rows and columns says more than that they are somewhere. */
function namesIn(table: string[][]): string[] | undefined {
  const isPlain = table.length === 1 || table.every((row) => row.length === 1);
  const names = table.flat().map((cell) => cell.trim());
  return isPlain && names.length > 0 && names.every((name) => name !== '') ? names : undefined;
}
