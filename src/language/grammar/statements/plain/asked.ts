/** What somebody is asked: "it asks whether I am sure", "I am asked to confirm", "the page asks for the password". */
import type { Span } from '../../../chart.js';
import type { Target } from '../../../../meaning/meaning.js';
import type { ExpectationRule } from '../../expectations.js';
import { goesOn } from '../../neighbours.js';
import type { SaidTarget } from '../../things/place.js';
import { isSaidPlainly, one, visible, type Aux, type Be } from '../sayOf.js';

const ASKS = `((it | (the|this|our) (page|app|application|system|site|website|form|dialog|screen|program|window)) {aux} (now|then|also)? (asks|ask|asked) (me|us|you|him|her|the_user)? | {actor} ({be} | {aux} (get|gets)) (now|then|also)? asked)`;

export const ASKED: readonly ExpectationRule[] = [
  // "It asks whether I am sure"
  {
    pattern: `${ASKS} (whether | if) (i|you|we|he|she|the_user|it|i'm|you're|we're) {reason}`,
    means: (said: Partial<Aux & Be>, span: Span) => questionIn(said, span),
    cost: -0.3,
  },
  // "I am asked to confirm"
  {
    pattern: `${ASKS} (to_confirm | for (a|my|your)? confirmation) (it|this|that|the_deletion)? (first|again|before)?`,
    means: (said: Partial<Aux & Be>, span: Span) => (goesOn(span) ? undefined : questionIn(said, span)),
    cost: -0.5,
  },
  // "You are asked "Really delete it?""
  {
    pattern: '{actor} ({be} | {aux} (get|gets)) (now|then|also)? asked (:)? {quotedName:name}',
    means: ({ name, ...said }: Partial<Aux & Be> & { name: string }, span: Span) =>
      isSaidPlainly(said) && !goesOn(span) ? one(visible({ name })) : undefined,
    cost: -0.3,
  },
  // "The user is asked to "Help us"""
  {
    pattern: '{actor} {be} (now|then|also)? asked to {quotedName:name}',
    means: ({ name, be }: Be & { name: string }, span: Span) =>
      isSaidPlainly({ be }) && span.to === span.tokens.length ? one(visible({ name })) : undefined,
    cost: -0.3,
  },
  // "The page asks for the password"
  {
    pattern: `${ASKS} (for|to_enter|to_type|to_provide|to_give|to_fill_in) (the|a|an|my|your)? {things}`,
    means: ({ things, ...said }: Partial<Aux & Be> & { things: SaidTarget[] }, span: Span) =>
      isSaidPlainly(said) && !goesOn(span) && !isAlsoToDo(span) && things.every(isOfField)
        ? things.map((thing) => visible(asField(thing)))
        : undefined,
    cost: -0.3,
  },
];

/** What it is about stands in it, and is said in other words. */
const questionIn = (said: Partial<Aux & Be>, { tokens, from, to }: Span) =>
  isSaidPlainly(said) && tokens.slice(from, to).every(({ type, lower }) => type === 'word' && lower !== 'and')
    ? one(visible({ role: 'dialog' }))
    : undefined;

/** "I am asked to enter the name and to click "Go"". */
const isAlsoToDo = ({ tokens, to }: Span): boolean =>
  tokens.slice(to, to + 3).some(({ lower }) => lower === 'to');

const isOfField = ({ name, role, ref, within }: SaidTarget): boolean =>
  name !== undefined && ref === undefined && within === undefined && (role === undefined || role === 'field');

const asField = (thing: Target): Target =>
  /^\p{Ll}/u.test(thing.name ?? '') ? { ...thing, role: 'field' } : thing;
