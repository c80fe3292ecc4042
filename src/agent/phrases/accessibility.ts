/** How people say that a page must be usable by everybody. */
import type { Impact } from '../accessibility/impacts.js';
import { phrase } from './phrase.js';

const VIOLATIONS =
  'accessibility/a11y/WCAG violations/violation/issues/issue/problems/problem/errors/error/barriers/barrier';

function none(gravity: Impact, word: string, example: string) {
  const what = `${word}${VIOLATIONS}`;
  return phrase({
    kind: 'expectAccessible',
    expressions: [
      `the page shows/contains/has no ${what}`,
      `the page not shows/contains/has (any )${what}`,
      `there is no ${what}( on the page)`,
      `no ${what} is visible/found/shown/there( on the page)`,
      `not see (any )${what}`,
    ],
    example,
    build: () => ({ kind: 'expectAccessible', gravity, negated: true }),
  });
}

export const accessibility = [
  none('minor', '', 'The page has no accessibility violations'),
  phrase({
    kind: 'expectAccessible',
    expressions: [
      'the page is accessible',
      'the page is free of accessibility violations/issues/problems/errors',
    ],
    example: 'The page is accessible',
    build: () => ({ kind: 'expectAccessible', gravity: 'minor', negated: true }),
  }),
  none('moderate', 'moderate ', 'The page has no moderate accessibility violations'),
  none(
    'moderate',
    'moderate or serious or critical ',
    'The page has no moderate or serious or critical accessibility violations',
  ),
  none('serious', 'serious ', 'The page has no serious accessibility violations'),
  none(
    'serious',
    'serious/critical or/and critical/serious ',
    'The page has no serious or critical accessibility violations',
  ),
  none('critical', 'critical ', 'The page has no critical accessibility violations'),
];
