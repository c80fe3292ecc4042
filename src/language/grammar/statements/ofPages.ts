/** What a page is headed and says, and what one page of several has on it. */
import type { Action, Target } from '../../../meaning/meaning.js';
import { type ExpectationRule } from '../expectations.js';
import { visible, type Aux, type Be } from './sayOf.js';

const LIST: Target = { role: 'list' };

export const OF_PAGES: readonly ExpectationRule[] = [
  // "The page is headed Orders and says 14 orders"
  {
    pattern:
      '(the|this)? (page|screen) {be} (headed|titled|entitled) {shownName:name} (and|,_and|,) (it)? (now|also)? (says|reads) {texts}',
    means: ({ be, name, texts }: Be & { name: string; texts: string[] }) =>
      be.negated
        ? undefined
        : [visible({ name, role: 'heading' }), ...texts.map((text) => visible({ name: text }))],
    cost: -0.4,
  },
  {
    pattern:
      '(the|our|my)? (start_page|home_page|homepage|landing_page|front_page|start_screen|home_screen) {aux} (says|say|reads|read|said) {texts}',
    means: ({ aux, texts }: Aux & { texts: string[] }) => texts.map((name) => visible({ name }, aux.negated)),
    cost: -0.4,
  },
  // "Page 3 of 3 has just one book on it, Emma": nothing else is listed.
  {
    pattern:
      '{pageOf} {aux} (has|shows|lists|contains|holds) (just|only|exactly)? one {nounOfOne} (left)? (on_it|in_it)? (,|:) {shownName:name}',
    means: ({ pageOf, aux, name }: Aux & { pageOf: Target; name: string }) =>
      aux.negated ? undefined : [visible(pageOf), ...onlyItem(name)],
    cost: -0.4,
  },
  {
    pattern:
      'there (now|still)? {be} (now|still)? (just|only|exactly) one {nounOfOne} (left|listed|shown|in_the_list|on_the_page|found)? (,|:) {shownName:name}',
    means: ({ be, name }: Be & { name: string }) => (be.negated ? undefined : onlyItem(name)),
    cost: -0.4,
  },
];

const onlyItem = (text: string): Action[] => [
  { kind: 'expectCount', things: { role: 'item', within: LIST }, comparison: 'exactly', count: 1 },
  {
    kind: 'expectContent',
    target: { role: 'item', ordinal: 1, within: LIST },
    relation: 'shows',
    text,
    negated: false,
  },
];
