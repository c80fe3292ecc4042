/** Names and passwords in a row: "Log in: ada, secret". */
import type { Reader } from '../../chart.js';
import { STATE_WORDS } from '../../lexicon/states.js';
import { ACTORS, ADVERBS } from '../../lexicon/words.js';

export const ACCOUNT_READERS: Readonly<Record<string, Reader>> = {
  /** "Log in as Ada (blocked)", "log in: mail, password": what says which account it is, or what is asked for, is neither. */
  secretWord: (chart, at) =>
    chart
      .read('credential', at)
      .filter(() => chart.tokens[at]?.type === 'quoted' || !isAboutAccount(chart.tokens[at]?.lower ?? '')),
};

const isAboutAccount = (word: string): boolean =>
  ABOUT_ACCOUNTS.test(word) || ACTORS.has(word) || STATE_WORDS.has(word) || ADVERBS.has(word);
const ABOUT_ACCOUNTS =
  /^(?:e-?mail|mail|passwords?|user-?name|name|login|pin|code|credentials?|account|role|accountant|supervisor|staff|anonymous|blocked|locked|expired|inactive|suspended|banned|new|old|(?:in)?valid|(?:in)?correct|wrong|right|unknown|existing|same|default|see|read-only|premium|free|paid|trial|desktop|mobile|chrome|firefox|.+ed)$/;
