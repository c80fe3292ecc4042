/** Numbers, ordinals and counts in words and digits. */

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const WORDS: ReadonlyMap<string, number> = new Map([
  ...ONES.map((word, value): [string, number] => [word, value]),
  ...TENS.map((word, index): [string, number] => [word, (index + 2) * 10]),
  ...TENS.flatMap((ten, index) =>
    ONES.slice(1, 10).map((one, value): [string, number] => [`${ten}-${one}`, (index + 2) * 10 + value + 1]),
  ),
  ...(['single'] as const).map((word): [string, number] => [word, 1]),
  ...(
    [
      ['hundred', 100],
      ['dozen', 12],
    ] as const
  ).map(([word, value]): [string, number] => [word, value]),
]);

/** A whole number; "a" and "an" are one. */
export const readCount = (word: string): number | undefined =>
  /^\d+$/.test(word) ? Number(word) : WORDS.get(word);

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(
  ' ',
);

export function readOrdinal(word: string): number | 'last' | undefined {
  if (LAST.test(word)) return 'last';
  if (FIRST.test(word)) return 1;
  const index = ORDINALS.indexOf(word);
  if (index >= 0) return index + 1;
  const count = Number(/^(\d+)(?:st|nd|rd|th)$/.exec(word)?.[1] ?? 0);
  return count === 0 ? undefined : count;
}

const LAST = /^(?:last|bottommost|lowest|final)$/;
const FIRST = /^(?:topmost|uppermost|top)$/;

/** "1.250,00" and "9,999.00" as a number; undefined where it isn't one. */
export function readNumber(text: string): number | undefined {
  // One, or a thousand?
  if (/^\d{1,3}\.\d{3}$/.test(text)) return undefined;
  const plain = text.replace(/[−]/g, '-').replace(/['’ ]/g, '');
  const decimal = /[.,](\d{1,2}|\d{4,})$/.exec(plain);
  const whole = decimal ? plain.slice(0, decimal.index) : plain;
  if (!/^[+-]?[\d.,]*\d$/.test(whole)) return undefined;
  return Number(`${whole.replace(/[.,]/g, '')}${decimal ? `.${decimal[1] ?? ''}` : ''}`);
}

const UNITS: ReadonlyMap<string, number> = new Map<string, number>([
  ...'ms millisecond milliseconds millis msec'.split(' ').map((unit): [string, number] => [unit, 1]),
  ...'s sec secs second seconds'.split(' ').map((unit): [string, number] => [unit, 1_000]),
  ...'m min mins minute minutes'.split(' ').map((unit): [string, number] => [unit, 60_000]),
  ...'h hour hours'.split(' ').map((unit): [string, number] => [unit, 3_600_000]),
]);

export const unitOfTime = (word: string): number | undefined => UNITS.get(word);
