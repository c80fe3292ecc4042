/** Which text belongs to which name: "the panel lists "Flight 7" as Title", "a note "Sent" with the text "Thanks" pops up". */
import { compileRules, type Reader, type Span } from '../../../chart.js';
import type { KindSaid } from '../../../../meaning/kinds.js';
import type { Action, Target } from '../../../../meaning/meaning.js';
import type { ExpectationRule } from '../../expectations.js';
import { goesOn, isOfMore } from '../../neighbours.js';
import { isPlain, isSaidPlainly, visible, type Aux, type Be } from '../sayOf.js';
import { shows } from '../values.js';

interface NamedValue {
  name: string;
  text: string;
}

export const VALUES_WITH_NAMES: readonly ExpectationRule[] = [
  {
    pattern: '{thing} {aux} (now|still)? (shows|show|has|lists|displays|gives|states) {valuesAs}',
    means: ({ thing, valuesAs, ...said }: Aux & { thing: Target; valuesAs: NamedValue[] }, span: Span) =>
      isSaidPlainly(said) && !isOfMore(span) && !goesOn(span)
        ? valuesAs.map(({ name, text }): Action => ({
            ...{ kind: 'expectContent', relation: 'shows', text, negated: false },
            target: { name, within: thing },
          }))
        : undefined,
    cost: -0.6,
  },
  {
    pattern: `(a|an|the) {kind} {quotedName:name} with the (text|message|wording|content|words) {quotedName:text} ({be} {visibleWord} | {aux} (appears|appear|pops_up|pop_up|opens|open|shows_up|comes_up))`,
    means: ({ kind, be, aux, name, text }: Partial<Be & Aux> & { kind: KindSaid } & NamedValue) =>
      isPlain(be ?? aux) && !kind.isPlural && HOLDERS.has(kind.kind)
        ? [visible({ name, role: kind.kind }), shows({ name, role: kind.kind }, text)]
        : undefined,
    cost: -0.5,
  },
];

const HOLDERS: ReadonlySet<string> = new Set(['alert', 'dialog', 'section', 'tooltip', 'banner']);

export const VALUES_WITH_NAMES_READERS: Readonly<Record<string, Reader>> = {
  valuesAs: compileRules([
    {
      pattern: '{quotedName:text} as (the|its|a|an)? {labelSaid:name} ((and|,|,_and) {valuesAs})?',
      means: ({ valuesAs = [], ...first }: NamedValue & { valuesAs?: NamedValue[] }) => [first, ...valuesAs],
    },
  ]),
  labelSaid: (chart, at) => ['quotedName', 'properSpan'].flatMap((category) => chart.read(category, at)),
};
