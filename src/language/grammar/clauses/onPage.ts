/** On which page somebody is: "I should be on "/cart"", "the user is redirected to the start page". */
import { compileRules, type Reader, type Span } from '../../chart.js';
import { isExpectation, type Action, type Expectation } from '../../../meaning/meaning.js';
import { KIND_WORDS, type KindSaid } from '../../../meaning/kinds.js';
import type { Manner } from '../auxiliaries.js';
import { USUALLY } from '../expectations.js';
import { goesOn, isOfMore } from '../neighbours.js';
import { visible } from '../statements/sayOf.js';
import { named } from '../things/named.js';
import { IT } from '../things/place.js';

const ON = '(still|now|back|again|then)? (on|at)';
const LED =
  '(redirected|taken|sent|brought|led|forwarded|navigated|transferred|moved|returned|directed|routed|bounced|thrown|kicked|guided)';
const TO = '(back|again|automatically|straight)? (to|on|onto|into)';
export const LEADS =
  '(goes|navigates|leads|redirects|switches|changes|moves|jumps|forwards|brings|takes|returns|sends|lands|directs|links)';
const NOUN = '(redirect|redirection|transition|navigation|forward|end_up|lands|leads|navigates|returns)';
const PAGE = 'page|screen|view|site|webpage|web_page';
const OPEN =
  'open|opened|displayed|shown|visible|loaded|presented|rendered|up|active|reached|launched|displayed_to_the_user';
const OPENS =
  'open|opens|appear|appears|load|loads|come_up|comes_up|show_up|shows_up|show|shows|pop_up|pops_up|come_back|comes_back|reappears';

export const ON_PAGE_READERS: Readonly<Record<string, Reader>> = {
  whereClause: compileRules([
    { pattern: `{noAction} {actor} {be} ${ON} {page}`, means: onPage, cost: 0.08 },
    {
      pattern: `({actor})? {be} (automatically|successfully|then)? ${LED} ${TO} {ledTo:page}`,
      means: onPage,
    },
    {
      pattern: `({actor})? ${LED} ${TO} {page}`,
      means: ({ page }: OnPage) => onPage({ page }),
      cost: 0.1,
    },
    {
      pattern: `{noAction} {actor} {aux} (get|gets|got|land|lands|landed|end_up|ends_up|arrive|arrives|arrived|come|comes) (redirected|taken|sent|back|again)? (on|at|to) {ledTo:page}`,
      means: onPage,
      cost: 0.08,
    },
    { pattern: `{noAction} {pageName} {be} (${OPEN})`, means: pageIsOpen },
    // "Her page opens"
    {
      pattern: `{noAction} (his|her|its|their) (own)? (profile|detail|details)? (${PAGE}) ({be} (${OPEN}) | {aux} (${OPENS}))`,
      means: ({ be, aux }: Partial<OnPage>) =>
        onPage({ ...(be && { be }), ...(aux && { aux }), page: { name: IT } }),
      cost: -0.3,
    },
    { pattern: `{noAction} {pageName} {aux} (${OPENS})`, means: pageIsOpen },
    // "The page of the flag "A" is shown with the description "B""
    {
      pattern: `{noAction} {pageName} ({be} (${OPEN}) | {aux} (${OPENS})) with (the|a|its) ({noun} | {detailNoun} | {kind}) {quotedName:name}`,
      means: ({ be, aux, name, pageName }: OnPage & { name: string; pageName: string }, span: Span) => {
        const manner = be ?? aux;
        return manner?.negated === true || manner?.lasting === true || goesOn(span) || isOfMore(span)
          ? undefined
          : [...pageIsOpen({ pageName, page: {} }), visible({ name })];
      },
      cost: -0.3,
    },
    {
      // Nothing may be said of the thing that would be passed over: "with the disabled button "Go"".
      pattern: `{noAction} {pageName} with (the|a|an) {kind} {quotedName:name} {be} (${OPEN})`,
      means: ({
        be,
        kind,
        name,
        pageName,
      }: OnPage & { be: Manner; kind: KindSaid; name: string; pageName: string }) =>
        be.negated || be.lasting === true || kind.isPlural
          ? undefined
          : [...pageIsOpen({ be, pageName, page: {} }), visible(named({ name, kind }) ?? { name })],
      cost: -0.2,
    },
    {
      pattern: `{actor} {aux} (see|sees|saw|get|gets|reach|reaches|view|views) {pageName}`,
      means: pageIsOpen,
    },
    { pattern: '{actor} {stay:be} (on|at) {page}', means: onPage },
    // "It takes you straight back to the login"
    {
      pattern: `(it|this|that) {aux} (takes|brings|sends|leads|throws|puts) {everybody} (right|straight)? (back|again)? (to|on|onto|at) {ledTo:page}`,
      means: onPage,
      cost: -0.2,
    },
    {
      pattern: '{noAction} ({adverbs})? (is|are)? (back|still) (on|at) {page}',
      means: ({ page }: OnPage) => onPage({ page }),
      cost: 0.2,
    },
    {
      pattern: `(it|this|that|which | (the)? (page|app|application|site|website|browser|system)) {aux} ${LEADS} ({everybody})? ${TO} {page}`,
      means: onPage,
      cost: 0.08,
    },
    {
      pattern: `{noAction} {thing} {aux} ${LEADS} ({everybody})? ${TO} {page}`,
      means: onPage,
      cost: 0.3,
    },
    { pattern: `{isCheck} (a)? ${NOUN} ${TO} {ledTo:page}`, means: onPage, cost: 0.1 },
    {
      pattern: `{actor} (should|must|shall) (then|now|again)? (get|land|end_up|arrive|come|return|go) (back|again)? (on|at|to) {ledTo:page}`,
      means: onPage,
      cost: -0.7,
    },
    { pattern: '{actor} (expect|expects) to be (still|now|back)? (on|at) {page}', means: onPage },
  ]),
  page: compileRules([
    {
      pattern: '(the)? (page|url|address|path|route|side|screen)? {address} (page|screen|view)?',
      means: ({ address }: { address: string }) => ({ address }),
    },
    { pattern: '{startPage}', means: () => ({}) },
    {
      pattern: '{pageName}',
      means: ({ pageName }: { pageName: string }) => ({ name: pageName }),
      cost: 0.05,
    },
  ]),
  ledTo: compileRules([
    { pattern: '{page}' },
    { pattern: '(the|my|our|a)? {name}', means: ({ name }: { name: string }) => ({ name }), cost: 0.2 },
  ]),
  pageName: compileRules([
    { pattern: `(the|my|our|a|an|its|his|her|their|your)? {name} (${PAGE})`, means: nameOfPage, cost: -0.2 },
    { pattern: `the editor (${PAGE})`, means: () => 'editor' },
    { pattern: `(the|my|our)? (${PAGE}) (called|titled|named|of|for) {name}`, means: nameOfPage, cost: 0.1 },
    { pattern: `(the|a) (${PAGE}) {quotedName:name}`, means: nameOfPage, cost: -0.1 },
    // "The page of the flag "gift-cards"", "the page about the Apple iPhone"
    { pattern: `(the|a) (${PAGE}) (of|for|about) (the)? {plainWord} {quotedName:name}`, means: nameOfPage },
    { pattern: `(the|a) (${PAGE}) (of|for|about) (the)? {properSpan:name}`, means: nameOfPage, cost: 0.1 },
    { pattern: '(the|my|our)? (dashboard)', means: () => 'dashboard', cost: 0.05 },
  ]),
  /** Where somebody is, once it is said that they are there: "the settings", "Transactions". */
  partOfApp: compileRules([
    { pattern: '{pageName}' },
    {
      pattern: '(the|my|our) {noun}',
      means: ({ noun }: { noun: string }) => (KIND_WORDS.has(noun) ? undefined : noun),
      cost: 0.15,
    },
    { pattern: '(the|my|our)? {properSpan}', cost: 0.1 },
    { pattern: '(the|my|our) {partWords}', cost: 0.2 },
  ]),
  stay: compileRules([
    {
      pattern: '{aux} (stay|stays|stayed|remain|remains|remained)',
      means: ({ aux }: { aux: Manner }) => ({ ...aux, ...(!aux.negated && { lasting: true }) }),
    },
  ]),
};

interface OnPage {
  be?: Manner;
  aux?: Manner;
  page: { address?: string; name?: string };
}

/** Not to stay is to go, sooner or later. */
function onPage({ be, aux, page }: OnPage): Action[] {
  const { negated, lasting } = be ?? aux ?? { negated: false };
  const expected: Expectation = { kind: 'expectPage', ...page, negated };
  return [lasting === true ? { ...expected, lasting: USUALLY } : expected];
}

function pageIsOpen({ pageName, be, aux }: OnPage & { pageName: string }): Action[] {
  return onPage({ ...(be && { be }), ...(aux && { aux }), page: { name: pageName } });
}

/** "On the Fines page, "Tea" is listed": on any other page that isn't so. What is done there needs its things anyway. */
export function onNamedPage({ pageName, core }: { pageName: string; core: Action[] }): Action[] | undefined {
  if (!core.every(isExpectation)) return core;
  if (OTHER_PAGE.test(pageName)) return undefined;
  // "On the product page" tells what sort of page it is.
  return !/^\p{Lu}/u.test(pageName) || NO_NAME.test(pageName) || OF_ANY_APP.test(pageName)
    ? core
    : [{ kind: 'expectPage', name: pageName, negated: false }, ...core];
}

/** Nothing tells which it is. */
const OTHER_PAGE = /^(?:next|previous|new|following|other|second|last|third|fourth|fifth)$/i;

/** What people call a page that itself says something else. */
const OF_ANY_APP =
  /^(?:dashboard|overview|application|app|list|results?|details?|day|week|month|year|.*['’]s|.*s['’])$/i;

/** "The next page" is called nothing. */
function nameOfPage({ name }: { name: string }): string | undefined {
  return NO_NAME.test(name) ? undefined : name;
}

/** Or an address. */
const NO_NAME =
  /^(?:the .*|(?:start|home|front|landing|main)|next|previous|same|new|following|other|right|correct|current|whole|entire|first|second|last|this|that|web)$|^[/.]|:\/\//i;
