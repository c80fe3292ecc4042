/** What of a text's spelling says nothing to a person. Pure. */

/** As it is read: one kind of blank, and no marks that aren't seen. */
export function normalise(text: string): string {
  return tidy(text).replaceAll('\u00a0', ' ');
}

/** As `normalise`, but blanks between the thousands of a number can be distinguished from those between two numbers. */
export function tidy(text: string): string {
  return text
    .replace(UNSEEN, '')
    .normalize('NFC')
    .replace(/\s+/g, (blanks, at: number, whole: string) => {
      const isInNumber = /^[\u00a0\u202f\u2009]$/.test(blanks) && /\d/.test(whole[at - 1] ?? '');
      return isInNumber && /^\d{3}(?!\d)/.test(whole.slice(at + 1, at + 5)) ? '\u00a0' : ' ';
    })
    .trim();
}

/** Marks of direction, joints and soft hyphens. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** For what must not be there in any spelling. */
export function loosen(text: string): string {
  return normalise(text)
    .toLowerCase()
    .replace(/[\u2010-\u2013\u2212]/g, '-')
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"');
}

/** Without the edges where closing up makes no other word or number: `*` behind a label, `€` before a price. */
export function closeUp(edged: string): string {
  return edged
    .replace(/(?<=[\p{L}\p{N}])\ufdd0(?=[\p{L}\p{N}])|(?<=[-+\u2010-\u2013\u2212])\ufdd0/gu, ' ')
    .replaceAll('\ufdd0', '');
}

export function withoutEdges(edged: string): string {
  return edged.replaceAll('\ufdd0', '');
}
