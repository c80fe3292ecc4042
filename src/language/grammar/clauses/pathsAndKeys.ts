/** Notes of a way through menus, and of keys: "Content > Articles", "Tab -> Save", "Esc closes the dialog". */
import type { Rule, Span } from '../../chart.js';
import type { Action, Target } from '../../../meaning/meaning.js';
import { rowsOf } from '../../template.js';
import { KEYS } from './keysPressed.js';
import { click } from './simple.js';

const THEN = '(and|then|,_then|and_then|,_and_then)';

export const PATHS_AND_KEYS: readonly Rule[] = [
  { pattern: '{path}', means: ({ path }: { path: Target[] }) => path.map(click), cost: 0.1 },
  {
    pattern:
      '({actor})? (go|goes|went|navigate|navigates|browse|switch|move|continue) (to|via|into|through) {path}',
    means: ({ path }: { path: Target[] }) => path.map(click),
    cost: -0.2,
  },
  {
    pattern:
      '({actor})? (open|opens|opened|choose|chose|select|click|clicked|pick|access|follow|take) (the_menu|the_path|on)? {path}',
    means: ({ path }: { path: Target[] }) => path.map(click),
    cost: -0.2,
  },
  {
    pattern: '({actor})? (open|opens|choose|select|click|access|follow|take) the menu {path}',
    means: ({ path }: { path: Target[] }) => fromMenu(path),
    cost: -0.3,
  },
  {
    pattern:
      '({actor})? (go_to|goes_to|navigate_to|browse_to|open|opens|choose|select|click|expand|unfold|follow|take)? {path} (in|on|from|of) {thing}',
    means: pathIn,
    cost: -0.1,
  },
  {
    pattern:
      '({actor})? (go_to|goes_to|navigate_to|navigates_to|browse_to|browses_to|open|opens|choose|select) (the)? (folder|directory|node|page|path)? {folderPath:path} (in|on|from|of|using) {thing}',
    means: pathIn,
    cost: -0.1,
  },
  // "In the menu (top left), go to "Clinic" and "Owners"", "open the list of owners through the menu: "Clinic", then "Owners""
  {
    pattern: `(in|from|through|via|using) {thing:bar} (\\( (at|in)? (the)? {position} \\))? (,)? (go_to|goes_to|navigate_to) {quotedName:menu} ${THEN} {quotedName:entry}`,
    means: inBar,
    cost: -0.4,
  },
  {
    pattern: `({actor})? (go_to|goes_to|navigate_to) {quotedName:menu} ${THEN} {quotedName:entry} (in|from|through|via|using) {thing:bar}`,
    means: inBar,
    cost: -0.4,
  },
  {
    pattern: `({actor})? (open|opens|go_to|goes_to|call_up|calls_up) (the|a)? (list|page|overview|table) of (the|all)? {nounOfMany} (through|via|using|from) {thing:bar} : {quotedName:menu} ${THEN} {quotedName:entry}`,
    means: inBar,
    cost: -0.2,
  },
  // "When Subtitles → Norsk is picked"
  {
    pattern: '{saidAction} {path} (is|gets|was|has_been) (picked|chosen|selected|clicked|followed|opened)',
    means: ({ path }: { path: Target[] }) => path.map(click),
    cost: -0.2,
  },
  ...rowsOf(KEYS),
];

interface InBar {
  bar: Target;
  menu: string;
  entry: string;
}

function inBar({ bar, menu, entry }: InBar, { tokens, to }: Span): Action[] | undefined {
  // A third one is to be clicked, too.
  const isLast = !tokens.slice(to, to + 4).some(({ type }) => type === 'quoted');
  return isLast && BARS.has(bar.role ?? '') && bar.each === undefined
    ? [click({ name: menu, within: bar }), click({ name: entry, within: bar })]
    : undefined;
}

const BARS: ReadonlySet<string> = new Set(['menu', 'navigation', 'sidebar', 'header', 'toolbar']);

/** "Access the menu Content > Articles". */
function fromMenu([menu, choice, ...others]: Target[]): Action[] | undefined {
  if (menu?.name === undefined || choice?.name === undefined || others.length > 0) return undefined;
  return [{ kind: 'select', option: choice.name, from: { ...menu, role: 'menu' } }];
}

/** In a tree all but the last are opened up; elsewhere the first stands there, and leads to the others. */
function pathIn({ path, thing }: { path: Target[]; thing: Target }): Action[] | undefined {
  const [first, ...others] = path;
  if (first === undefined || thing.role === undefined || thing.role === 'thing') return undefined;
  if (thing.role !== 'tree') return [click({ ...first, within: thing }), ...others.map(click)];
  return path.map((step, index): Action => {
    const target: Target = { ...step, role: 'tree item' };
    return index < path.length - 1 ? { kind: 'expand', target } : { kind: 'click', target };
  });
}
