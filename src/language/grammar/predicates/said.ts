/** What is said of a thing, kept as data: an expectation of a placeholder. */
import type { KindSaid } from '../../../meaning/kinds.js';
import type { StateSaid } from '../../lexicon/states.js';
import type { Action, Expectation, Target } from '../../../meaning/meaning.js';
import type { Manner } from '../auxiliaries.js';
import { USUALLY } from '../expectations.js';
import { place, type SaidTarget, type Where } from '../things/place.js';

/** A predicate must be comparable as data: it is kept as the expectation of a placeholder. */
export interface SaidPredicate {
  of: Expectation[];
}

/** What happens at one moment: how long it holds says nothing of it. It is only known while a step is read. */
export interface EventSaid {
  event?: true;
  /** Nothing but the thing was said: what to do with it hangs on what stands before. */
  noted?: true;
  /** No verb says what is done or expected. */
  guess?: true;
  /** It is said where one is, rather than that one goes there. */
  stated?: true;
  /** A page is said to be open at an address: behind "Then" it is expected. */
  told?: true;
  /** It is said to open or to be closed, which some things do by unfolding. */
  folds?: 'open' | 'closed';
  /** A field and its value, or what it shows; `marked` by a colon or "=". */
  pair?: ':' | '=' | 'bare';
}

export const markedAsEvent = <Meant extends Action>(meant: Meant): Meant & EventSaid => ({
  ...meant,
  event: true,
});

export const markedAsNoted = <Meant extends Action>(meant: Meant): Meant & EventSaid => ({
  ...meant,
  noted: true,
});

export const markedAsGuess = <Meant extends Action>(meant: Meant): Meant & EventSaid => ({
  ...meant,
  guess: true,
});

/** What stands for the thing that a predicate is said of. */
export const SUBJECT: Target = { name: '\u0000' };

export const isSubject = (target: Target): boolean => target.name === SUBJECT.name;

export type Be = { be: Manner };
export type Aux = { aux: Manner };

export const lasting = ({ lasting }: Manner) => (lasting === true ? { lasting: USUALLY } : {});
export const ofSubject = (expectation: Expectation, within: Target | undefined): SaidPredicate =>
  said({ ...expectation, target: within ? { ...SUBJECT, within } : SUBJECT } as Expectation);
export const said = (...expectations: Expectation[]): SaidPredicate => ({ of: expectations });

export function visible(manner: Manner, extra: Partial<Where> = {}): SaidPredicate | undefined {
  const target = place(SUBJECT, extra);
  const again = manner.again === true && !manner.negated ? { again: true as const } : {};
  return (
    target && said({ kind: 'expectVisible', target, negated: manner.negated, ...lasting(manner), ...again })
  );
}

/** Said of a thing as of one of a kind: "is conveyed as a combobox, collapsed". */
export const ofRole = ({ kind }: Pick<KindSaid, 'kind'>, predicate: SaidPredicate | undefined) =>
  predicate &&
  said(
    ...predicate.of.map(
      (one) =>
        ({ ...one, target: { ...('target' in one ? one.target : SUBJECT), role: kind } }) as Expectation,
    ),
  );

/** Said of a thing by the name that it has from now on. */
export const renamed = (name: string, manner: Manner): SaidPredicate =>
  said({
    kind: 'expectVisible',
    target: { ...SUBJECT, renamed: name } as SaidTarget,
    negated: manner.negated,
  });

export function state({ state, negated }: StateSaid, manner: Manner): SaidPredicate {
  return said({
    kind: 'expectState',
    target: SUBJECT,
    state,
    negated: negated !== manner.negated,
    ...lasting(manner),
  });
}
