/** A reference on the screen that a model was shown becomes words that lead to the same thing again. */
import { ground } from '../grounding/ground.js';
import type { Purpose } from '../grounding/Grounding.js';
import { calledOf, kindOf } from '../grounding/kinds/kindOf.js';
import { squeeze } from '../grounding/names/compareNames.js';
import { holds, itemOf } from '../grounding/places/structure.js';
import { proposalsFor } from '../grounding/telling/proposals.js';
import { readStep } from '../language/read.js';
import { describeTarget } from '../meaning/describeTarget.js';
import type { Target } from '../meaning/meaning.js';
import type { Naming, NameSource, Screen, ScreenNode } from '../screen/Screen.js';

/** What a model was shown. */
export interface Sight {
  screen: Screen;
  /** What the step says, in quotes or as a number. */
  values?: readonly string[];
}

/** Undefined where no words lead there. The plainest come first: its name and kind, then its place, then what only its markup says. */
export function wordsFor(
  node: ScreenNode,
  { screen, values = [] }: Sight,
  purpose: Purpose,
): Target | undefined {
  for (const target of [...byValues(node, values), ...targetsFor(node, screen, purpose)]) {
    const found = ground(target, screen, purpose).node;
    if (found !== undefined && isSame(found, node) && readsBack(target)) return target;
  }
  return undefined;
}

/** The same button in the next row is another one: where the step says which row is meant, so do the words. */
function byValues(node: ScreenNode, values: readonly string[]): Target[] {
  const item = itemOf(node);
  const own = squeeze(node.text);
  const said = values.filter((value) => item !== undefined && item !== node && !own.includes(value));
  const kind = kindOf(node);
  const [name] = namesFor(node);
  const thing: Target = { ...(name !== undefined && { name }), ...(kind !== undefined && { role: kind }) };
  return said
    .filter((value) => item?.text.includes(value))
    .flatMap((value) => ROWS.map((role) => ({ ...thing, within: { role, name: value } })));
}

const ROWS = ['row', 'item', 'section'] as const;

function* targetsFor(node: ScreenNode, screen: Screen, purpose: Purpose): Generator<Target> {
  const kind = kindOf(node);
  const names = namesFor(node);
  for (const name of names) {
    if (kind !== undefined) yield { name, role: kind };
    yield { name };
  }
  const [name] = names;
  const thing: Target = { ...(name !== undefined && { name }), ...(kind !== undefined && { role: kind }) };
  if (kind !== undefined) yield { role: kind };
  yield* proposalsFor(node, thing, { screen, purpose });
  for (let ordinal = 2; ordinal <= MOST_ALIKE; ordinal++) yield { ...thing, ordinal };
  for (const mark of marksOf(node)) yield kind === undefined ? { name: mark } : { name: mark, role: kind };
}

const MOST_ALIKE = 10;

/** What a person calls it by. */
function namesFor(node: ScreenNode): string[] {
  const others = node.names.filter(({ from }) => SAID.has(from));
  const names = [calledOf(node), ...others.map(({ text }) => squeeze(text))];
  return [...new Set(names)].filter((name) => name !== '' && !name.endsWith('…') && name.length <= LONGEST);
}

const LONGEST = 120;
const SAID: ReadonlySet<NameSource> = new Set<NameSource>([
  ...([
    'label',
    'caption',
    'content',
    'alternative text',
    'placeholder',
    'title',
    'text beside',
    'heading',
  ] as const),
]);

/** By what the markup says, where nobody who looks could tell it. */
const marksOf = ({ names }: ScreenNode): string[] =>
  names.filter(({ from }: Naming) => from === 'test id' || from === 'file name').map(({ text }) => text);

/** A text in a button is that button, too. */
function isSame(found: ScreenNode, node: ScreenNode): boolean {
  if (found === node || found.control === node || node.control === found) return true;
  // The words of a label stand for its field.
  if (node.parent?.control === found) return true;
  const [outer, inner] = holds(found, node) ? [found, node] : [node, found];
  return holds(outer, inner) && squeeze(outer.text) === squeeze(inner.text) && squeeze(inner.text) !== '';
}

function readsBack(target: Target): boolean {
  const reading = readStep({ text: `Click ${describeTarget(target)}` });
  const [action] = reading.understood ? reading.actions : [];
  return action?.kind === 'click' && JSON.stringify(sorted(action.target)) === JSON.stringify(sorted(target));
}

const sorted = (target: Target): unknown =>
  Object.fromEntries(
    Object.entries(target)
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([key, value]: [string, unknown]) => [
        key,
        typeof value === 'object' && value !== null ? sorted(value as Target) : value,
      ]),
  );
