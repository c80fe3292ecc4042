/** What is expected of the page and its address. */
import type { Reader, Span } from '../../chart.js';
import { goesOn } from '../neighbours.js';
import { type ExpectationRule } from '../expectations.js';
import { OF_PAGES } from './ofPages.js';
import type { ActionOf, Expectation, Target } from '../../../meaning/meaning.js';
import type { KindSaid } from '../../../meaning/kinds.js';
import { place, type Where } from '../things/place.js';
import { PLAIN, PLAIN_READERS } from './plain/plain.js';
import { visible, type Aux, type Be } from './sayOf.js';

export const OF_THE_PAGE: readonly ExpectationRule[] = [
  ...OF_PAGES,
  ...PLAIN,
  {
    pattern:
      '(the)? (page|start_page|home_page|screen|browser|view|system|application|app|site|website|computer|program|software|machine) {aux} (shows|show|showed|showing|displaying|displays|display|displayed|says|say|said|asked|asks_me|asks_us|asked_me|asked_us|told_us|reads|read|signals_us|announces|announced|contains|contain|presents|tells_me|tells_us|told_me|tells|complains|confirms|confirmed|reports|states|warns|explains|greets_you_with|greets_me_with|greets_us_with|greets_the_user_with|informs_me|signals|asks|has|includes) (that|:|the_text|the_words|the_message|the_sentence|the_phrase|with)? {texts}',
    means: ({ aux, texts }: Aux & { texts: string[] }) => texts.map((name) => visible({ name }, aux.negated)),
    cost: 0.05,
  },
  {
    pattern:
      '(the)? (page|screen|view) {aux} (shows|show|says|contains|displays|display) {texts} (and|but|,) (shows|show|says|contains|displays) {texts:more}',
    means: ({ aux, texts, more }: Aux & { texts: string[]; more: string[] }) => [
      ...texts.map((name) => visible({ name }, aux.negated)),
      ...more.map((name) => visible({ name })),
    ],
  },
  {
    pattern:
      '(the|this|that)? (page|screen|view) {aux} (has|have|shows|show|contains|contain|displays|display|includes|include) {aDet}? {things}',
    means: ({ aux, things }: Aux & { things: Target[] }) =>
      things.every(({ role }) => role !== undefined)
        ? things.map((thing) => visible(thing, aux.negated))
        : undefined,
    cost: 0.02,
  },
  {
    pattern: '(the)? page {aux} (has|have) (the|a)? title {text}',
    means: 'expectTitle relation:=is text:text',
    cost: -0.1,
  },
  {
    pattern: '(the)? page {be} (titled|entitled) {text}',
    means: 'expectTitle relation:=is text:text',
    cost: -0.3,
  },
  {
    pattern:
      '(the|a)? (page|screen|view) {aux} (is|be|opens|open|appears|loads)? (displayed|shown|opened|open|loaded)? with {quotedName} as (its|the|a) (heading|title|headline)',
    means: ({ quotedName: name }: { quotedName: string }) => [visible({ name, role: 'heading' })],
    cost: -0.2,
  },
  // "The page is displayed with the heading "Orders""
  {
    pattern:
      '(the|a)? (page|screen|view) ({be} (displayed|shown|opened|open|loaded) | {aux} (opens|appears|loads)) with (the|a) {kind} {quotedName}',
    means: (
      { be, aux, kind, quotedName: name }: Partial<Be & Aux> & { kind: KindSaid; quotedName: string },
      span: Span,
    ) =>
      (be ?? aux)?.negated === true || goesOn(span) || kind.isPlural
        ? undefined
        : [visible({ name, role: kind.kind })],
    cost: -0.2,
  },
  {
    pattern: "(the)? page's title {is}",
    means: 'expectTitle ...is',
    cost: -0.2,
  },
  {
    pattern:
      "(the)? (page_title|title_of_the_page|document_title|tab_title|browser_title|browser's_title|title_of_the_browser|browser_tab_title|window_title|title_of_the_tab) {is}",
    means: 'expectTitle ...is',
    cost: -0.2,
  },
  { pattern: '(the)? title {is}', means: 'expectTitle ...is', cost: 0.35 },
  {
    pattern:
      '(the)? (current|page)? (url|address|page_url|current_url|browser_url|address_bar|link_in_the_address_bar) {is}',
    means: 'expectUrl ...is',
    cost: -0.2,
  },
  {
    pattern: '(the)? (current|page)? (url|address) {is} (and|but|,) {is:more}',
    means: ({ is, more }: Record<'is' | 'more', ActionOf<'expectUrl'>>): Expectation[] =>
      [is, more].map((said) => ({ ...said, kind: 'expectUrl' })),
    cost: -0.4,
  },
  {
    pattern:
      '(the)? (current|page)? (url|address) {aux} (contains|contain|includes|include) {text} and {text:more}',
    means: ({ aux, text, more }: Aux & Record<'text' | 'more', string>): Expectation[] =>
      [text, more].map((part) => ({
        ...{ kind: 'expectUrl', relation: 'contains', text: part, negated: aux.negated },
      })),
    cost: -0.8,
  },
  {
    pattern:
      '(the)? (current|page|browser)? (url|address) {aux} (changes|change|changed|is_changed|be_changed|switches|updates|becomes|turns|moves) (to|into)? {address}',
    means: 'expectPage address:address',
    cost: -0.5,
  },
  { pattern: '(the)? (current)? page {be} {address}', means: 'expectPage address:address', cost: -0.1 },
  { pattern: '(the)? (current)? page {be} the start page', means: 'expectPage', cost: -0.2 },
  {
    pattern:
      '(the|my|our) (start_page|home_page|homepage|landing_page) {be} (now|again)? (displayed|shown|opened|visible|loaded|presented)',
    means: 'expectPage',
    cost: 0.1,
  },
  {
    pattern: '{startPage} {quotedName:name} {be} (now|again)? (displayed|shown|open|opened|visible|loaded)',
    means: 'expectPage name:name',
    cost: -0.4,
  },
  {
    pattern:
      '(the|this) (page|screen|view) {be} (headed|titled|entitled) {quotedName:name} (and|,_and) (shows|displays|contains|has) (the|a) {kind}? {quotedName:other}',
    means: ({ be, name, kind, other }: Be & { name: string; kind?: KindSaid; other: string }) =>
      be.negated || be.lasting === true
        ? undefined
        : [visible({ name, role: 'heading' }), visible({ name: other, ...(kind && { role: kind.kind }) })],
    cost: -0.6,
  },
  // "The number of results is displayed as "5 results"": so it reads.
  {
    pattern:
      '(the)? (total)? number of ({nounOfMany} | {kind}) {be} (displayed|shown|listed|indicated|given) (as|with|by)? {quotedName:name} {where}?',
    means: ({ be, name, where }: Be & { name: string; where?: Where }) => {
      const thing = place({ name }, where ?? {});
      return be.negated || be.lasting === true || !/\p{L}/u.test(name)
        ? undefined
        : thing && [visible(thing)];
    },
    cost: -0.6,
  },
  // "The page scrolls to the "Contact" section"
  {
    pattern:
      '(the|this)? (page|view|screen|browser|window) {aux} (scrolls|scroll|jumps|jump|is_scrolled|be_scrolled|moves) (smoothly|automatically)? (down|up|back)? (smoothly|automatically)? to {thing}',
    means: ({ aux, thing }: Aux & { thing: Target }) =>
      aux.negated || thing.name === undefined
        ? undefined
        : [{ kind: 'expectState', target: thing, state: 'in view', negated: false }],
    cost: -0.3,
  },
  {
    pattern: '(the)? {urlPart} (of|in) the (url|address) {is}',
    means: 'expectUrlPart part:urlPart ...is',
    cost: -0.3,
  },
  { pattern: '(the)? (url|page) {urlPart} {is}', means: 'expectUrlPart part:urlPart ...is', cost: -0.1 },
  {
    pattern: '(url|path) (:|=|->|→|now) {address}',
    // "URL: https://…" may be what is to be opened.
    means: ({ address }: { address: string }): Expectation[] | undefined =>
      address.startsWith('/') ? [{ kind: 'expectPage', address, negated: false }] : undefined,
    cost: -0.6,
  },
  // "query: range=7d"
  {
    pattern:
      '(the|its)? (query|query_string|query_parameters|url_query) (is|contains|has|includes|must_be|should_be|should_contain|:)? {queryName:name} = {queryValue:text}',
    means: 'expectQuery name:name is.relation:=is is.text:text negated:=false',
    cost: -0.9,
  },
  {
    pattern:
      '(the|its)? (url|address) {aux} (contains|contain|has|have|includes|include|ends_with|end_with|shows|show) ?|& {queryName:name} = {queryValue:text}',
    // Not to contain "?sort=price" is more than that it isn't "price".
    means: ({ aux, name, text }: Aux & { name: string; text: string }) =>
      aux.negated
        ? undefined
        : [{ kind: 'expectQuery', name, is: { relation: 'is', text }, negated: false } as Expectation],
    cost: -0.9,
  },
  { pattern: '(the)? (query|url) parameter {name} {is}', means: 'expectQuery name:name is:is', cost: -0.2 },
  {
    pattern:
      '(the)? (url|address) {hasOrNot:be} (the|a)? query parameter {name} (with|with_the_value|with_value|=|of|set_to) {text}',
    means: 'expectQuery name:name is.relation:=is is.text:text',
    cost: -0.3,
  },
  {
    pattern: '(the)? (url|address) {hasOrNot:be} (the|a)? query parameter {name}',
    means: 'expectQuery name:name',
    cost: -0.2,
  },
];

export const OF_THE_PAGE_READERS: Readonly<Record<string, Reader>> = {
  ...PLAIN_READERS,
  /** "range=7d", one of it. */
  queryName: ({ tokens }, at) =>
    /^[\w-]+$/.test(tokens[at]?.text ?? '') ? [{ end: at + 1, cost: 0, value: tokens[at]?.text }] : [],
  queryValue: ({ tokens }, at) =>
    /^[^=&]+$/.test(tokens[at]?.text ?? '') && tokens[at + 1]?.text !== '&'
      ? [{ end: at + 1, cost: 0, value: tokens[at]?.text }]
      : [],
};
