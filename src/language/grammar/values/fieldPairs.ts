/** "The description "Bakery", amount 6.40": fields and their values, one after the other. */
import { compileRules, type Reader } from '../../chart.js';
import { KIND_WORDS } from '../../../meaning/kinds.js';

interface FieldPair {
  name: string;
  value: string;
}

export const FIELD_PAIR_READERS: Readonly<Record<string, Reader>> = {
  fieldPairs: compileRules([
    { pattern: '{fieldPair}', means: ({ fieldPair }: { fieldPair: FieldPair }) => [fieldPair] },
    {
      pattern: '{fieldPair} (,|and|,_and)? {fieldPairs}',
      means: ({ fieldPair, fieldPairs }: { fieldPair: FieldPair; fieldPairs: FieldPair[] }) => [
        fieldPair,
        ...fieldPairs,
      ],
      cost: 0.1,
    },
  ]),
  fieldPair: compileRules([
    { pattern: '(the|a|an)? {fieldNoun:name} {quotedName:value}', cost: 0.05, means: pairOf },
    { pattern: '(the|a|an)? {fieldNoun:name} {amountValue:value}', cost: 0.1, means: pairOf },
    { pattern: '(the|a|an)? {pairName:name} {pairValue:value}', cost: 0.15, means: pairOf },
    { pattern: '(the|a|an)? {fieldNoun:name} {properSpan:value}', cost: 0.4, means: pairOf },
  ]),
  fieldNoun: (chart, at) =>
    chart
      .read('noun', at)
      .filter(({ value }) => !KIND_WORDS.has(value as string) && !NO_FIELD.test(value as string)),
};

/** "The text "ada"" names no field. */
const NO_FIELD =
  /^(?:texts?|values?|words?|strings?|letters?|characters?|digits?|keys?|shortcut|following|users?|customers?|new|first|second|third|last|other|same|code|emoji|files?|one|two|three|versions?)$/;

function pairOf({ name, value }: FieldPair): FieldPair {
  return { name, value };
}
