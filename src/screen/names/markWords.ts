/** The words in what the markup calls a thing. Pure. */

/** `trashCan`, `trash-can` and `trash_can` are "trash can". */
export const wordsOf = (token: string): string =>
  token
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

/** Without the words for where it is, what it is, and how it is drawn. */
export function aboutOf(id: string): string {
  const about = id.replace(PLACE_FIRST, '').replace(DRAWN_LAST, '');
  return about === '' ? id : about;
}

const PLACE_FIRST =
  /^(?:(?:app|page|main|top|bottom|header|footer|nav|navbar|toolbar|sidebar|tooltip|button|btn|icon|link) )+/;
export const DRAWN_LAST =
  /(?: (?:button|btn|icon|link|circle|round|rounded|outline|outlined|filled|solid|regular|alt|o|a|b|svg))+$/;
