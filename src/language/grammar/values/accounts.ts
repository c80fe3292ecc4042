/** What stands behind a few verbs alone: names and passwords, answers, the menu of a row. */
import { textOf } from '../../tokens.js';
import { compileRules, type Reader, type Span } from '../../chart.js';
import { STATE_WORDS } from '../../lexicon/states.js';
import { ACTORS, ADVERBS } from '../../lexicon/words.js';

export const ACCOUNT_READERS: Readonly<Record<string, Reader>> = {
  rowMenu: compileRules(
    ['three-dot', 'kebab', 'context', 'actions', '⋮', ''].map((name) => ({
      pattern:
        `(the|its|their) ${name} menu ((on|of|in|at|beside) (its|the|that) (row|line|card|entry))?`.replace(
          '  ',
          ' ',
        ),
      means: () => name,
    })),
  ),
  /** What is accepted by a tick. */
  terms: compileRules([
    {
      pattern: 'terms (and|&) conditions | terms of (use|service)',
      means: (_: object, { tokens, from, to }: Span) =>
        /^\p{Ll}/u.test(tokens[from]?.text ?? '') ? textOf(tokens, from, to) : undefined,
    },
  ]),
  /** What a question is answered with; "Yes, remove" is one button. */
  okWord: (chart, at) => {
    const { text = '' } = chart.tokens[at] ?? {};
    if (!/^(?:OK|Ok|Okay|Yes|No|Cancel)$/.test(text)) return [];
    const longer = chart.read('name', at).filter(({ value }) => /^(?:Yes|No), /.test(value as string));
    return longer.length > 0 ? longer : [{ end: at + 1, cost: 0, value: text }];
  },
  /** "Log in as Ada (blocked)", "log in: mail, password": what says which account it is, or what is asked for, is neither. */
  secretWord: (chart, at) =>
    chart
      .read('credential', at)
      .filter(() => chart.tokens[at]?.type === 'quoted' || !isAboutAccount(chart.tokens[at]?.lower ?? '')),
};

export const isAboutAccount = (word: string): boolean =>
  ABOUT_ACCOUNTS.test(word) || ACTORS.has(word) || STATE_WORDS.has(word) || ADVERBS.has(word);
const ABOUT_ACCOUNTS =
  /^(?:e-?mail|mail|passwords?|user-?name|name|login|pin|code|credentials?|account|role|accountant|supervisor|staff|anonymous|blocked|locked|expired|inactive|suspended|banned|new|old|(?:in)?valid|(?:in)?correct|wrong|right|unknown|existing|same|default|see|read-only|premium|free|paid|trial|desktop|mobile|chrome|firefox|.+ed)$/;
