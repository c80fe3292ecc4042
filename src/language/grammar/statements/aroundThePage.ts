/** What is expected of tabs, dialogs, files, cookies and the console. */
import type { ActionOf, StatedText } from '../../../meaning/meaning.js';
import type { Manner } from '../auxiliaries.js';
import { BROWSER_TABS } from './browserTabs.js';
import { type ExpectationRule } from '../expectations.js';
import { one, visible, type Aux, type Be } from './sayOf.js';

const THERE = 'there (now|still|again|then|also)?';

const FILE_KINDS = ['csv', 'pdf', 'xlsx', 'json', 'xml', 'zip', 'txt', 'png', 'ics', 'docx'] as const;

export const AROUND_THE_PAGE: readonly ExpectationRule[] = [
  // "A CSV file is downloaded"
  ...FILE_KINDS.map((kind) => ({
    pattern: `(a|the|an) ${kind} (file)? {be} (downloaded|saved) (automatically)?`,
    means: ({ be }: Partial<Be>) =>
      be === undefined || be.negated || be.lasting === true
        ? undefined
        : one({ kind: 'expectDownload', is: { relation: 'ends with', text: `.${kind}` }, negated: false }),
    cost: -0.5,
  })),
  ...BROWSER_TABS,
  {
    pattern: `${THERE} {be} {amount} (browser|open) (tabs|tab|windows|window) (open)?`,
    means: 'expectTabs negated:=false ...amount',
    cost: -0.3,
  },
  {
    pattern: '{amount} (browser)? (tabs|tab|windows) {be} open',
    means: 'expectTabs negated:=false ...amount',
    cost: -0.2,
  },
  {
    pattern: '(the browser) has {amount} (tabs|windows|tab|window)',
    means: 'expectTabs negated:=false ...amount',
    cost: -0.2,
  },
  {
    pattern:
      '{realDialog} {aux} (is|opens|appears|be|pops_up|comes_up|shows_up|open|appear|shown|displayed|is_open|is_shown|is_displayed|be_open|be_shown|be_displayed)',
    means: 'expectDialog',
    cost: -0.3,
  },
  {
    pattern:
      'no {realDialog} {aux} (is|opens|appears|be|pops_up|comes_up|shows_up|open|appear|is_open|is_shown|is_displayed|be_open)',
    means: '!expectDialog',
    cost: -0.3,
  },
  {
    pattern: `${THERE} {be} {noOrSome}? {realDialog}`,
    means: ({ be, noOrSome }: Be & { noOrSome?: Manner }) =>
      be.negated && noOrSome?.negated === true
        ? undefined
        : one({ kind: 'expectDialog', negated: be.negated || noOrSome?.negated === true }),
    cost: -0.4,
  },
  {
    pattern: '{actor} {aux} (see|sees|get|gets) {realDialog}',
    means: 'expectDialog',
    cost: -0.4,
  },
  {
    pattern: '{actor} {aux} (see|sees|find|finds|get|gets) {noOrSome}? {problem}',
    means: ({
      aux,
      noOrSome,
      problem,
    }: Aux & { noOrSome?: Manner; problem: ActionOf<'expectProblem'>['problem'] }) =>
      aux.negated && noOrSome?.negated === true
        ? undefined
        : one({ kind: 'expectProblem', problem, negated: aux.negated || noOrSome?.negated === true }),
    cost: -0.4,
  },
  {
    pattern: '(the)? (question|confirmation_question) {quotedName:name} {be} (asked|put_to_me|posed)',
    means: ({ be, name }: Be & { name: string }) => one(visible({ name, role: 'dialog' }, be.negated)),
    cost: -0.3,
  },
  { pattern: '(the text of)? {realDialog} {isText}', means: 'expectDialog is:isText', cost: -0.3 },
  {
    pattern: '(a|the)? (file)? (named|called)? {fileName} {be} downloaded',
    means: 'expectDownload is.relation:=is is.text:fileName',
    cost: -0.2,
  },
  {
    pattern: '{aFile} {be} downloaded',
    means: ({ be, aFile }: Be & { aFile: boolean }) =>
      one({ kind: 'expectDownload', negated: be.negated || !aFile }),
    cost: -0.2,
  },
  {
    pattern: 'no file whose name {is} (was|is|has_been|gets|should_be) downloaded',
    means: '!expectDownload is:is',
    cost: -0.3,
  },
  {
    pattern: '(a|the|any) file whose name {is} (was|is|has_been|gets|should_be) downloaded',
    means: 'expectDownload is:is',
    cost: -0.3,
  },
  {
    pattern:
      '(a|the)? file (named|called)? {fileName} {aux} (lands|is_saved|arrives|be_saved|appears) (in the (download | downloads) folder)?',
    means: 'expectDownload is.relation:=is is.text:fileName',
    cost: -0.2,
  },
  {
    pattern: '(the)? download of {fileName}',
    means: 'expectDownload is.relation:=is is.text:fileName',
    cost: -0.1,
  },
  {
    pattern: '(the)? name of the downloaded file {is}',
    means: ({ is: { negated, ...is } }: { is: StatedText & { negated: boolean } }) =>
      negated ? undefined : one({ kind: 'expectDownload', is, negated: false }),
    cost: -0.3,
  },
  {
    pattern: 'the downloaded file {be} (called|named) {text}',
    means: 'expectDownload is.relation:=is is.text:text',
    cost: -0.5,
  },
  {
    pattern: '(the)? content of the downloaded file {fileName}? {isText}',
    means: 'expectDownloaded file:fileName ...isText',
    cost: -0.3,
  },
  {
    pattern: '(the)? downloaded file {fileName}? {isText}',
    means: ({ fileName: file, isText }: { fileName?: string; isText: StatedText & { negated: boolean } }) =>
      // What is denied may be its name or its content.
      isText.relation === 'is'
        ? undefined
        : one({ kind: 'expectDownloaded', ...(file !== undefined && { file }), ...isText }),
    cost: -0.3,
  },
  {
    pattern: '{cookie:name} {exists:be}',
    means: 'expectCookie name:name',
    cost: -0.3,
  },
  {
    pattern: '(the_value_of)? {cookie:name} {isText}',
    means: 'expectCookie name:name is:isText',
    cost: -0.3,
  },
  {
    pattern: `${THERE} {be} (a|no)? cookie (named|called)? {name}`,
    means: (
      { be, name }: Be & { name: string },
      { tokens, from, to }: { tokens: readonly { lower: string }[]; from: number; to: number },
    ) =>
      one({
        kind: 'expectCookie',
        name,
        negated: be.negated || tokens.slice(from, to).some(({ lower }) => lower === 'no'),
      }),
    cost: -0.3,
  },
  {
    pattern: '(the)? {store} {hasOrNot:be} (an|the)? (item|key|entry)? {name}',
    means: 'expectStored store:store name:name',
    cost: -0.4,
  },
  { pattern: '{stored} {exists:be}', means: 'expectStored ...stored', cost: -0.3 },
  { pattern: '{stored} {isText}', means: 'expectStored ...stored is:isText', cost: -0.3 },
  {
    pattern: `{stored} (=|==|===|:) {value}`,
    means: 'expectStored ...stored is.relation:=is is.text:value',
    cost: -0.3,
  },
  {
    pattern:
      '(there (is|are|should_be|must_be|were))? {noOrSome:be} {problem} ((on|in) the (page|browser))? (appear|appears|are_logged|is_logged|occur|occurs)?',
    means: 'expectProblem problem:problem',
    cost: -0.4,
  },
  {
    pattern:
      '(the)? (browser)? console (is|stays|remains|be|must_be|should_be)? (clean|free_of_errors|without_errors|clear_of_errors) (,)? ((no|without) errors)?',
    means: '!expectProblem problem:=console_error',
    cost: -0.4,
  },
  {
    pattern: '(the)? (browser)? console (has|shows|contains) {noOrSome}? errors|error',
    means: ({ noOrSome }: { noOrSome?: Manner }) =>
      one({ kind: 'expectProblem', problem: 'console error', negated: noOrSome?.negated ?? false }),
    cost: -0.4,
  },
  {
    pattern: '(all requests succeeded | no request failed | no (network)? request fails)',
    means: '!expectProblem problem:=failed_request',
    cost: -0.4,
  },
];
