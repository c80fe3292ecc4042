/** Where a thing is: in another one, beside it, at a place of the page, in a column. */
import { compileRules, type Chart, type Node, type Reader, type Rule, type Span } from '../../chart.js';
import type { Beside, Position, Target } from '../../../meaning/meaning.js';
import { FINITE } from '../../lexicon/words.js';
import { BESIDE_WORDS, EDGES, POSITION_WORDS } from './placeWords.js';
import { behind, place, type SaidTarget, type Where } from './place.js';

const WHERE: readonly Rule[] = [
  {
    pattern: '(in|inside|within|inside_of|on|among|amongst) {placeThing}',
    means: ({ placeThing }: { placeThing: Target }) => inside({ thing: placeThing }),
  },
  {
    // "In the menu on the left".
    pattern: '(in|inside|within|on) {placeThing} {position}',
    means: ({ placeThing, position }: { placeThing: Target; position: Position }) =>
      placeThing.at === undefined ? inside({ thing: { ...placeThing, at: position } }) : undefined,
    cost: 0.05,
  },
  {
    pattern:
      '(of|from|at|under|located_in|placed_in|for|onto|belonging_to|that_is_in|which_is_in|there_in) {thing}',
    // "Instead of the menu", "in place of the list".
    means: (said: { thing: Target }, { tokens, from }: Span): Where | undefined =>
      /^(?:.+ instead|in place)$/.test(`${tokens[from - 2]?.lower} ${tokens[from - 1]?.lower}`)
        ? undefined
        : inside(said),
    cost: 0.12,
  },
  // Several are a list, and not just any.
  {
    pattern: '(in|within|among|amongst|from|of) (the|these|those) (search)? {hits}',
    means: ({ hits: name }: { hits: string }): Where => ({ within: { name, role: 'list' } }),
    cost: -0.3,
  },
  {
    pattern: '{beside} {thing}',
    means: ({ beside, thing }: { beside: Beside; thing: Target }): Where => ({
      beside: { relation: beside, thing },
    }),
    cost: 0.08,
  },
  {
    // What stands behind it says where the thing itself is.
    pattern: '{beside} {thingCore:thing}',
    means: ({ beside, thing }: { beside: Beside; thing: Target }): Where => ({
      beside: { relation: beside, thing },
    }),
    cost: -0.02,
  },
  {
    pattern: '{position}',
    means: ({ position }: { position: Position }): Where => ({ at: position }),
    cost: 0.1,
  },
  {
    pattern: '{position} (of|in) {thing}',
    means: ({ position, thing }: { position: Position; thing: Target }): Where => ({
      at: position,
      within: thing,
    }),
    cost: 0.05,
  },
  {
    // A row ends at the right.
    pattern: '(at|on) (the|its)? (very|far)? end of {thing}',
    means: ({ thing }: { thing: Target }): Where | undefined =>
      thing.role === 'row' ? { at: 'right', within: thing } : undefined,
    cost: -0.15,
  },
  {
    pattern: '{position} (of|in) the (page|screen|window|view)',
    means: ({ position }: { position: Position }): Where => ({ at: position }),
  },
  {
    // "The section below": below the instruction.
    pattern: '(below|above|underneath)',
    means: (_: object, { tokens, to }: Span): Where | undefined =>
      to === tokens.length ||
      /^(?:and|,|;|\.|then|named|called|with|is|are|should|must|has)$/.test(tokens[to]?.lower ?? '') ||
      FINITE.has(tokens[to]?.text ?? '')
        ? {}
        : undefined,
    cost: 0.1,
  },
  { pattern: '{aside}', means: (): Where => ({}) },
  // In front of a text; in front of a dialog stands what it covers no more.
  {
    pattern: 'in_front_of {thingCore:thing}',
    means: ({ thing }: { thing: Target }): Where | undefined =>
      thing.role === undefined ? { beside: { relation: 'next to', thing } } : undefined,
    cost: 0.05,
  },
  // "The dialog that opens": it came of what was done last.
  {
    pattern:
      '(that|which) (opens|opened|has_opened|appears|appeared|has_appeared|comes_up|came_up|pops_up|popped_up|turns_up|turns_up_there|pops_up_there|comes_up_there|opens_there|appears_there|shows_up|slides_in|is_shown|is_opened|was_opened)',
    means: (_: object, { tokens, to }: Span): Where | undefined =>
      /^(?:in|on|at|for|when|after|with|saying|again)$/.test(tokens[to]?.lower ?? '') ? undefined : {},
    cost: 0.05,
  },
  {
    // "The wizard remains at step 1" says just that.
    pattern: '(in|at|of|from) (the)? step {digits}',
    means: (_: object, { tokens, from }: Span): Where | undefined =>
      /^(?:is|are|was|be|been|still|remains?|stays?|stands?)$/.test(tokens[from - 1]?.lower ?? '')
        ? undefined
        : {},
    cost: -0.3,
  },
  {
    pattern: '(at|in|on) (the)? (beginning|start) of {thing}',
    means: inside,
  },
  {
    pattern: '\\( {position} \\)',
    means: ({ position }: { position: Position }): Where => ({ at: position }),
    cost: -0.05,
  },
  {
    // In front of a clause, as text runs, and behind a name; "the menu behind the button" is what it opens.
    pattern: 'behind {thing}',
    means: behind,
  },
  {
    // "Against Terracotta pot": in its row.
    pattern: 'against {thing}',
    means: ({ thing }: { thing: Target }) => inside({ thing: { ...thing, role: thing.role ?? 'row' } }),
    cost: 0.1,
  },
  { pattern: '(standing|written|placed|located|sitting|lying|shown|printed|displayed) {where}', cost: 0.05 },
  {
    pattern: '(in|under|of) {column}',
    means: ({ column }: { column: string }): Where => ({ column }),
    cost: -0.05,
  },
  {
    pattern:
      '(on_screen|on_page | (on|of|in|to) (the|this|that|my|our) (start|home|landing|front|main|current|same)? (page|screen|website|site|web_page|app|application|browser|form_page))',
    means: (): Where => ({}),
    cost: 0.02,
  },
  ...EDGES,
  // Of a list that is turned over: where one is, and nothing that holds other things.
  { pattern: '(on|in) (the)? page {count}', means: (): Where => ({}), cost: -0.4 },
];

function inside({ thing }: { thing: Target }): Where {
  return { within: thing };
}

/** Hardly anything is said to be in one of these. */
const SMALL: ReadonlySet<string> = new Set([
  ...['button', 'link', 'checkbox', 'radio button', 'switch', 'slider', 'image', 'heading', 'option'],
]);

/** A thing and what says where it is; a few such words may follow each other. */
export function withWhere(chart: Chart, at: number): readonly Node[] {
  const found: Node[] = [...chart.read('thingCore', at)];
  let latest: readonly Node[] = found;
  for (let depth = 0; depth < DEEPEST && latest.length > 0; depth++) {
    latest = latest.flatMap((node) => placed(chart, node));
    found.push(...latest);
  }
  return found;
}

const DEEPEST = 3;

const placed = (chart: Chart, node: Node): Node[] =>
  chart.read('where', node.end).flatMap(({ end, cost, value: where }) => {
    const value = place(node.value as SaidTarget, where as Where);
    return value ? [{ end, cost: node.cost + cost, value }] : [];
  });

export const WHERE_READERS: Readonly<Record<string, Reader>> = {
  hits: compileRules(
    ['results', 'hits', 'matches', 'suggestions'].map((word) => ({ pattern: word, means: () => word })),
  ),
  where: compileRules(WHERE),
  beside: compileRules(
    BESIDE_WORDS.map(([relation, words]) => ({
      pattern: words,
      means: () => relation,
    })),
  ),
  position: compileRules([
    ...POSITION_WORDS.map(([position, words], index) => ({
      // A corner is no edge.
      cost: index < 4 ? -0.05 : 0,
      pattern: `((at|in|on|near|from|along|across|to) (the|its)? | (down|up|far|over|further_down) (at|in|on) the) ${words} (-|hand|corner|side)?`,
      means: () => position,
    })),
    ...POSITION_WORDS.slice(0, 4).map(([position, words]) => ({
      pattern: words,
      means: () => position,
      cost: 0.2,
    })),
  ]),
  /** What is said to stand there; who acts there only points. */
  upThere: compileRules([
    { pattern: '(up_there|up_here)', means: (): Where => ({ at: 'top' }) },
    { pattern: '(down_there|down_here)', means: (): Where => ({ at: 'bottom' }) },
  ]),
  side: compileRules(
    (['left', 'right'] as const).map((side) => ({
      pattern: `${side}-hand|${side}-side|${side}_hand|${side}_side|${side}`,
      means: () => side,
    })),
  ),
  column: compileRules([
    { pattern: '(the)? {name} column' },
    {
      pattern: '(the)? column (called|named|labelled|of|of_the|:)? {bareNoun}? {name}',
    },
  ]),
  placeThing: (chart, at) =>
    chart.read('thing', at).map((node) => ({ ...node, cost: node.cost + costOfPlace(node.value as Target) })),
};

/** What stands behind a place is said of the thing in it rather than of the place. */
const costOfPlace = ({ role, beside }: Target): number => (SMALL.has(role ?? '') ? 0.6 : beside ? 0.04 : 0);
