/** A reference on the screen that a model was shown becomes words that lead to the same thing again. */
import { ground } from '../grounding/ground.js';
import type { Purpose } from '../grounding/Grounding.js';
import { calledOf, kindOf } from '../grounding/kinds/kindOf.js';
import { squeeze } from '../grounding/names/compareNames.js';
import { holds } from '../grounding/places/structure.js';
import { proposalsFor } from '../grounding/telling/proposals.js';
import { readStep } from '../language/read.js';
import { describeTarget } from '../meaning/describeTarget.js';
import type { Target } from '../meaning/meaning.js';
import type { Naming, NameSource, Screen, ScreenNode } from '../screen/Screen.js';

/** Undefined where no words lead there. The plainest come first: its name and kind, then its place, then what only its markup says. */
export function wordsFor(node: ScreenNode, screen: Screen, purpose: Purpose): Target | undefined {
  for (const target of targetsFor(node, screen, purpose)) {
    const found = ground(target, screen, purpose).node;
    if (found !== undefined && isSame(found, node) && readsBack(target)) return target;
  }
  return undefined;
}

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
