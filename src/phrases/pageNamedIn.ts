/** The page that a step speaks of as a whole, whether it is known or not: "I am on the login page". */
import { ARRIVING, BEING, OPENING, PageNames, SHOWN } from './PageNames.js';
import { readings } from './plainWords.js';
import { nameOfPage } from './pageName.js';

const NAME = '([\\p{L}][\\p{L}\\p{N}-]*(?: [\\p{L}\\p{N}-]+){0,3}?)';
const PAGE = `(?:the |our |my )?["']?(?:the )?${NAME}["']? (?:page|screen)`;
/** In "I'm" the verb has no blank before it. */
const WHO = "(?:[\\p{L}'-]+ ){0,5}?(?:\\p{L}+(?='))?";
const SPOKEN = new RegExp(`^(?:${WHO}(?:${BEING}|${ARRIVING}|${OPENING}) ${PAGE}|${PAGE} ${SHOWN})$`, 'iu');
/** They say which page by what happens, not by its name. */
const NO_NAME =
  /^(?:a|an|any|this|that|same|other|next|previous|last|first|current|new|right|correct|wrong)(?: |$)/i;

/** Undefined also where naming the page would not make the step understood. */
export function pageNamedIn(text: string): string | undefined {
  // Without its keyword first, which would be a part of the name: "And the login page is displayed".
  for (const { words } of readings(text).reverse()) {
    const [, gone, shown] = SPOKEN.exec(words) ?? [];
    const name = nameOfPage(gone ?? shown ?? '');
    if (name === '' || NO_NAME.test(name)) continue;
    if (new PageNames([{ name, address: '/' }]).meaningOf(text) !== undefined) return name;
  }
  return undefined;
}
