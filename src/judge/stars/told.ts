/** What a rating says of itself, in words and numbers: by a label, a value, or a button that is chosen. */
import type { ScreenNode } from '../../screen/Screen.js';
import { descendantsOf, holds } from '../../grounding/places/structure.js';
import { wordsOf } from './signs.js';

export interface Told {
  value: number;
  of?: number;
}

const NUMBER = '(\\d{1,2}(?:[.,]\\d+)?)';
const SAYINGS = [
  new RegExp(
    `^(?:rat(?:ed|ing)|average rating|score)?:? ?${NUMBER} ?(?:/|of|out of) ?(\\d{1,2})(?: stars?)?$`,
    'i',
  ),
  new RegExp(
    `^(?:rat(?:ed|ing)|average rating|score)?:? ?${NUMBER} stars?(?: (?:of|out of) (\\d{1,2}))?$`,
    'i',
  ),
];

/** "3 stars", "Rated 3 out of 5", "Rating: 4.5 / 5". */
export function toldIn(words: string): Told | undefined {
  const said = words.trim().replace(/\s+/g, ' ').replace(/\.$/, '');
  const [, value, of] = SAYINGS.map((saying) => saying.exec(said)).find((found) => found !== null) ?? [];
  if (value === undefined) return undefined;
  return toldOf(Number(value.replace(',', '.')), of === undefined ? undefined : Number(of));
}

const toldOf = (value: number, of: number | undefined): Told | undefined => {
  if (Number.isNaN(value) || (of !== undefined && (of > MOST || value > of))) return undefined;
  return { value, ...(of !== undefined && { of }) };
};
const MOST = 10;

const CLICKED = /^(?:button|link|radio|option|checkbox|menuitem\w*|tab)$/;

/** Of what is no star itself. */
export function toldBy(node: ScreenNode): Told | undefined {
  const { role, names, attributes } = node;
  if (CLICKED.test(role)) return undefined;
  const said = names
    .filter(({ from }) => /^(?:label|alternative text|title)$/.test(from))
    .map(({ text }) => toldIn(text))
    .find((told) => told !== undefined);
  return said ?? (VALUED.test(role) && isOfStars(node) ? valueOf(attributes) : undefined);
}

const VALUED = /^(?:slider|meter|progressbar|img|spinbutton)$/;

const isOfStars = (node: ScreenNode): boolean =>
  /[★☆]/.test(node.text) || wordsOf(node).some((word) => /^(?:stars?|rat(?:e|ing|ed))$/.test(word));

function valueOf({ valueNow, valueMax, valueText }: ScreenNode['attributes']): Told | undefined {
  const said = valueText === undefined ? undefined : toldIn(valueText);
  const most = valueMax === undefined ? undefined : Number(valueMax);
  return said ?? (valueNow === undefined ? undefined : toldOf(Number(valueNow), most));
}

/** Radio buttons for stars, in the least that holds them: the one that is checked, or of those up to it the last. */
export function chosenIn(node: ScreenNode): Told | undefined {
  const radios = descendantsOf(node).filter(({ role }) => role === 'radio');
  if (radios.length < FEWEST || radios.length > MOST + 1 || !isLeast(node, radios)) return undefined;
  if (!areOfStars(radios, node)) return undefined;
  const counts = radios.map((radio, at) => countOf(radio) ?? at + 1);
  const of = Math.max(...counts);
  const isScale = new Set(counts).size === counts.length && of <= MOST;
  const chosen = counts.filter((_, at) => radios[at]?.states.checked === true);
  return isScale ? { value: Math.max(0, ...chosen), of } : undefined;
}

const isLeast = ({ children }: ScreenNode, all: readonly ScreenNode[]): boolean =>
  !children.some((child) => all.every((one) => holds(child, one)));

/** Each of them says it, or its label, or what holds nothing else. */
function areOfStars(radios: readonly ScreenNode[], node: ScreenNode): boolean {
  const labels = descendantsOf(node).filter(({ control }) => control !== undefined);
  const isOwn = (radio: ScreenNode) =>
    isOfStars(radio) || labels.some((label) => label.control === radio && isOfStars(label));
  return (
    radios.every(isOwn) || [node, node.parent].some((one) => one !== undefined && SAYS.test(saidOf(one)))
  );
}

const saidOf = ({ attributes: { className = '' }, names }: ScreenNode): string =>
  [className, ...names.filter(({ from }) => from !== 'content').map(({ text }) => text)].join(' ');
const SAYS = /(?:^|[^a-z])(?:stars?|rat(?:e|ing))(?![a-z])/i;

const FEWEST = 3;

/** "4 stars", "star 4", or what is sent for it. */
function countOf({ names, attributes: { sends, position } }: ScreenNode): number | undefined {
  const said = [...names.map(({ text }) => text), sends, position].map((text) => COUNT.exec(text ?? '')?.[1]);
  const [count] = said.filter((one) => one !== undefined);
  return count === undefined ? undefined : Number(count);
}

const COUNT = /^(?:rate |rating |star\w* )?(\d{1,2}(?:\.5)?)(?: (?:of|out of) \d+)?(?: stars?)?$/i;
