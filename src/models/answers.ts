/** A model's calls become sentences that mean the same, each tried on the screen that it was shown. */
import { isDeepStrictEqual } from 'node:util';
import type { Purpose } from '../grounding/Grounding.js';
import { readStep } from '../language/read.js';
import { describeAction } from '../meaning/describe.js';
import { describeTarget } from '../meaning/describeTarget.js';
import type { Kind } from '../meaning/kinds.js';
import type { Action, Target, ActionOf } from '../meaning/meaning.js';
import type { Call } from './ask.js';
import { wordsFor, type Lookup, textsBefore } from './naming.js';
import { TOOLS } from './tools.js';
import type { ThingSaid } from './actionTools.js';
import { ground } from '../grounding/ground.js';
import { kindOf } from '../grounding/kinds/kindOf.js';
import { indexOf } from '../grounding/names/screenIndex.js';
import { isForLayout } from '../grounding/places/layoutTables.js';
import { squeeze } from '../grounding/names/compareNames.js';
import { judge } from '../judge/judge.js';
import type { Screen, ScreenNode } from '../screen/Screen.js';
import { isIn } from './checks/stepWords.js';

export interface Sentence {
  words: string;
  actions: Action[];
}

/** What a call means, or what is wrong with it, for the model to mend. */
type Meant = { sentence: Sentence } | { fault: string };

export function meantBy(call: Call, lookup: Lookup): Meant {
  if (call.fault !== undefined) return { fault: call.fault };
  const tool = TOOLS[call.name];
  if (tool === undefined) return { fault: `There is no tool "${call.name}".` };
  const input = tool.schema.safeParse(call.input);
  if (!input.success) return { fault: input.error.issues.map(({ message }) => message).join(' ') };
  try {
    const content = call.name === 'expect_text' ? contentOf(input.data as never, lookup) : undefined;
    if (content !== undefined) return ofAction(content);
    const meant = tool.toAction(input.data as never, (said, purpose) => find(said, purpose, lookup));
    return typeof meant === 'string' ? ofSentence(meant) : ofAction(meant);
  } catch (error) {
    if (error instanceof Unfindable) return { fault: error.message };
    throw error;
  }
}

class Unfindable extends Error {}

function find({ ref, name, kind, in: place }: ThingSaid, purpose: Purpose, lookup: Lookup): Target {
  if (ref !== undefined) return byReference(ref, purpose, lookup);
  if (name === undefined && kind === undefined)
    throw new Unfindable('It says no thing: give ref, or name for what is not on the screen.');
  const thing = { ...(name !== undefined && { name }), ...(kind !== undefined && { role: kind as Kind }) };
  return {
    ...(isDistinct(thing) ? thing : { name }),
    ...(place !== undefined && { within: byReference(place, 'place', lookup) }),
  } as Target;
}

/** The language makes no difference between the "Fine" message and "Fine": whatever bears the name is meant. */
function isDistinct(thing: Target): boolean {
  if (thing.name === undefined) return true;
  const [action] = actionsOf(`Expect that ${describeTarget(thing)} is visible`);
  return action?.kind === 'expectVisible' && action.target.role === thing.role;
}

function actionsOf(text: string): Action[] {
  const reading = readStep({ text });
  return reading.understood ? reading.actions : [];
}

function byReference(ref: number, purpose: Purpose, lookup: Lookup): Target {
  const node = lookup.screen.nodes[ref];
  if (node === undefined) throw new Unfindable(`There is no [${ref}] on the screen.`);
  const target = wordsFor(node, lookup, purpose);
  if (target === undefined)
    throw new Unfindable(
      `No words lead to [${ref}]: choose a thing with a name, or one that it stands in, or say it by the tool sentence.`,
    );
  return target;
}

/** What a sentence can't say can't be recorded. */
function ofAction(action: Action): Meant {
  const words = describeAction(action);
  const reading = readStep({ text: words });
  if (!reading.understood || !isDeepStrictEqual(reading.actions, [action]))
    return { fault: `There is no sentence for it: ${words}` };
  return { sentence: { words, actions: [action] } };
}

function ofSentence(text: string): Meant {
  const reading = readStep({ text });
  if (!reading.understood) return { fault: `The language has no such sentence: ${text}` };
  return { sentence: { words: text.replace(/\.$/, ''), actions: reading.actions } };
}

type Content = ActionOf<'expectContent'>;

interface Said {
  ref?: number | undefined;
  relation: Content['relation'];
  text: string;
  negated?: boolean | undefined;
}

/**
 * Of the thing by its own words where they don't say it; else of the text beside it, of the row, card or section that it
 * stands in, whichever shows what the thing shows; or of the page.
 * @returns undefined for a thing that is not on the screen, or that nothing tells
 */
function contentOf(said: Said, lookup: Lookup): Action | undefined {
  const { screen } = lookup;
  const { relation, text, negated = false } = said;
  const node = said.ref === undefined ? undefined : screen.nodes[said.ref];
  if (node === undefined) return undefined;
  const target = wordsFor(node, lookup, 'read', (one) => negated || !says(one, text));
  const content: Omit<Content, 'target'> = { kind: 'expectContent', relation, text, negated };
  if (target !== undefined) return { ...content, target };
  return negated || !LITERAL.has(relation) ? undefined : inOtherWords(node, content, lookup);
}

/** What holds of a thing by part or pattern may hold otherwise of what it stands in. */
const LITERAL: ReadonlySet<Content['relation']> = new Set<Content['relation']>(['is', 'shows', 'contains']);

function inOtherWords(
  node: ScreenNode,
  content: Omit<Content, 'target'>,
  { screen, values = [] }: Lookup,
): Action | undefined {
  const shown = squeeze(node.text);
  const text = squeeze(content.text);
  const said = values.flatMap((name) => PLACES.map((role) => placed(content, { name, role })));
  for (const anchor of [...said, ...anchorsOf(node, content, screen)]) {
    const isOther = !says(anchor.target, text) && !says(anchor.target, shown);
    const isHere = isPlace(ground(anchor.target, screen, 'read').node, screen);
    if (isOther && isHere && isMet({ ...anchor, text: shown }, screen)) return anchor;
  }
  // That "12" can be read somewhere says nothing of this one.
  return shown.includes(text) && /\p{L}|.{4}/u.test(text)
    ? { kind: 'expectVisible', target: { name: text }, negated: false }
    : undefined;
}

const says = (target: Target, text: string): boolean => isIn(squeeze(text), namesIn(target).join(' | '));

const namesIn = ({ name = '', within, beside }: Target): string[] => [
  name,
  ...[within, beside?.thing].flatMap((one) => (one === undefined ? [] : namesIn(one))),
];

function isMet(expectation: Content, screen: Screen): boolean {
  const outcome = judge(expectation, screen, {});
  return 'holds' in outcome && outcome.holds && outcome.isDoubtful !== true;
}

function* anchorsOf(node: ScreenNode, action: Omit<Content, 'target'>, screen: Screen): Generator<Content> {
  let around = node.parent;
  for (let level = 0; isPlace(around, screen) && level < FARTHEST; level++, around = around.parent) {
    const place = around;
    for (const name of textsBefore(node, screen, place)) {
      yield { ...action, target: { name } };
      for (const role of PLACES) yield placed(action, { name, role });
    }
    const words = wordsFor(place, { screen }, 'read');
    if (words !== undefined) yield placed(action, words);
  }
}

const placed = (content: Omit<Content, 'target'>, target: Target): Content => ({
  ...content,
  ...{ target, relation: 'contains' },
});

/** A frame, or a row that only arranges the page, holds so much that it says nothing of a thing in it. */
const isPlace = (node: ScreenNode | undefined, screen: Screen): node is ScreenNode =>
  node !== undefined &&
  kindOf(node) !== 'frame' &&
  node.role !== 'document' &&
  !(node.role === 'row' && isForLayout(node, indexOf(screen)));

/** Levels of the tree: beyond them a place says little. */
const FARTHEST = 6;
const PLACES = ['row', 'item', 'section'] as const;
