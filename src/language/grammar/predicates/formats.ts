/** In which format or currency a value is shown, of which day it is, and what is chosen of it. */
import { type ExpectationRule } from '../expectations.js';
import { said, SUBJECT, type Aux, type Be, type SaidPredicate } from './said.js';

export const FORMATS: readonly ExpectationRule[] = [
  // "The drop-down has "Admin" selected"
  {
    pattern:
      '{aux} (has|have|having) {quotedName:text} (selected|chosen|preselected|as_selected|as_the_selected_option)',
    means: 'expectContent relation:=shows text:text',
    cost: -0.2,
  },
  {
    pattern:
      '{be} (shown|displayed|given|listed|stated) (with|in) (the)? (currency|unit|currency_symbol|currency_sign) {quotedName:text}',
    means: 'expectContent relation:=contains text:text',
    cost: -0.3,
  },
  {
    pattern:
      '({be} (shown|displayed|written|given|formatted)? | {aux} (has|have|follows|uses|matches|comes|come|appears|stands)) (in|as)? (the)? (date|time|number)? format {quotedName:format}',
    means: ({ be, aux, format }: Partial<Be & Aux> & { format: string }) => inFormat(format, be ?? aux),
    cost: -0.4,
  },
  // "Is set to 23% by default"
  {
    pattern:
      '{be} (set|preset|filled|pre-filled|prefilled) (to|with) ({quotedName:text} | {amountValue:text} | {properWord:text}) (by_default|initially|at_first|to_begin_with)',
    means: 'expectContent relation:=shows text:text',
    cost: -0.3,
  },
  { pattern: '{be} dated {dated:text}', means: 'expectContent relation:=shows text:text', cost: -0.3 },
];

/** "DD.MM.YYYY", "HH:mm", "R$ 000,00": digits where its letters or zeros stand. */
function inFormat(format: string, manner?: Be['be']): SaidPredicate | undefined {
  if (!isFormat(format) || manner?.negated !== false) return undefined;
  const text = format.replace(/([DMYHhms0])\1*|[$().*+?^[\]{}|\\/]/g, (part, letter?: string) =>
    letter === undefined ? `\\${part}` : part === '0' || part.length > 1 ? digits(part.length) : '\\d{1,2}',
  );
  return said({ kind: 'expectContent', target: SUBJECT, relation: 'matches', text, negated: false });
}

const digits = (count: number): string => (count === 1 ? '\\d' : `\\d{${count}}`);

export const isFormat = (text: string): boolean =>
  /^(?:R\$|EUR|USD|GBP|CHF)?(?:D{1,2}|M{1,2}|Y{2}|Y{4}|H{1,2}|h{1,2}|m{2}|s{2}|0+|[-./:,€$£% ])+(?:EUR|USD|GBP|CHF)?$/.test(
    text,
  ) && /[DMYHhms0]/.test(text);
