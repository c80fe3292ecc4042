/** Gives a name or values to something new by the form for it, and sends that. */
import { describeTarget, quote } from '../../meaning/describeTarget.js';
import { itemOf } from '../../grounding/places/structure.js';
import type { ActionOf } from '../../meaning/meaning.js';
import type { Performed } from '../../meaning/Performed.js';
import type { Screen, ScreenNode } from '../../screen/Screen.js';
import { StepError } from '../../screen/StepError.js';
import { controlKind, isWritten } from '../controls/control.js';
import { fillFound } from '../controls/fillFound.js';
import { performed, type Doing } from '../Doing.js';
import { poll, watchFor } from '../find.js';
import { gesture, sayNode } from '../gesture.js';
import { around, later as laterNode, nameOf, onlyOf, wordsOf } from '../nodes.js';
import { calledBest, stemsOf } from './called.js';
import { senderOf } from './submit.js';

type Operating = ActionOf<'operate'>;

/** The field of the first value, or the one that a name is written into. */
export function fieldFor(action: Operating, screen: Screen, doing: Doing): ScreenNode | undefined {
  const { words, thing, fields: [first, ...others] = [] } = action;
  if (first) {
    const lookup = watchFor({ name: first.name }, 'field', doing)(screen);
    if ('seen' in lookup) return lookup.seen.node;
    if (others.length > 0 || thing === undefined) return undefined;
  }
  const written = screen.nodes.filter(isForName);
  const nouns = stemsOf(words).slice(1);
  // A value with a name of its own is for the field of that name.
  const isForAny = first === undefined || /^(?:name|title)?$/.test(first.name);
  const ways: ((node: ScreenNode) => boolean)[] = [
    // What is being renamed.
    ({ value }) => first !== undefined && value === thing,
    ({ states }) => first !== undefined && states.focused === true,
    (node) => isForAny && isNamedBy(node, [...nouns, 'name', 'titl']),
    () => isForAny,
  ];
  return onlyOf(ways.map((way) => written.filter(way)).find(({ length }) => length > 0) ?? []);
}

const isForName = (node: ScreenNode): boolean =>
  node.isVisible &&
  isWritten(node) &&
  /^(?:text|suggesting field|combo field)$/.test(controlKind(node)) &&
  node.role !== 'searchbox' &&
  node.states.password !== true;

const isNamedBy = ({ names }: ScreenNode, stems: readonly string[]): boolean =>
  names.some(({ text }) => stemsOf(text).some((stem) => stems.includes(stem)));

export async function fillAndSend(action: Operating, doing: Doing): Promise<Performed> {
  const { thing = '', fields = [{ name: '', value: thing }] } = action;
  const [{ value } = { value: thing }] = fields;
  const find = (screen: Screen) => {
    const field = fieldFor(action, screen, doing);
    return field ? { seen: { node: field, screen } } : { missed: none(action) };
  };
  const found = await poll(doing, find);
  if (fields.length > 1) await doing.perform({ kind: 'fillForm', fields });
  else await fillFound({ target: { role: 'field' }, found, value }, doing);
  const { node, screen } = await poll(doing, (later) => {
    const same = laterNode(found.node, later);
    return same ? { seen: { node: same, screen: later } } : find(later);
  });
  const sender = sendingOf(node, screen, action);
  const what = `send what was filled in for ${quote(action.words)}`;
  if (sender) await gesture(what, { kind: 'click', node: sender }, doing);
  else await gesture(what, { kind: 'press', key: 'Enter', node }, doing);
  const filled = fields.map((field) => `${quote(field.name || nameOf(node))} with ${quote(field.value)}`);
  const sent = sender ? `clicked the ${sayNode(sender)}` : 'pressed Enter';
  return performed(`Filled in ${filled.join(', ')}, and ${sent}.`, { node });
}

/** Outside of a form the only button of a place may do anything. */
function sendingOf(field: ScreenNode, screen: Screen, action: Operating): ScreenNode | undefined {
  const sender = senderOf(field, screen, (button) => isSending(button, action));
  const isInForm = around(field).some(
    ({ tag, role }) => tag === 'form' || role === 'form' || role === 'dialog',
  );
  const isBeside = sender && isSending(sender, action) && itemOf(sender) === itemOf(field);
  return isInForm || isBeside ? sender : undefined;
}

const SENDS = /^(?:save|submit|ok|add|create|send|done|confirm|apply|continue|next|post|go)\b/i;

const isSending = (button: ScreenNode, { words, thing }: Operating): boolean =>
  calledBest([button], words, thing).length > 0 || wordsOf(button).some((name) => SENDS.test(name.trim()));

export function say({ words, thing, item }: Operating): string {
  const what = item ? describeTarget(item) : thing === undefined ? undefined : quote(thing);
  return `carry out ${quote(words)}${what === undefined ? '' : ` for ${what}`}`;
}

const MEND = 'Please write what is clicked and filled in.';

export const none = (action: Operating) => (): StepError =>
  new StepError('target not found', `Failed to ${say(action)}: nothing on the page is called so. ${MEND}`);

export const several = (action: Operating, count: number) => (): StepError =>
  new StepError('target ambiguous', `Failed to ${say(action)}: ${count} things are called so. ${MEND}`);
