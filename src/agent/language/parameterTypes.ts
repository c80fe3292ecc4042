/** The kinds of parameters in the phrase table, as other programs may use them with Cucumber Expressions. */
import { PARAMETERS } from './parameters.js';

/** A name stands in double quotes, or is that of a remembered value. */
const NAME = '(?:"[^"]*"|\\{\\{[^{}]+\\}\\})';

export const parameterTypes = (): { name: string; regexp: string }[] =>
  Object.entries(PARAMETERS).map(([name, { regexp }]) => ({
    name,
    regexp: regexp.source.replaceAll('"\\d+"', NAME),
  }));
