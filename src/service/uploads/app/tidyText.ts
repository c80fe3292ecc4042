/** A text of a package as it can be shown. */
const MOST_CHARACTERS = 500;

/** Null for no text, and for one that is blank. */
export function tidyText(text: string | undefined): string | null {
  const tidy = text?.trim().slice(0, MOST_CHARACTERS);
  return tidy ? tidy : null;
}
