/** Fills fields and forms, and clears them. */
import { describeTarget, quote } from '../meaning/describeTarget.js';
import type { ActionOf, FieldValue, Target } from '../meaning/meaning.js';
import { notesOf } from '../judge/Judgement.js';
import type { Performed } from '../meaning/Performed.js';
import { StepError } from '../screen/StepError.js';
import { chooseTyped } from './controls/chooseTyped.js';
import { controlKind } from './controls/control.js';
import { fillEditor, writeInto } from './controls/fillText.js';
import { fillFound } from './controls/fillFound.js';
import { partToReplace, replacePart } from './controls/replaceText.js';
import { performed, type Doing } from './Doing.js';
import { findFirst, findOne, poll, watchFor, type Found, type Way } from './find.js';
import { plain } from './nodes.js';

export async function fill({ target, value }: ActionOf<'fill'>, doing: Doing): Promise<Performed> {
  const part = await partToReplace(target, doing);
  if (part !== undefined) {
    const note = await replacePart(part, { target, value }, doing);
    return performed(`Replaced ${describeTarget(target)} with ${quote(value)}.`, part.found, [note]);
  }
  const found =
    target.role === undefined ? await findAnyField(target, doing) : await findOne(target, 'fill', doing);
  const note = await fillFound({ target, found, value }, doing);
  return performed(`Filled ${describeTarget(target)} with ${quote(value)}.`, found, [note]);
}

/** It may be a field, or a group of radio buttons; a filter may be any list that is chosen from. */
function findAnyField(target: Target, doing: Doing): Promise<Found> {
  const isFilter = / filter$/i.test(target.name ?? '');
  const select: Way = { target, purpose: 'select', ...(!isFilter && { fits: isRadioGroup }) };
  return findFirst([{ target, purpose: 'fill', tells: true }, select], doing);
}

const isRadioGroup = ({ node }: Found): boolean => controlKind(node) === 'radio group';

export async function fillWith({ target, source }: ActionOf<'fillWith'>, doing: Doing): Promise<Performed> {
  const watch = watchFor(source, 'read', doing);
  const { shown, note } = await poll(doing, (screen) => {
    const lookup = watch(screen);
    if ('missed' in lookup) return lookup;
    const { node, note } = lookup.seen;
    const shown = plain(node.value ?? node.text);
    if (shown !== '') return { seen: { shown, note } };
    const message = `${describeTarget(source)} shows nothing to fill in. Please name the thing that shows it.`;
    return { missed: () => new StepError('expectation not met', message) };
  });
  const done = await fill({ kind: 'fill', target, value: shown }, doing);
  const notes = notesOf(note, done.note);
  return { ...done, ...(notes !== undefined && { note: notes }) };
}

export async function fillForm({ fields, within }: ActionOf<'fillForm'>, doing: Doing): Promise<Performed> {
  const notes: (string | undefined)[] = [];
  for (const field of fields) {
    await chooseTyped(doing);
    notes.push(...(await fillField(field, within, doing)));
  }
  const names = fields.map(({ name, value }) => `${quote(name)} with ${quote(value)}`).join(', ');
  return performed(`Filled in ${names}.`, undefined, notes);
}

async function fillField({ name, value }: FieldValue, within: Target | undefined, doing: Doing) {
  const target = { name, ...(within && { within }) };
  const ways: Way[] = [
    { target, purpose: 'field', tells: true },
    // A row of a form's table may be about a group of radio buttons.
    { target, purpose: 'select', fits: isRadioGroup },
  ];
  const found = await findFirst(ways, doing);
  return [found.note, await fillFound({ target, found, value }, doing)];
}

export async function clear({ target }: ActionOf<'clear'>, doing: Doing): Promise<Performed> {
  const found = await findOne(target, 'fill', doing);
  const words = describeTarget(target);
  const filling = { target, found, value: '' };
  const note =
    controlKind(found.node) === 'editor'
      ? await fillEditor(filling, doing)
      : await writeInto(filling, `clear ${words}`, doing);
  return performed(`Cleared ${words}.`, found, [note]);
}
