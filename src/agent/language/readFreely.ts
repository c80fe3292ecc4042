/** What people write in their own words, which no phrase fits: the grammar reads it, and what costs too much is a guess. */
import { readStep } from '../../language/read.js';
import { tokenize } from '../../language/tokens.js';
import type { Action, ActionOf, Target } from '../../meaning/meaning.js';
import type { InterpretContext, StepInWords } from './interpret.js';

/** A reading that costs more is a guess; each further thing that is done or checked may cost some more. */
const SAID = { dearest: 1.5, more: 0.8 };
const GUESSED = { dearest: 0.9, more: 0.1 };
/** Where there is no such field or choice, the deed fails: its name in plain words may cost more. */
const IN_FIELDS: ReadonlySet<Action['kind']> = new Set<Action['kind']>([
  ...(['fill', 'fillForm', 'fillWith', 'select', 'selectSeveral', 'upload', 'clear'] as const),
]);
const FIELD = 0.5;
/** What was remembered stands in quotes by now: this is another's name, or misspelt. */
const NEVER_REMEMBERED = /\{\{/;

/** Undefined where it isn't understood. */
export function readFreely(step: StepInWords, context: InterpretContext): Action[] | undefined {
  if (NEVER_REMEMBERED.test(step.text.replace(/"[^"]*"/g, ''))) return undefined;
  const { previousWasExpectation, last } = context;
  const reading = readStep(step, {
    ...(previousWasExpectation !== undefined && { mood: previousWasExpectation ? 'check' : 'deed' }),
    ...(last && { named: { last: last.target, isLookedAt: last.isLookedAt } }),
  });
  if (!reading.understood) return undefined;
  const isGuess = reading.guessed || reading.actions.some((action) => isSeenAnywhere(action, step.text));
  const { dearest, more } = isGuess ? GUESSED : SAID;
  const fields = isGuess ? 0 : reading.actions.filter(({ kind }) => IN_FIELDS.has(kind)).length;
  if (reading.cost > dearest + more * (reading.actions.length - 1) + FIELD * fields) return undefined;
  if (reading.actions.some((action) => holdsAnywhere(action, step.text))) return undefined;
  return reading.actions;
}

/** "I see the dashboard": a link of that name may be on any page. */
const isSeenAnywhere = (action: Action, text: string): boolean =>
  action.kind === 'expectVisible' && !action.negated && isDescribed(action.target, text);

/**
 * "I no longer see the login form": where the words describe a thing and don't name it, nothing of that name is there
 * on any page.
 */
function holdsAnywhere(action: Action, text: string): boolean {
  const absent =
    (action.kind === 'expectVisible' || action.kind === 'waitFor') && action.negated
      ? action.target
      : action.kind === 'expectCount' && mayBeNone(action)
        ? action.things
        : undefined;
  return absent !== undefined && isDescribed(absent, text);
}

/** What the page has a word of its own for is counted by what it says. */
const mayBeNone = ({ comparison, count, things }: ActionOf<'expectCount'>): boolean =>
  comparison !== 'at least' &&
  comparison !== 'more than' &&
  (comparison !== 'exactly' || count === 0 || things.role !== 'thing');

/** Some name is a lower-case word of the sentence, and no quotation. */
function isDescribed(target: Target, text: string): boolean {
  const quoted = tokenize(text).flatMap((token) => (token.type === 'quoted' ? [token.text] : []));
  return namesOf(target).some((name) => /^\p{Ll}/u.test(name) && !quoted.includes(name));
}

const namesOf = ({ name, within, beside }: Target): string[] => [
  ...(name === undefined ? [] : [name]),
  ...(within ? namesOf(within) : []),
  ...(beside ? namesOf(beside.thing) : []),
];
