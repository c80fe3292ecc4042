/** Places and neighbours that people call otherwise than the page does: the head of the table, the only message, the title. */
import { singular } from '../meaning/kinds.js';
import type { Target } from '../meaning/meaning.js';
import type { ScreenNode } from '../screen/Screen.js';
import { ground } from './ground.js';
import { onlyOf } from './places/structure.js';
import type { Asked } from './thingAlone.js';

export interface Loosened {
  looser: Target;
  said: string;
  taken: string;
}

export function asOther(target: Target, asked: Asked): Loosened[] {
  if (asked.purpose === 'neighbour') return asTitle(target);
  if (asked.purpose !== 'place') return [];
  return target.name === undefined ? asNameless(target, asked) : asNamed(target, target.name);
}

function asNamed({ role, ...where }: Target, name: string): Loosened[] {
  // "In the box "New tickets"": a field has no rows or buttons in it, and a part of the page is called a box, too.
  if (role === 'field')
    return [{ looser: { ...where, name, role: 'section' }, said: name, taken: `the section ${name}` }];
  const { name: _name, ...nameless } = where;
  if (role === undefined && name === 'trail')
    return [{ looser: { ...nameless, role: 'breadcrumb' }, said: name, taken: 'the breadcrumb' }];
  // "The orange warning" is the only message there is.
  return role === undefined && MESSAGES.test(name)
    ? [{ looser: { ...nameless, role: 'message' }, said: name, taken: 'the message' }]
    : [];
}

const MESSAGES = /^(?:warning|error|notice|hint|note|message|alert)$/;

function asNameless(target: Target, { screen, isClicked = false }: Asked): Loosened[] {
  const { role, ...where } = target;
  // Of a page without a toolbar, the buttons at its top are called one.
  if (role === 'toolbar' && ground(target, screen, 'place').problem === 'nothing')
    return [{ looser: { ...target, role: 'header' }, said: 'toolbar', taken: 'header' }];
  if (!isClicked) return [];
  if (role === 'header') return asHeadRow(where, screen);
  // "OK in the notice": what is to be clicked in a message is a button of the dialog that shows it.
  return role === 'message'
    ? [{ looser: { ...where, role: 'dialog' }, said: 'message', taken: 'dialog' }]
    : [];
}

/** "Amount in the header": of the only table that has one. */
function asHeadRow(where: Target, { nodes }: Asked['screen']): Loosened[] {
  const head = onlyOf(nodes.filter((node) => node.isVisible && isHeadRow(node)));
  return head === undefined
    ? []
    : [{ looser: { ...where, role: 'row', name: head.text }, said: 'the header', taken: head.text }];
}

export const isHeadRow = ({ role, children }: ScreenNode): boolean =>
  role === 'row' && children.length > 1 && children.every((cell) => cell.role === 'columnheader');

/** "Below the title": the main heading. "Beside the heading "Plugins"": bold words may be one to everybody but the markup. */
function asTitle({ name, role, ...where }: Target): Loosened[] {
  // "Below the form": whatever holds its fields, that is below the last of them.
  if (role === 'form' && name === undefined)
    return [
      { looser: { ...where, role: 'field', ordinal: 'last' }, said: 'the form', taken: 'the last field' },
    ];
  if (role === undefined && name !== undefined && /^\p{Ll}{3,}s$/u.test(name))
    return [{ looser: { ...where, name: singular(name) }, said: name, taken: singular(name) }];
  if (name === 'title' && role === undefined)
    return [{ looser: { role: 'heading', level: 1 }, said: 'title', taken: 'main heading' }];
  return role === 'heading' && name !== undefined
    ? [{ looser: { name, ...where }, said: `the heading ${name}`, taken: name }]
    : [];
}
