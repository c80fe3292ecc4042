/** Keeps what a thing shows under a name, for later steps of the case. */
import { performed, type Doing } from '../../act/Doing.js';
import type { Lookup } from '../../screen/deadline.js';
import { poll, watchFor, type Found } from '../../act/find.js';
import { plain } from '../../act/nodes.js';
import { textOf, valueOf } from '../../judge/kinds/content.js';
import { describeTarget, quote } from '../../meaning/describeTarget.js';
import type { ScreenNode } from '../../screen/Screen.js';
import type { Act, ActionOf, Performed, Target } from '../Act.js';
import { StepError } from '../../screen/StepError.js';
import { doingWithoutParts } from '../world/doingOf.js';

export function remember(action: ActionOf<'remember'>, act: Act): Promise<Performed> {
  return rememberShown(action, doingWithoutParts(act), act.world.remembered);
}

export async function rememberShown(
  { target, as }: ActionOf<'remember'>,
  doing: Doing,
  remembered: Map<string, string>,
): Promise<Performed> {
  const watch = watchFor(target, 'read', doing);
  const { found, text } = await poll(doing, (screen): Lookup<{ found: Found; text: string }> => {
    const lookup = watch(screen);
    if ('missed' in lookup) return lookup;
    const { node } = lookup.seen;
    if (node.states.password === true) return { missed: () => isSecret(target), isFinal: true };
    const text = shownBesideName(node, target.name);
    return text === '' ? { missed: () => showsNothing(target) } : { seen: { found: lookup.seen, text } };
  });
  remembered.set(as, text);
  return performed(`Remembered ${quote(text)} as {{${as}}}.`, found);
}

export async function rememberPage({ part, as }: ActionOf<'rememberPage'>, act: Act): Promise<Performed> {
  const text = part === 'URL' ? act.page.url() : await act.deadline.race(act.page.title());
  if (text === '') throw new StepError('expectation not met', `The page has no ${part} to remember.`);
  act.world.remembered.set(as, text);
  return performed(`Remembered ${quote(text)} as {{${as}}}.`);
}

function isSecret(target: Target): StepError {
  const message = `${describeTarget(target)} is a password, which is never shown. Please use a secret instead.`;
  return new StepError('action failed', message);
}

function showsNothing(target: Target): StepError {
  const message = `Failed to remember what ${describeTarget(target)} shows: it shows nothing, or only its own name. Please name the thing that shows it.`;
  return new StepError('expectation not met', message);
}

/** What a thing shows besides its own name: "A-12" of "Order number: A-12". */
function shownBesideName(node: ScreenNode, name: string | undefined): string {
  const text = contentOf(node);
  if (name === undefined || valueOf(node) !== undefined) return text;
  const label = withoutMarks(plain(name));
  if (node.control !== undefined && text.toLowerCase().startsWith(label)) return contentOf(node.control);
  if (withoutMarks(text) === label) return behind(node, text);
  if (!text.toLowerCase().startsWith(label)) return text;
  // "Order number: A-12" and "Total € 5" are what is behind the name; "Total amount" is another name.
  const rest = /^\s*(?:[:#=]\s*(.+)|([^\p{L}\s].*))$/su.exec(text.slice(label.length));
  return plain(rest?.[1] ?? rest?.[2] ?? text);
}

/** The value that belongs to a label stands behind it: in the next cell, the description of a term, the next element. */
function behind(label: ScreenNode, text: string): string {
  for (let outer = label; outer.parent !== undefined; outer = outer.parent) {
    const all = outer.parent.children.filter((one) => one.isVisible || one === outer);
    const next = all[all.indexOf(outer) + 1];
    if (next !== undefined) return contentOf(next);
    if (contentOf(outer.parent) !== text) return '';
  }
  return '';
}

const contentOf = (node: ScreenNode): string => plain(valueOf(node) ?? textOf(node));
const withoutMarks = (text: string): string => text.toLowerCase().replace(/[\s*:…]+$/, '');
