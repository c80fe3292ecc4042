/** On which page somebody is: "I should be on "/cart"", "the user is redirected to the start page". */
import { compileRules, type Reader } from '../../chart.js';
import type { Action, Expectation } from '../../../meaning/meaning.js';
import type { Manner } from '../auxiliaries.js';
import { USUALLY } from '../expectations.js';

const ON = '(still|now|back|again|then)? (on|at)';
const LED =
  '(redirected|taken|sent|brought|led|forwarded|navigated|transferred|moved|returned|directed|routed)';
const TO = '(back|again|automatically)? (to|on|onto)';

export const ON_PAGE_READERS: Readonly<Record<string, Reader>> = {
  whereClause: compileRules([
    { pattern: `{noDeed} {actor} {be} ${ON} {page}`, means: onPage, cost: 0.08 },
    { pattern: `{actor} {be} (automatically|successfully|then)? ${LED} ${TO} {page}`, means: onPage },
    {
      pattern: `{actor} {aux} (get|gets|got|land|lands|landed|end_up|ends_up|arrive|arrives|arrived|come|comes) (redirected|taken|sent|back|again)? (on|at|to) {page}`,
      means: onPage,
      cost: 0.08,
    },
    { pattern: '{actor} {stay:be} (on|at) {page}', means: onPage },
    {
      pattern:
        '(the)? (page|app|application|site|website|browser|system) {aux} (goes|navigates|leads|redirects|switches|changes|moves|jumps|forwards) (me|us|the_user)? (back)? to {page}',
      means: onPage,
      cost: 0.08,
    },
    { pattern: '{actor} (expect|expects) to be (still|now|back)? (on|at) {page}', means: onPage },
  ]),
  page: compileRules([
    {
      pattern: '(the)? (page|url|address|path|route|side|screen)? {address} (page|screen|view)?',
      means: ({ address }: { address: string }) => ({ address }),
    },
    { pattern: '{startPage}', means: () => ({}) },
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
  page: { address?: string };
}

/** Not to stay is to go, sooner or later. */
function onPage({ be, aux, page }: OnPage): Action[] {
  const { negated, lasting } = be ?? aux ?? { negated: false };
  const expected: Expectation = { kind: 'expectPage', ...page, negated };
  return [lasting === true ? { ...expected, lasting: USUALLY } : expected];
}
