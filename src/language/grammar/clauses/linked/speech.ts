/** What somebody or the page says, without quotes. */
import type { Reader } from '../../../chart.js';
import { KIND_WORDS } from '../../../../meaning/kinds.js';
import { textOf, type Token } from '../../../tokens.js';
import { questionMark } from '../../names.js';

export const SPEECH_READERS: Readonly<Record<string, Reader>> = {
  // All that somebody says, up to the end of the sentence.
  speech: ({ tokens, context }, at) => {
    const first = tokens[at];
    const found = tokens.findIndex(
      ({ type, text }, index) => index > at && type === 'mark' && /^[.;?!]$/.test(text),
    );
    const end = found === -1 ? tokens.length : tokens[found]?.text === '?' ? found + 1 : found;
    const isSpeech =
      first?.type === 'word' &&
      /^\p{Lu}/u.test(first.text) &&
      tokens.slice(at, end).every(({ type }) => type !== 'quoted');
    return isSpeech
      ? [
          {
            end,
            cost: 0.15 + 0.02 * (end - at),
            value: textOf(tokens, at, end) + questionMark(tokens, end, context),
          },
        ]
      : [];
  },
  /** What only a page says to whoever uses it. */
  plea: (chart, at) =>
    /^(?:Please|Sorry|Oops)$/.test(chart.tokens[at]?.text ?? '')
      ? chart.read('speech', at).filter(({ end }) => end > at + 2 && !isAbout(chart.tokens[end - 1]))
      : [],
};

/** "Please wait page", "Sorry message is shown": that is said of what a page says. */
const isAbout = (last: Token | undefined): boolean =>
  KIND_WORDS.has(last?.lower ?? '') ||
  /^(?:visible|shown|displayed|open|appears|seen|there|gone)$/.test(last?.lower ?? '');
