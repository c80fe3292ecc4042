/**
 * What is told by its kind alone. "A panel opens": most pages have panels, so it is one that an action has brought. "Search results
 * are shown", "a table is displayed": the lists beside the content are not meant, nor is a list where people speak of a table.
 */
import { ground } from '../../grounding/ground.js';
import { takesValue } from '../../grounding/kinds/shapes.js';
import { groundLoosely } from '../../grounding/loosely.js';
import { ancestorsOf, closest, holds } from '../../grounding/places/structure.js';
import { describeThings } from '../../meaning/describeTarget.js';
import type { Kind } from '../../meaning/kinds.js';
import type { Target } from '../../meaning/meaning.js';
import type { Screen, ScreenNode } from '../../screen/Screen.js';
import type { Judgement, Outcome, View } from '../Judgement.js';
import { holdsOther } from '../errorsAt.js';
import { isMarkedMessage } from './message.js';
import { tellNews } from '../news.js';

/** A part of the page of which nothing tells which one it is. */
export const isAnySection = ({ role, ...more }: Target): boolean =>
  role === 'section' && Object.keys(more).length === 0;

/** It holds where a section is there that the same page didn't show before the last action, nor one with the same text. */
export function judgeNewSection(target: Target, view: View): Outcome {
  const { screen, before } = view;
  const past = before.earlier?.[0] ?? before.screen;
  const { candidates } = groundLoosely(target, { ...view, purpose: 'read', onlyPlaces: true });
  const node =
    past && pathOf(past.url) === pathOf(screen.url)
      ? candidates.map((one) => one.node).find((one) => one.isVisible && !shows(past, one))
      : undefined;
  return node
    ? { holds: true, observed: 'a section has come', node }
    : {
        holds: false,
        observed: 'no section that was not there before; a name would tell which one is meant',
      };
}

/** What is drawn anew is no new one. */
const shows = ({ nodes }: Screen, { key, text }: ScreenNode): boolean =>
  key === undefined || nodes.some((one) => one.isVisible && (one.key === key || one.text === text));

/** A drawer may have an address of its own. */
const pathOf = (url = ''): string => url.replace(/[?#].*$/, '');

const KINDS: ReadonlySet<string> = new Set(['item', 'row', 'list', 'table']);

export const isAnyOfContent = ({ role, ...more }: Target): boolean =>
  role !== undefined && KINDS.has(role) && Object.keys(more).length === 0;

/** What was found, or another one that may be meant; else it doesn't hold. */
export function ofContent(found: Judgement, target: Target, view: View): Judgement {
  const [past] = view.before.earlier ?? [];
  const isMeant = (node: ScreenNode) =>
    node.isVisible && isOfKind(node, target) && (!isBesideContent(node) || hasCome(node, past));
  if (found.node && isMeant(found.node)) return found;
  const { candidates } = groundLoosely(target, { ...view, purpose: 'read', onlyPlaces: true });
  const node = candidates.map((one) => one.node).find(isMeant);
  return node
    ? { ...found, node }
    : { holds: false, observed: `no ${describeThings(target, 2)} in the content of the page` };
}

/** A list is neither a table nor a row of one. */
const isOfKind = ({ role, tag }: ScreenNode, target: Target): boolean =>
  !/^(?:row|table)$/.test(target.role ?? '') || !/^(?:list|listitem|ul|ol|li)$/.test(role || tag);

const isBesideContent = (node: ScreenNode): boolean =>
  closest(node, ({ role }) => /^(?:navigation|complementary|contentinfo|banner|menubar|menu)$/.test(role)) !==
  undefined;

/** Suggestions may come below a field in the head of the page. */
const hasCome = ({ key }: ScreenNode, past: Screen | undefined): boolean =>
  past !== undefined && key !== undefined && !past.nodes.some((one) => one.key === key && one.isVisible);

export const isAnyMessage = ({ role, ...more }: Target): boolean =>
  role === 'message' && Object.keys(more).length === 0;

/** "The field shows an error": what stands beside every field, its unit or its hint, is read there as well. */
export const isMessageOfField = ({ role, within, ...more }: Target): boolean =>
  role === 'message' &&
  within?.role !== undefined &&
  FIELDS.has(within.role) &&
  Object.keys(more).length === 0;

const FIELDS: ReadonlySet<Kind> = new Set<Kind>([
  ...(['field', 'search field', 'number field', 'drop-down', 'combo box', 'list box'] as const),
]);

/** "A message appears": any paragraph reads like one, so it is one by its role or class, or is new. */
export function ofMessages(found: Judgement, target: Target, view: View): Judgement {
  const isNew = tellNews(view);
  const isOwn = ownOf(target, view);
  const isMeant = (node: ScreenNode) =>
    node.isVisible && isOwn(node) && (isMarkedMessage(node) || isNew(node));
  if (found.node && isMeant(found.node)) return found;
  const { candidates } = groundLoosely(target, { ...view, purpose: 'read', onlyPlaces: true });
  const node = candidates.map((one) => one.node).find(isMeant);
  return node
    ? { ...found, node }
    : {
        holds: false,
        observed: 'no message that was not there before; its words would tell which one is meant',
      };
}

/** "The "Weight" field shows an error": in words, and with no other field between them. */
function ownOf(target: Target, view: View): (node: ScreenNode) => boolean {
  if (!isMessageOfField(target) || target.within === undefined) return () => true;
  const { candidates } = ground(target.within, view.screen, 'read', view.memory);
  const field = candidates.map(({ node }) => node).find(takesValue);
  return (node) => {
    const both = field && ancestorsOf(field).find((part) => holds(part, node));
    return /\p{L}/u.test(node.text) && !(field && both && holdsOther(both, field));
  };
}
