/** A line or paragraph becomes its sentences; quotes, code and variables are never split. */

export interface Sentence {
  text: string;
  /** Where the sentence begins in the text that was split. */
  index: number;
}

/** A sentence ends at a full stop, question or exclamation mark that stands outside of quotes. */
export function splitSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  for (const { segment, index } of segmenter.segment(mask(text))) {
    const written = text.slice(index, index + segment.length);
    const trimmed = written.trim();
    if (trimmed !== '') sentences.push({ text: trimmed, index: index + written.indexOf(trimmed) });
  }
  return sentences;
}

// A fixed locale: the same file gives the same steps on every machine.
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

const WHOLE = new RegExp(
  [
    /"[^"]*"/,
    /“[^”]*”/,
    /„[^“”]*[“”]/,
    /«[^»]*»/,
    /‘[^’]*’/,
    /`[^`]*`/,
    /(?<![\p{L}\p{N}])'(?:[^']|(?<=\p{L})'(?=\p{L}))*'(?![\p{L}\p{N}])/u,
    /\{\{[^{}]*\}\}/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
);

const ABBREVIATION =
  /(?<![\p{L}\p{N}])(?:[Ee]\.\s?g|[Ii]\.\s?e|[Zz]\.\s?B|[Dd]\.\s?h|u\.\s?a|cf|vs|approx|ca|bzw|resp|Mr|Mrs|Ms|Dr|Prof|Nr|nr|[Nn]o(?=\.\s?\d)|[Ff]ig(?=\.\s?\d))\./gu;

/** As in the address `/search?q=a`. */
const INSIDE_A_WORD = /[!?](?=[\p{L}\p{N}/=&_%#+-])/gu;

/** The same length, with a letter in place of whatever must not end a sentence. */
function mask(text: string): string {
  return text
    .replace(WHOLE, (whole) => 'X'.repeat(whole.length))
    .replace(INSIDE_A_WORD, 'x')
    .replace(ABBREVIATION, (abbreviation) => abbreviation.replace(/[.\s]/g, 'x'));
}
