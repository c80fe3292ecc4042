/** The options of a list by what they are called: which one is meant, and what to say if there is none. */
import { closest } from 'fastest-levenshtein';
import type { Target } from '../../action.js';
import { describeTarget, quote } from '../../describeTarget.js';
import { StepError } from '../../StepError.js';

export interface OptionMatch {
  index: number;
  /** Set where the option had to be guessed. */
  note?: string;
}

export function matchOption(labels: readonly string[], option: string): OptionMatch | undefined {
  const wanted = option.replace(/\s+/g, ' ').trim();
  const exact = labels.indexOf(wanted);
  if (exact >= 0) return { index: exact };
  const folded = labels.map((label) => label.toLowerCase());
  const byCase = folded.indexOf(wanted.toLowerCase());
  if (byCase >= 0) return { index: byCase };
  const [only, another] = [...folded.keys()].filter((index) => folded[index]?.includes(wanted.toLowerCase()));
  if (only === undefined || another !== undefined) return undefined;
  return { index: only, note: `The option was found by a part of its name: ${quote(labels[only] ?? '')}.` };
}

const LISTED = 20;

export function noSuchOption(labels: readonly string[], option: string, target: Target): StepError {
  const more = labels.length > LISTED ? `, and ${labels.length - LISTED} more` : '';
  const options = `${labels.slice(0, LISTED).map(quote).join(', ')}${more}`;
  const told =
    labels.length === 0
      ? 'It shows no options.'
      : `Did you mean ${quote(closest(option, labels))}? Its options: ${options}.`;
  const message = `${describeTarget(target)} has no option ${quote(option)}. ${told}`;
  return new StepError('target not found', message.charAt(0).toUpperCase() + message.slice(1), {
    candidates: [...labels],
  });
}

// Runs in the page, so it must hold all it needs.
export function readLabels(options: (Element | SVGElement)[]): string[] {
  return options.map((option) =>
    (option.getAttribute('aria-label') ?? (option as HTMLElement).innerText).replace(/\s+/g, ' ').trim(),
  );
}
