/** Closes a dialog or a message of the page, and opens a tab of it, as far as it isn't so. */
import { describeTarget } from '../../meaning/describeTarget.js';
import type { ActionOf } from '../../meaning/meaning.js';
import type { Performed } from '../../meaning/Performed.js';
import { isOfStyle, type ScreenNode } from '../../screen/Screen.js';
import { performed, type Doing } from '../Doing.js';
import { marksOf } from '../../grounding/kinds/marks.js';
import { outermost } from '../../grounding/places/structure.js';
import { findOne, follow, poll } from '../find.js';
import { fault, gesture } from '../gesture.js';
import { inside, isOf, later, onlyOf } from '../nodes.js';

export async function closeWidget({ target }: ActionOf<'closeWidget'>, doing: Doing): Promise<Performed> {
  const name = describeTarget(target);
  const what = `close ${name}`;
  const { node, note } = await findOne(target, 'place', doing);
  const button = closerIn(node);
  await gesture(what, button ? { kind: 'click', node: button } : { kind: 'press', key: 'Escape' }, doing);
  await poll(doing, (now) => {
    const still = later(node, now);
    if (still?.isVisible !== true) return { seen: true };
    const tried = button
      ? 'its button was clicked'
      : 'it has no button named "Close", and Escape was pressed';
    return { missed: () => fault(what, `${tried}, but it is still open. Please click what closes it.`) };
  });
  return performed(`Closed ${name} by ${button ? 'its button' : 'Escape'}.`, { node, note });
}

const CLOSE = /^\s*(?:close|dismiss|hide|[x×✕✖⨯])(?: \w+)?\s*$/i;

/** The one that is called so; else the only one that shows but a cross by its markup. */
const closerIn = (widget: ScreenNode): ScreenNode | undefined => {
  const [called, drawn] = [isCloser, isDrawnCloser].map((isMeant) => inside(widget).filter(isMeant));
  return called?.length === 0 ? onlyOf(outermost(drawn ?? [])) : onlyOf(called ?? []);
};

const isDrawnCloser = (node: ScreenNode): boolean =>
  node.isVisible &&
  (isOf(node, 'button') || node.isUsable) &&
  !/[\p{L}\p{N}]/u.test(node.text) &&
  (CLOSING.test(marksOf(node)) || node.names.some(({ text, from }) => from === 'icon' && CLOSE.test(text)));

const CLOSING = /(?:^|[ -])(?:close|dismiss)(?=[ -]|$)/;

function isCloser(node: ScreenNode): boolean {
  if (!node.isVisible || !(isOf(node, 'button') || node.isUsable) || node.tag === '#text') return false;
  return node.names.some(({ text, from }) => !isOfStyle(from) && CLOSE.test(text)) || CLOSE.test(node.text);
}

export async function openWidgetTab({ target }: ActionOf<'openWidgetTab'>, doing: Doing): Promise<Performed> {
  const found = await findOne(target, 'click', doing);
  const name = describeTarget(target);
  const before = found.node.states.selected;
  if (before === true) return performed(`Left ${name} open, as it was.`, found);
  await gesture(`open ${name}`, { kind: 'click', node: found.node }, doing);
  if (before === undefined) {
    return performed(`Clicked ${name}.`, found, [
      'The page does not say which tab is open (no aria-selected).',
    ]);
  }
  const followed = follow(found, [target, 'click'], doing);
  await poll(doing, (screen) => {
    const now = followed(screen);
    if (now === undefined || now.states.selected === true) return { seen: true };
    return { missed: () => fault(`open ${name}`, 'it was clicked, but it is not shown as the open one.') };
  });
  return performed(`Opened ${name}.`, found);
}
