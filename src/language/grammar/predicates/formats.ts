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
      '({be} (shown|displayed|written|given|formatted)? | {aux} (has|have|follows|uses|matches)) (in|as)? (the)? (date|time|number)? format {quotedName:format}',
    means: ({ be, aux, format }: Partial<Be & Aux> & { format: string }) => inFormat(format, be ?? aux),
    cost: -0.4,
  },
  { pattern: '{be} dated {dated:text}', means: 'expectContent relation:=shows text:text', cost: -0.3 },
];

/** "DD.MM.YYYY", "HH:mm": digits where its letters stand. */
function inFormat(format: string, manner?: Be['be']): SaidPredicate | undefined {
  if (
    !/^(?:D{1,2}|M{1,2}|Y{2}|Y{4}|H{1,2}|h{1,2}|m{2}|s{2}|[-./: ])+$/.test(format) ||
    manner?.negated !== false
  )
    return undefined;
  const text = format
    .replace(/[./]/g, '\\$&')
    .replace(/([DMYHhms])\1*/g, (letters) => (letters.length === 1 ? '\\d{1,2}' : `\\d{${letters.length}}`));
  return said({ kind: 'expectContent', target: SUBJECT, relation: 'matches', text, negated: false });
}
