/** What is worth telling of how a thing was found: that a part of its name was enough, what is poor in the markup. */
import { describeThing } from '../../meaning/describeTarget.js';
import type { Target } from '../../meaning/meaning.js';
import { OF_MARKUP, type ScreenNode } from '../../screen/Screen.js';
import type { Scored } from '../Pool.js';
import type { Purpose } from '../Grounding.js';
import { calledOf, kindOf, sayNode } from '../kinds/kindOf.js';
import type { Search } from '../search.js';
import { tellPassedOver, type Weighed } from '../weigh.js';

export interface Note {
  note?: string;
  /** It may yet be otherwise while the page is being built. */
  isWorthWaiting: boolean;
}

export function noteOf(chosen: Scored, all: readonly Weighed[], search: Search): Note {
  const guess = chosen.named === undefined ? [] : [noteOfGuess(chosen, search)];
  const remark = remarkOn(chosen, search) ?? remarkOnHidden(chosen, search);
  const passedOver = tellPassedOver(
    all.filter((one) => one !== chosen && isAsGood(one, chosen)),
    search,
  );
  const plain = remark === undefined ? remarkOnPlain(chosen, search) : undefined;
  const notes = [...guess, remark, plain, ...passedOver].filter((one) => one !== undefined);
  return {
    isWorthWaiting:
      guess.length > 0 || (remark !== undefined && chosen.way !== 'mark') || passedOver.length > 0,
    ...(notes.length > 0 && { note: notes.join(' ') }),
  };
}

/** But for what hinders it. */
const isAsGood = ({ fit, way }: Weighed, chosen: Scored): boolean => fit === chosen.fit && way === chosen.way;

function noteOfGuess({ node }: Scored, { target }: Search): string {
  const kind = kindOf(node);
  const whole =
    kind === undefined || calledOf(node) === ''
      ? 'Better write the whole name.'
      : `The whole name is ${sayNode(node)}.`;
  return `Found by a part of its name: ${describeThing(target)}. ${whole}`;
}

/** A tick that is put away, and drawn by its label. */
function remarkOnHidden({ node }: Scored, { target }: Search): string | undefined {
  if (node.tag !== 'input' || node.box.width > 0 || node.attributes.type === 'file') return undefined;
  return `Found by its label, as it is hidden itself: ${describeThing(target)}. Better hide it from the eye only, so that the keyboard reaches it.`;
}

type Remark = (thing: string, node: ScreenNode, target: Target) => string;

const REMARKS: Partial<Record<Scored['way'], Remark>> = {
  clicked: (thing, node) => `There is no ${thing}; the ${kindOf(node) ?? node.role} of this name was taken.`,
  clickable: (thing, _node, { role }) =>
    `Found by its text and because it looks clickable: ${thing}. ${betterFor(role)}`,
  'text beside': (thing) =>
    `Found by the text beside it: ${thing}. A <label> that is tied to the field would name it for everybody.`,
  repeated: (thing) =>
    `Found as one of several parts that are built alike: ${thing}. A list (<ul>, <li>) or <article> would say so.`,
  headed: (thing) =>
    `Found as the part of the page that its heading begins: ${thing}. A <section> around it would say so.`,
  mark: (thing, _node, { role }) => `Found by its class or id: ${thing}.${better(role)}`,
};

function remarkOn({ node, way, from }: Scored, { target }: Search): string | undefined {
  const thing = describeThing(target);
  const remark = REMARKS[way];
  if (remark) return remark(thing, node, target);
  return from !== undefined && OF_MARKUP.has(from)
    ? `Found by its ${from === 'icon' ? 'class' : from}: ${thing}. A name that can be read out would be better.`
    : undefined;
}

const TAGS: Partial<Record<string, string>> = {
  ...{ header: 'header', footer: 'footer', sidebar: 'aside', navigation: 'nav', 'main area': 'main' },
};

function better(role: string | undefined): string {
  const tag = TAGS[role ?? ''];
  return tag === undefined ? '' : ` <${tag}> would say so.`;
}

function betterFor(role: string | undefined): string {
  const markup = role === 'link' ? 'An <a href>' : role === 'button' ? 'A <button>' : `role="${role ?? ''}"`;
  return `${markup} would be found by its role, and be reached with the keyboard.`;
}

const FILLED: ReadonlySet<Purpose> = new Set<Purpose>(['fill', 'field', 'select', 'check']);

function remarkOnPlain({ node, way }: Scored, { target, purpose }: Search): string | undefined {
  if (
    target.name === undefined &&
    target.beside === undefined &&
    FILLED.has(purpose) &&
    calledOf(node) === ''
  )
    return `Found by its place alone: nothing names the ${target.role ?? node.tag}. A <label> that is tied to it would.`;
  if (way !== 'any' || purpose !== 'click' || node.role !== '' || node.isUsable) return undefined;
  return `Nothing in the markup says that the <${node.tag}> can be clicked. A <button> or a link would be better.`;
}
