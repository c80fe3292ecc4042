/** Chooses what the browser itself proposes for a field (a datalist): nobody can click it, so to write it is to choose it. */
import type { Offer, ScreenNode } from '../../screen/Screen.js';
import type { Doing } from '../Doing.js';
import { createPatience, poll } from '../find.js';
import { fault } from '../gesture.js';
import { later } from '../nodes.js';
import { writeInto } from './fillText.js';
import { matchOption, noSuchOption, sayChoice, type Choice } from './options.js';

export async function chooseOffered(choice: Choice, doing: Doing): Promise<string | undefined> {
  const what = sayChoice(choice);
  const write = (value: string) => writeInto({ ...choice, value }, what, doing);
  const known = offerIn(choice.found.node, choice.option);
  if (known !== undefined && known.note === undefined) return write(known.value);
  // What is proposed may be looked up as one types.
  const note = await write(choice.option);
  const { value, note: guessed } = await findOffer(choice, what, doing);
  return value === choice.option ? note : [await write(value), guessed].filter(Boolean).join(' ');
}

interface Offered {
  value: string;
  /** Set where it had to be guessed. */
  note?: string;
}

/** A part of a name is taken only when no more is to come. */
function findOffer({ found, option, target }: Choice, what: string, doing: Doing): Promise<Offered> {
  const isSteady = createPatience(doing.deadline);
  return poll(doing, (screen) => {
    const now = later(found.node, screen);
    if (now === undefined) return { missed: () => fault(what, 'it has gone. Please look why.') };
    const names = (now.offers ?? []).map(nameOf);
    const offered = offerIn(now, option);
    const isFinal = isSteady(names.join('\n'));
    if (offered && (offered.note === undefined || isFinal)) return { seen: offered };
    return { missed: () => noSuchOption(names, option, target) };
  });
}

const nameOf = ({ value, label }: Offer): string => (label === '' ? value : label);

function offerIn({ offers = [] }: ScreenNode, option: string): Offered | undefined {
  const values = offers.map(({ value }) => value);
  const match = matchOption(values, option, values) ?? matchOption(offers.map(nameOf), option, values);
  return match && { value: values[match.index] ?? '', ...(match.note !== undefined && { note: match.note }) };
}
