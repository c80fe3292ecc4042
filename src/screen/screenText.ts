/** A screen as indented text, for messages, models and tests: what a person perceives, a thing a line. Pure. */
import type { Naming, NameSource, Screen, ScreenNode, States } from './Screen.js';

export interface TextOptions {
  /** Behind each thing its id, as in `[12]`. */
  references?: boolean;
  /** A word for what has no role, and yet holds together what is in it. */
  placeOf?: (node: ScreenNode) => string | undefined;
  /** How a thing looks, such as "red border"; said in brackets. */
  looksOf?: (node: ScreenNode) => readonly string[];
}

/** As `test/support/screenOf.ts` reads back: `textbox "City" = "Ulm" required placeholder "Where" [9]`. */
export function describeScreen(
  { root }: Screen,
  { references = true, placeOf = () => undefined, looksOf = () => [] }: TextOptions = {},
): string {
  return root.children
    .flatMap((child) => linesOf(child, { references, placeOf, looksOf }))
    .map(({ depth, words }) => '  '.repeat(depth) + words)
    .join('\n');
}

interface Line {
  depth: number;
  words: string;
  isText: boolean;
}

function linesOf(node: ScreenNode, options: Required<TextOptions>): Line[] {
  if (!isPerceived(node)) return [];
  const inner = node.children.flatMap((child) => linesOf(child, options));
  const isPlain = inner.every(({ isText }) => isText);
  const line = (said: string, isText = false): Line => ({
    ...{ depth: 0, isText },
    words: [said, ...saidLooks(options.looksOf(node)), ...(options.references ? [`[${node.id}]`] : [])].join(
      ' ',
    ),
  });
  if (node.tag === '#text') return node.text === '' ? [] : [line(`text ${quote(node.text)}`, true)];
  if (!isThing(node)) return linesWithin(node, { inner, isPlain, line, ...options });
  const name = nameOf(node, isPlain);
  const isSaid = isPlain && (name?.from === 'content' || HOLDS_VALUE.test(node.tag));
  const deeper = isSaid ? [] : inner.map(deeperBy1);
  return [line(describeNode(node, name)), ...deeper];
}

const saidLooks = (looks: readonly string[]): string[] =>
  looks.length === 0 ? [] : [`(${looks.join(', ')})`];

/** What is no thing itself: the words of a paragraph, be they of several parts, or what a place holds together. */
function linesWithin(node: ScreenNode, { inner, isPlain, line, placeOf }: Within): Line[] {
  const isLine = isPlain && inner.length > 1 && node.children.some(({ tag }) => tag === '#text');
  if (isLine) return [line(`text ${quote(node.text)}`, true)];
  const place = inner.length > 1 ? placeOf(node) : undefined;
  return place === undefined ? inner : [line(place), ...inner.map(deeperBy1)];
}

interface Within extends Pick<Required<TextOptions>, 'placeOf'> {
  inner: Line[];
  isPlain: boolean;
  line: (said: string, isText?: boolean) => Line;
}

const deeperBy1 = (line: Line): Line => ({ ...line, depth: line.depth + 1, isText: false });

const HOLDS_VALUE = /^(?:input|textarea)$/;

/** The options of a closed list are offered, though they aren't seen. */
function isPerceived(node: ScreenNode): boolean {
  if (node.role === 'option' && node.tag === 'option') return true;
  return node.isVisible || node.children.some(isPerceived);
}

const NOTHING =
  /^(?:paragraph|strong|emphasis|rowgroup|code|time|subscript|superscript|deletion|insertion|)$/;

/** What is reported in a line of its own, and not only as words. */
export const isThing = ({ role, isUsable, isVisible }: ScreenNode): boolean =>
  !NOTHING.test(role) || (isUsable && isVisible);

const FIRST: ReadonlySet<NameSource> = new Set<NameSource>([
  ...(['label', 'caption', 'content', 'alternative text'] as const),
]);

function nameOf({ names, role, value }: ScreenNode, isPlain: boolean): Naming | undefined {
  // What stands on a button is its value, of which nothing else is reported.
  return names.find(
    ({ from }) =>
      (FIRST.has(from) && (from !== 'content' || isPlain)) ||
      (from === 'value' && value === undefined && role === 'button'),
  );
}

function describeNode(node: ScreenNode, name: Naming | undefined): string {
  const { role, tag, value, coveredBy, isInView, isVisible } = node;
  const others = node.names.filter(({ from }) => !FIRST.has(from) && from !== 'value');
  return [
    role === '' ? `<${tag}>` : role,
    name && quote(name.text),
    value !== undefined && value !== name?.text && `= ${quote(value)}`,
    node.attributes.level && `level ${node.attributes.level}`,
    ...describeStates(node.states),
    ...others.map(({ text, from }) => `${from} ${quote(text)}`),
    isVisible && !isInView && 'out of view',
    coveredBy && `covered by [${coveredBy.id}]`,
  ]
    .filter(Boolean)
    .join(' ');
}

const quote = (text: string): string => JSON.stringify(text.length > 200 ? `${text.slice(0, 199)}…` : text);

/** How a state is said where it holds, and where it doesn't. */
export const STATE_WORDS: Partial<Record<keyof States, [holds: string, fails?: string]>> = {
  checked: ['checked', 'unchecked'],
  pressed: ['pressed', 'unpressed'],
  selected: ['selected'],
  expanded: ['expanded', 'collapsed'],
  disabled: ['disabled'],
  current: ['current'],
  invalid: ['invalid'],
  required: ['required'],
  readOnly: ['read-only'],
  focused: ['focused'],
  busy: ['busy'],
  modal: ['modal'],
  multiple: ['multiple'],
  draggable: ['draggable'],
  password: ['password'],
  loaded: ['loaded', 'broken'],
  paused: ['paused', 'playing'],
  muted: ['muted'],
};

function describeStates(states: States): (string | undefined)[] {
  return Object.entries(STATE_WORDS).map(([state, [holds, fails]]) => {
    const is = states[state as keyof States];
    if (is === 'mixed') return `mixed`;
    return is === true ? (state === 'loaded' ? undefined : holds) : is === false ? fails : undefined;
  });
}
