/** All forms of all verbs, by their first word. */
import { formsOf, type Form } from './inflect.js';
import { VERBS } from './verbs.js';

export interface VerbForm {
  words: readonly string[];
  /** Its place in {@link VERBS}. */
  entry: number;
  form: Form;
}

export const VERB_FORMS: ReadonlyMap<string, readonly VerbForm[]> = allForms();

function allForms(): Map<string, VerbForm[]> {
  const found = new Map<string, VerbForm[]>();
  for (const [entry, { verbs }] of VERBS.entries()) {
    for (const verb of verbs.replace(/\s+/g, ' ').split(',')) {
      for (const [text, form] of formsOf(verb.trim())) {
        const words = text.split(' ');
        const first = words[0] ?? '';
        found.set(first, [...(found.get(first) ?? []), { words, entry, form }]);
      }
    }
  }
  return found;
}

/** Whether a word can be what is done; such a word in lower case is hardly part of a name. */
export const isVerb = (word: string): boolean => VERB_FORMS.has(word);
