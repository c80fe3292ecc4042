/** The spoken languages of Gherkin: their keywords, and what was meant by an unknown one. */
import { dialects } from '@cucumber/gherkin';
import type { SourceText } from '../SourceText.js';
import { nearestName } from '../nearestName.js';

/** The language that a classic Gherkin file names, `en` if it names none that is known. */
export function languageOf({ text }: SourceText): string {
  const code = /^\s*#\s*language\s*:\s*([\w-]+)\s*$/m.exec(text)?.[1] ?? 'en';
  return Object.hasOwn(dialects, code) ? code : 'en';
}

/** The words of a language that have a meaning at the beginning of a line. */
export function keywordsOf(code: string) {
  const dialect = dialects[code] ?? dialects['en'];
  if (dialect === undefined)
    throw new Error('Failed to find English among the languages of @cucumber/gherkin.');
  const { feature, background, rule, scenario, scenarioOutline, examples } = dialect;
  const { given, when, then, and, but } = dialect;
  return {
    feature: feature[0] ?? 'Feature',
    titles: [feature, background, rule, scenario, scenarioOutline, examples].flat(),
    steps: [...new Set([given, when, then, and, but].flat())],
    /** One for each kind of step. */
    plainSteps: [given, when, then, and, but].map((words) =>
      (words.find((word) => word !== '* ') ?? '*').trim(),
    ),
  };
}

/** The language in which a word is the keyword of a feature. */
export function hintOfLanguage(word: string): { code: string; name: string } | undefined {
  const found = Object.entries(dialects).find(([, dialect]) => dialect.feature.includes(word));
  return found && { code: found[0], name: found[1].name };
}

/** What to say of `Language not supported: <code>`. */
export function explainLanguage(message: string): string {
  const code = message.slice(message.lastIndexOf(' ') + 1);
  const near = nearLanguages(code);
  const mend = near.length > 0 ? `write ${near.join(' or ')}` : 'write a code such as en, de, fr, es, ja';
  return `Failed to read the file: Gherkin has no language "${code}". Please ${mend}.`;
}

function nearLanguages(code: string): string[] {
  const word = code.toLowerCase();
  const near = Object.entries(dialects).filter(
    ([known, { name, native }]) =>
      [name, native].some((spoken) => spoken.toLowerCase().startsWith(word) || nearestName(word, [spoken])) ||
      known.toLowerCase() === word.replace('_', '-') ||
      word.startsWith(known.toLowerCase()) ||
      nearestName(word, [known]),
  );
  return near.map(([known, { name }]) => `${known} (${name})`).slice(0, 5);
}
