/** The verbs that stand at a place, in the forms that may stand there. */
import type { Chart } from '../../chart.js';
import type { Form } from '../../lexicon/inflect.js';
import { VERB_FORMS } from '../../lexicon/verbForms.js';

/** Each with its entry in the lexicon. */
export function verbsAt(
  { tokens }: Chart,
  at: number,
  allowed: ReadonlySet<Form>,
): { end: number; entry: number }[] {
  const first = tokens[at];
  if (first === undefined || first.type === 'quoted') return [];
  return (VERB_FORMS.get(first.lower) ?? [])
    .filter(
      ({ words, form }) =>
        allowed.has(form) &&
        words.every(
          (word, index) => tokens[at + index]?.lower === word && tokens[at + index]?.type !== 'quoted',
        ),
    )
    .map(({ words, entry }) => ({ end: at + words.length, entry }));
}
