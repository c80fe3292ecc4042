/** Where one is, or comes to, while something is done or seen: "back on the board "A" is gone", "with Back you get to the start page". */
import type { Action, Target } from '../../../../meaning/meaning.js';
import { isExpectation } from '../../../../meaning/meaning.js';
import { KIND_WORDS } from '../../../../meaning/kinds.js';
import { isVerb } from '../../../lexicon/verbForms.js';
import { compileRules, type Reader, type Rule, type Span } from '../../../chart.js';
import { withWhere } from '../../circumstances.js';
import type { Where } from '../../things/place.js';
import { POSITION_WORDS } from '../../things/placeWords.js';
import { click, visible } from '../simple.js';

const STILL = '(again|now|once_more|too)?';

interface OfPage {
  page: string;
  core: Action[];
}

interface Page {
  name?: string;
  address?: string;
}

const onPage = (page: Page): Action => ({ kind: 'expectPage', ...page, negated: false });

/** One is to be there: behind "Then" the application has led back. */
const backOn =
  (isLed: boolean) =>
  ({ page, core }: OfPage): Action[] | undefined =>
    KIND_WORDS.has(page.toLowerCase()) || !core.every(isExpectation)
      ? undefined
      : [isLed ? onPage({ name: page }) : { kind: 'goTo', page }, ...core];

const BACK = '(once|when|being)? back (on|in|at) {partOfApp:page} (again)? (,)?';

export const ARRIVAL_READERS: Readonly<Record<string, Reader>> = {
  corner: compileRules(
    POSITION_WORDS.map(([position, words]) => ({ pattern: words, means: () => position })),
  ),
};

export const ARRIVALS: readonly Rule[] = [
  // "Back on the board "Barista" is gone"
  { pattern: `{isCheck} ${BACK} {statement:core}`, means: backOn(true), cost: -0.3 },
  { pattern: `{unlessCheck} ${BACK} {statement:core}`, means: backOn(false), cost: -0.3 },
  // "With Back to login you get to the sign-in page again"
  {
    pattern: `(with|by|via|through|using) (the)? {buttonName:name} (button|link)? (,)? {actor} (get|gets|come|comes|go|goes|return|returns|are_taken|is_taken|am_taken|land|lands|arrive|arrives) (back)? (to|on|at) {ledTo:page} ${STILL}`,
    means: ({ name, page }: { name: string; page: Page }) => [click({ name }), onPage(page)],
    cost: -0.4,
  },
  // "Return home takes you back to the start page"
  {
    pattern: '{noCheck} {buttonName:name} {leadsToPage}',
    // "Maria goes to the start page": she does, and nobody clicks her.
    means: ({ name, leadsToPage }: { name: string; leadsToPage: Action[] }) =>
      isVerb(name.split(' ')[0]?.toLowerCase() ?? '') ? [click({ name }), ...leadsToPage] : undefined,
    cost: -0.2,
  },
  // "Going to /queries shows the sign-in page", "clicking "Back" leads to the start page"
  {
    pattern: `{gerund} ((shows|opens|brings_up) {page} | (leads_to|takes_me_to|takes_you_to|takes_us_to|brings_me_to|redirects_to|redirects_me_to|leads_back_to|takes_me_back_to) {ledTo:page}) ${STILL}`,
    means: ({ gerund, page }: { gerund: Action[]; page: Page }) =>
      gerund.some(isExpectation) ? undefined : [...gerund, onPage(page)],
    cost: -0.3,
  },
  // "/cart shows "Tea"": it is opened to see that.
  {
    pattern:
      '({address} | page {address}) (now|then|still)? (shows|lists|says|displays|contains) ({things} | {amount} {counted})',
    means: ({ address, things, amount, counted }: Shown): Action[] | undefined =>
      address.startsWith('/')
        ? [
            { kind: 'open', address },
            ...(things ?? []).map((thing) => visible(thing)),
            ...(amount && counted ? [{ kind: 'expectCount', things: counted, ...amount } as Action] : []),
          ]
        : undefined,
    cost: -0.5,
  },
  // "Open /orders and, in the menu, choose "New""
  {
    pattern: '{actionClause} (and|then) , {frontWhere:where} (,)? {actionClause:core}',
    means: ({ actionClause, where, core }: { actionClause: Action[]; where: Where; core: Action[] }) => {
      const placed = withWhere(core, where);
      return placed && [...actionClause, ...placed];
    },
    cost: 0.1,
  },
  // "Click Save, top right"
  {
    pattern: '{actionClause} , (at_the|on_the|in_the)? {corner:at} (corner | of the page)?',
    means: ({ actionClause, at }: { actionClause: Action[]; at: Where['at'] }) =>
      at && actionClause.length === 1 ? withWhere(actionClause, { at }) : undefined,
    cost: -0.1,
  },
  // "Open the sign-up page, that's /signup"
  {
    pattern:
      '{actionClause} (,|;|-|–|:) (that|it|which) (is|would_be) (just|simply|at|under|on)? (at|under)? {address}',
    means: ({ actionClause, address }: { actionClause: Action[]; address: string }): Action[] | undefined =>
      actionClause.length === 1 && LEADING.has(actionClause[0]?.kind ?? '')
        ? [{ kind: 'open', address }]
        : undefined,
    cost: -0.4,
  },
  // "On the sign-up page (/signup) fill in the name"
  {
    pattern: '{isAction} (on|at|from|in) (the|our|my)? {anything} \\( {address} \\) (,)? {actionClause}',
    means: ({ address, actionClause }: { address: string; actionClause: Action[] }): Action[] => [
      { kind: 'open', address },
      ...actionClause,
    ],
    cost: -0.3,
  },
  // "The browser asks whether you're sure - say OK"
  {
    pattern:
      '(the)? browser (asks|wants_to_know|prompts|will_ask) {everybody}? (whether|if|for|to) {anything} (-|–|,|:|;|and)? (say|answer|choose|click|press|reply|confirm_with|hit) (with)? {okWord:name}',
    means: ({ name }: { name: string }): Action[] => [
      { kind: /^(?:ok|yes|okay)$/i.test(name) ? 'acceptDialog' : 'dismissDialog' },
    ],
    cost: -0.4,
  },
  // "You end up on a page with "Content 4" on it"
  {
    pattern:
      '{actor} {aux}? (now|then)? (end_up|ends_up|land|lands|are|be|is|am|get|gets|arrive|arrives|come|comes) (up|back)? (on|at|to) (a|the|another) page (with|showing|that_says|that_shows|saying) ((the|a) {kind})? ({quotedName:name} | {quotedNames:names} | {properSpan:name}) (on_it|in_it)?',
    means: ({ name = '', names = [name], kind, aux }: Arrived, span: Span) =>
      aux?.negated === true || aux?.lasting === true || saysNot(span)
        ? undefined
        : names.map((each) => visible({ name: each, ...(kind?.kind === 'heading' && { role: 'heading' }) })),
    cost: -0.3,
  },
];

interface Shown {
  address: string;
  things?: Target[];
  amount?: object;
  counted?: Target;
}

interface Arrived {
  name?: string;
  names?: string[];
  kind?: { kind: string };
  aux?: { negated: boolean; lasting?: boolean };
}

const LEADING: ReadonlySet<string> = new Set(['open', 'goTo', 'click']);

const saysNot = ({ tokens, from, to }: Span): boolean =>
  tokens.slice(from, to).some(({ lower, type }) => type === 'word' && /^(?:not|no|never|only)$/.test(lower));
