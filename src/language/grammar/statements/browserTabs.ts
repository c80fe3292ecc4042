/** What is expected of the browser's tabs: "it opens in a new tab", "the new tab shows "Terms"". */
import type { KindSaid } from '../../../meaning/kinds.js';
import type { Action } from '../../../meaning/meaning.js';
import type { Span } from '../../chart.js';
import { goesOn } from '../neighbours.js';
import type { Manner } from '../auxiliaries.js';
import { type ExpectationRule } from '../expectations.js';
import { visible, type Aux } from './sayOf.js';

const NEW_TAB = '(a|the|another) (new|another|second|separate) (browser)? (tab|window)';

export const BROWSER_TABS: readonly ExpectationRule[] = [
  // "It opens in a new tab"
  {
    pattern: `({thing} | it | this | that) {aux} (opens|open|opened|is_opened|be_opened|appears|loads) in ${NEW_TAB}`,
    means: ({ aux }: Aux) => newTabWith(aux, []),
    cost: -0.6,
  },
  // "The browser tab says "Invoice 17""
  {
    pattern:
      "(the)? (browser_tab|tab_of_the_browser|browser's_tab) {aux} (says|reads|shows|is_called|is_titled|is_named|has_the_title) (now)? {quotedName:text}",
    means: ({ aux, text }: Aux & { text: string }, span: Span): Action[] | undefined =>
      aux.lasting === true || goesOn(span)
        ? undefined
        : [{ kind: 'expectTitle', relation: 'is', text, negated: aux.negated }],
    cost: -0.6,
  },
  // "A new tab opens with the title "Terms"", "the new tab shows "Terms""
  {
    pattern: `${NEW_TAB} {aux} (opens|open|opened|is_opened|be_opened|appears) (with|titled|called|and_has) (the|a)? (page)? (title)? {quotedName:text}`,
    means: ({ aux, text }: Aux & { text: string }) =>
      newTabWith(aux, [{ kind: 'expectTitle', relation: 'is', text, negated: false }]),
    cost: -0.6,
  },
  {
    pattern: `${NEW_TAB} {aux} (opens|open|opened|is_opened|be_opened|appears) (and|that|which|,)? (with|showing|shows|displays|displaying|contains) (the|a|an)? {kind}? {quotedName:name}`,
    means: ({ aux, name, kind }: Aux & { name: string; kind?: KindSaid }) =>
      newTabWith(aux, [visible({ name, ...(kind && { role: kind.kind }) })]),
    cost: -0.5,
  },
  {
    pattern: `(the|this) (new|other|second) (browser)? (tab|window) {aux} (shows|displays|contains|has) (the|a|an)? {kind}? {quotedName:name}`,
    means: ({ aux, name, kind }: Aux & { name: string; kind?: KindSaid }): Action[] | undefined =>
      aux.lasting === true
        ? undefined
        : [
            { kind: 'switchTab', tab: { which: 'new' } },
            visible({ name, ...(kind && { role: kind.kind }) }, aux.negated),
          ],
    cost: -0.6,
  },
  {
    pattern:
      '(a|the|an|no|another)? (new|another|second|separate) (browser)? (tab|window) {aux} (opens|open|is_opened|appears|opened|opens_up|be_opened|has_opened|is_open)',
    means: newTab,
    cost: -0.3,
  },
];

const newTabWith = ({ negated, lasting }: Manner, seen: Action[]): Action[] | undefined =>
  (negated && seen.length > 0) || lasting === true
    ? undefined
    : [
        { kind: 'expectNewTab', negated },
        ...(seen.length > 0 ? [{ kind: 'switchTab', tab: { which: 'new' } } as Action, ...seen] : []),
      ];

function newTab(
  { aux }: Aux,
  { tokens, from, to }: { tokens: readonly { lower: string }[]; from: number; to: number },
): Action[] {
  return [
    {
      kind: 'expectNewTab',
      negated: aux.negated || tokens.slice(from, to).some(({ lower }) => lower === 'no'),
    },
  ];
}
