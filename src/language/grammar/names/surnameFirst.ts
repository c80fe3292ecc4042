/** "Jones, Petra", "Larkin, Peter J.": the surname first, as lists of people have it. */
import type { Chart, Node } from '../../chart.js';
import { FIRST_NAMES } from '../../lexicon/firstNames.js';
import { isVerb } from '../../lexicon/verbForms.js';
import { KIND_WORDS } from '../../../meaning/kinds.js';
import type { Token } from '../../tokens.js';

export function surnameFirst({ tokens }: Chart, at: number): Node[] {
  const [surname, comma, first] = tokens.slice(at, at + 3);
  if (comma?.text !== ',' || first?.type !== 'word' || !FIRST_NAMES.has(first.text)) return [];
  if (surname === undefined || !isSurname(surname, tokens[at - 1])) return [];
  const name = `${surname.text}, ${first.text}`;
  const end = at + 3;
  const nodes = [{ end, cost: 0.3, value: name }];
  const [initial, stop] = tokens.slice(end, end + 2);
  if (initial === undefined || !/^\p{Lu}$/u.test(initial.text)) return nodes;
  const isStopped = stop?.text === '.';
  return [...nodes, { end: end + (isStopped ? 2 : 1), cost: 0.2, value: `${name} ${initial.text}.` }];
}

/** "Anna, Petra and Tom" are three; behind another capital letter it is a surname already: "Ada Byron, Petra". */
const isSurname = ({ type, text, lower }: Token, before: Token | undefined): boolean =>
  type === 'word' &&
  /^\p{Lu}[\p{L}’'-]+$/u.test(text) &&
  !FIRST_NAMES.has(text) &&
  !KIND_WORDS.has(lower) &&
  !isVerb(lower) &&
  (before === undefined || before.type !== 'word' || !FIRST_NAMES.has(before.text));
