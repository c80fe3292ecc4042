/** What marks a star, and one that is filled, half or empty; and the rows that stars stand in. */
import { isOnLine } from '../../grounding/places/measure.js';
import type { ScreenNode } from '../../screen/Screen.js';
import { descendantsOf } from '../../grounding/places/structure.js';

/** Of several signs in a text the run that draws a rating: "★★★☆☆", "★ ★ ★". */
export const RUN = /(?:[★☆✩✭⭐🌟⯨]\s*){3,}/u;
const FULL_SIGN = /[★⭐🌟✭]/gu;
const HALF_SIGN = /⯨/gu;
const ANY_SIGN = /[★☆✩✭⭐🌟⯨]/gu;

export interface Written {
  value: number;
  of: number;
}

/** "★★★☆☆ (12)" is 3 of 5; undefined where no stars are written, or twice. */
export function writtenStars(text: string): Written | undefined {
  const run = RUN.exec(text)?.[0];
  if (run === undefined || RUN.test(text.replace(run, ''))) return undefined;
  const many = (sign: RegExp) => run.match(sign)?.length ?? 0;
  return { value: many(FULL_SIGN) + many(HALF_SIGN) / 2, of: many(ANY_SIGN) };
}

const SIGN = /^[★☆✩✭⭐🌟⯨]$/u;
const STAR = /^(?:stars?|rating|rate)$/;

/** It, and what is seen in it. */
export const drawnIn = (node: ScreenNode): ScreenNode[] =>
  [node, ...descendantsOf(node)].filter((one, at) => at === 0 || one.isVisible);

/** One star, by a sign or by the words of its markup; what says more is none. */
export function isStar(node: ScreenNode): boolean {
  const text = node.text.trim();
  const isSign = SIGN.test(text);
  if (!isSign && !isShort(text)) return false;
  const { width, height } = node.box;
  if (!node.isVisible || width > height * WIDEST) return false;
  return isSign || wordsOf(node).some((word) => STAR.test(word));
}

/** Of its height; a row of them is wider. */
const WIDEST = 2.2;

/** Nothing, the word that a font draws as a star, or what a reader of screens is told of it. */
const isShort = (text: string): boolean =>
  /^(?:star\w*|grade)?$/.test(text) || /^(?:rate )?\d(?: (?:out )?of \d)?(?: stars?)?$/i.test(text);

/** All that its markup says, word by word: `MuiRating-iconFilled` is "mui rating icon filled". */
export function wordsOf(node: ScreenNode): string[] {
  const said = drawnIn(node).flatMap(({ attributes: { className = '', testId = '' }, names, tag, text }) => [
    ...[className, testId],
    ...names.filter(({ from }) => from !== 'content').map((name) => name.text),
    ...(tag === '#text' && /^star\w*$/.test(text) ? [text] : []),
  ]);
  return said
    .join(' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u);
}

export type Fill = 'full' | 'half' | 'empty';

const HALF = /^(?:half|halved)$/;
const FULL = /^(?:full|filled|fill|active|on|selected|checked|highlight(?:ed)?|lit|gold|yellow|amber)$/;
const EMPTY =
  /^(?:empty|off|inactive|outlined?|border|o|far|regular|unfilled|blank|line|gr[ae]y|slate|zinc|hollow|unselected|unchecked|zero|none)$/;

/** Undefined where the markup says nothing of it, or both. */
export function fillSaid(node: ScreenNode): Fill | undefined {
  const text = node.text.trim();
  if (SIGN.test(text) && /[☆✩]/.test(text)) return 'empty';
  const words = wordsOf(node);
  if (words.some((word) => HALF.test(word))) return 'half';
  const [isFull, isEmpty] = [FULL, EMPTY].map((kind) => words.some((word) => kind.test(word)));
  return isFull === isEmpty ? undefined : isFull ? 'full' : 'empty';
}

const SURELY_FULL = /^(?:full|filled|active|on|selected|checked|highlighted|lit)$/;
/** Kits that draw the outline of a star where nothing more is said. */
const OUTLINED = /(?:^|\s)(?:bi|pi|ti)-star(?=\s|$)/;

/** Where all of them are alike. */
export function fillOfAll(node: ScreenNode): Fill | undefined {
  const isOutlined = drawnIn(node).some(({ attributes }) => OUTLINED.test(attributes.className ?? ''));
  const said = fillSaid(node) ?? (isOutlined ? 'empty' : undefined);
  return said === 'full' && !wordsOf(node).some((word) => SURELY_FULL.test(word)) ? undefined : said;
}

/** It fills what it draws: a written star, or an icon that its kit fills. */
export const isSolid = (node: ScreenNode): boolean =>
  /^[★⭐🌟✭]$/u.test(node.text.trim()) ||
  drawnIn(node).some(({ attributes: { className = '' } }) => SOLID.test(className));

const SOLID = /(?:^|\s)(?:fas|fa-solid|fa|fa-star|bi-star-fill|pi-star-fill|mdi-star|ri-star-fill)(?=\s|$)/;

const FEWEST = 3;
const MOST = 10;

const isTwin = (one: ScreenNode, { tag, box }: ScreenNode): boolean =>
  one.isVisible && one.tag === tag && one.text === '' && one.box.width === box.width && one.box.y === box.y;

/** The stars that a thing holds side by side, from the left; none where they are no row. */
export function starsOf({ children }: ScreenNode): ScreenNode[] {
  const stars = children.filter((child) => child.tag !== 'input' && isStar(child));
  const found = stars.length > 0 ? stars : children.filter((child) => child.tag === 'input' && isStar(child));
  const [first] = found;
  // One that says nothing of itself is one of them, too.
  const row = children.filter((child) => found.includes(child) || (first && isTwin(child, first)));
  const isRow =
    first !== undefined &&
    row.length >= FEWEST &&
    row.length <= MOST &&
    row.every((one) => one.tag === first.tag && isOnLine(one, first));
  return isRow ? row.toSorted((one, other) => one.box.x - other.box.x) : [];
}
