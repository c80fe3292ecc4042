/** The numbers in a text as people write them: `€ 1,234.50`, `12,50 €`, `-3`, `50 %`. Pure. */

/** What a number may mean: "1,234" is one thousand and more in one country, and one and a bit in another. */
export type Readings = readonly number[];

const NUMBER = /(?<![\p{L}\d.,])[-−–]?\s?(?:[€$£¥]\s?)?\d[\d.,'’\u00a0\u202f]*(?<=\d)(?![\d\p{L}])/gu;

export function numbersIn(text: string): Readings[] {
  return [...text.matchAll(NUMBER)].map(([words]) => readingsOf(words));
}

function readingsOf(words: string): Readings {
  const sign = /^[-−–]/.test(words) ? -1 : 1;
  const digits = words.replace(/[^\d.,]/g, '');
  return spellingsOf(digits).map((spelling) => sign * Number(spelling));
}

/** With a full stop before the fraction, and nothing between thousands. */
function spellingsOf(digits: string): string[] {
  const marks: string[] = digits.match(/[.,]/g) ?? [];
  const [last] = marks.slice(-1);
  if (last === undefined) return [digits];
  const whole = digits.replace(/[.,]/g, '');
  const at = digits.lastIndexOf(last);
  const fraction = `${digits.slice(0, at).replace(/[.,]/g, '')}.${digits.slice(at + 1)}`;
  if (new Set(marks).size > 1) return [fraction];
  if (marks.length > 1) return [whole];
  const mayBeThousands = /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits);
  return mayBeThousands ? [whole, fraction] : [fraction];
}
