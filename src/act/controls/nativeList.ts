/** Chooses from a list of the browser's own, or what it proposes for a field, and takes back what is chosen there. */
import { describeTarget, quote } from '../../meaning/describeTarget.js';
import { notesOf } from '../../judge/Judgement.js';
import type { ScreenNode, Offer } from '../../screen/Screen.js';
import type { Doing } from '../Doing.js';
import { createPatience } from '../../screen/deadline.js';
import { poll, soon, type Found } from '../find.js';
import { fault, gesture, reach, untilUsable } from '../gesture.js';
import { around, inside, later } from '../nodes.js';
import { fullName, labelOf, matchOption, noSuchOption, sayChoice, type OptionMatch } from './options.js';
import { writeInto, type Filling } from './fillText.js';

/** In one of several choices the others stay. Gives a note where there is something to tell. */
export async function chooseFromList(choice: Filling, doing: Doing): Promise<string | undefined> {
  const what = sayChoice(choice);
  const { list, match } = await findInList(choice, what, doing);
  const wanted = list.options[match.index];
  const others = list.isMultiple ? list.options.filter(isChosen) : [];
  const chosen = [...others, wanted].filter((one) => one !== undefined);
  const after = await setChosen({ list, chosen, what }, doing);
  const label = list.labels[match.index];
  const shown = after?.options.filter(isChosen).map(labelOf) ?? [label];
  if (label === undefined || shown.includes(label)) return match.note;
  const words = shown.map((one) => quote(one ?? '')).join(', ');
  return notesOf(match.note, `The list shows ${words === '' ? 'nothing' : words} after that.`);
}

export async function takeBack(choice: Filling, doing: Doing): Promise<string | undefined> {
  const what = `deselect ${quote(choice.value)} in ${describeTarget(choice.target)}`;
  const { list, match } = await findInList(choice, what, doing);
  if (!list.isMultiple)
    throw fault(what, 'one of its options is always selected. Please select another one.');
  const chosen = list.options.filter((option, index) => isChosen(option) && index !== match.index);
  await setChosen({ list, chosen, what }, doing);
  return match.note;
}

interface NativeList {
  node: ScreenNode;
  options: ScreenNode[];
  labels: string[];
  /** Empty for those that are in none. */
  groups: string[];
  isMultiple: boolean;
}

export const isChosen = ({ states: { selected, checked } }: ScreenNode): boolean =>
  selected === true || checked === true;

export function readList(node: ScreenNode): NativeList {
  const options = inside(node).filter(({ tag }) => tag === 'option');
  const groupOf = (option: ScreenNode) => around(option).find(({ tag }) => tag === 'optgroup');
  return {
    node,
    options,
    labels: options.map(labelOf),
    groups: options.map((option) => labelOf(groupOf(option))),
    isMultiple: node.states.multiple === true,
  };
}

async function findInList({ found, value, target }: Filling, what: string, doing: Doing) {
  const usable: Found = await reach(await untilUsable(found, what, doing), what, doing);
  // Some get their options once somebody goes to them.
  if (readList(usable.node).options.length === 0)
    await gesture(what, { kind: 'focus', node: usable.node }, doing);
  return poll(doing, (screen) => {
    const now = later(usable.node, screen);
    if (now === undefined)
      return { missed: () => fault(what, 'it has gone. Please look what the page does with it.') };
    const list = readList(now);
    const match = matchInList(list, value);
    if (match) return { seen: { list, match } };
    return { missed: () => noSuchOption(list.labels, value, target, list.groups) };
  });
}

/** Those that several groups have are distinguished by their group: "Warm: Red". */
function matchInList({ options, labels, groups }: NativeList, option: string): OptionMatch | undefined {
  // What is sent for each; where the markup says none, the group tells those of one name apart.
  const sames = options.map(
    ({ attributes: { sends } }, index) => sends ?? `${groups[index] ?? ''} ${labels[index] ?? ''}`,
  );
  const alone = matchOption(labels, option, sames);
  if (alone !== undefined || !option.includes(':')) return alone;
  const grouped = matchOption(
    labels.map((label, index) => fullName(label, groups[index])),
    option,
  );
  return grouped?.note === undefined ? grouped : undefined;
}

/** The list as it shows itself then; undefined where it has gone. */
async function setChosen(
  { list, chosen, what }: { list: NativeList; chosen: ScreenNode[]; what: string },
  doing: Doing,
): Promise<NativeList | undefined> {
  await gesture(what, { kind: 'select', node: list.node, options: chosen.map(labelOf), chosen }, doing);
  return soon(doing, 0, (screen) => {
    const now = later(list.node, screen);
    return now && { seen: readList(now) };
  });
}

/** What the browser proposes for a field (a datalist) nobody can click, so to write it is to choose it. */
export async function chooseOffered(choice: Filling, doing: Doing): Promise<string | undefined> {
  const what = sayChoice(choice);
  const write = (value: string) => writeInto({ ...choice, value }, what, doing);
  const known = offerIn(choice.found.node, choice.value);
  if (known !== undefined && known.note === undefined) return write(known.value);
  // What is proposed may be looked up as one types.
  const note = await write(choice.value);
  const { value, note: guessed } = await findOffer(choice, what, doing);
  return value === choice.value ? note : notesOf(await write(value), guessed);
}

interface Offered {
  value: string;
  /** Set where it had to be guessed. */
  note: string | undefined;
}

/** A part of a name is taken only when no more is to come. */
function findOffer({ found, value, target }: Filling, what: string, doing: Doing): Promise<Offered> {
  const isSteady = createPatience(doing.deadline);
  return poll(doing, (screen) => {
    const now = later(found.node, screen);
    if (now === undefined) return { missed: () => fault(what, 'it has gone. Please look why.') };
    const names = (now.offers ?? []).map(nameOf);
    const offered = offerIn(now, value);
    const isFinal = isSteady(names.join('\n'));
    if (offered && (offered.note === undefined || isFinal)) return { seen: offered };
    return { missed: () => noSuchOption(names, value, target) };
  });
}

const nameOf = ({ value, label }: Offer): string => (label === '' ? value : label);

function offerIn({ offers = [] }: ScreenNode, option: string): Offered | undefined {
  const values = offers.map(({ value }) => value);
  const match = matchOption(values, option, values) ?? matchOption(offers.map(nameOf), option, values);
  return match && { value: values[match.index] ?? '', note: match.note };
}
