/** What is done to a named thing by a sign that it has: "approve the request of "Ada" with the thumbs-up icon", "open the product "Pen" by clicking its picture". The sign is clicked. */
import type { Action, Target } from '../../../../meaning/meaning.js';
import type { Rule, Span } from '../../../chart.js';
import type { Token } from '../../../tokens.js';
import { isSign } from '../../things/ofSigns.js';
import type { SaidTarget } from '../../things/place.js';

const MEANS = '(with|using|via|through|by_clicking|by_pressing|by_means_of)';

/** Said of all or of what has no name, it is told by what it is done with. */
const TURNS = {
  check: 'turn_on|switch_on|enable|activate|select_all|tick_all|check_all|mark_all',
  uncheck: 'turn_off|switch_off|disable|deactivate|deselect_all|untick_all|uncheck_all|unselect_all',
};

export const BY_SIGN: readonly Rule[] = [
  // "Remove "Paper shade" from the cart with the trash can icon", "cancel the order "10022" with the red x button in its row"
  {
    pattern: `{isAction} {anything} ${MEANS} (its {fluff}?)? {thingCore:sign} (in_the_same_row | (in|on) its (row|card|chip|line))?`,
    means: ({ sign }: { sign: SaidTarget }, span: Span): Action[] | undefined => {
      const name = onlyName(span);
      return name !== undefined && isSign(sign) && isPlaceless(sign) && !isFilled(span)
        ? [{ kind: 'click', target: { ...asSign(sign), within: { name } } }]
        : undefined;
    },
    cost: -0.4,
  },
  {
    pattern:
      '{isAction} {anything} by (clicking|tapping|pressing) (on)? (its|the) (name|title|row|heading|link)',
    means: (_: object, span: Span): Action[] | undefined => {
      const name = onlyName(span);
      return name === undefined || isFilled(span) ? undefined : [{ kind: 'click', target: { name } }];
    },
    cost: 0.2,
  },
  // "Open the page "Staff" through the navigation on the left"
  {
    pattern:
      '(open|opens|go_to|goes_to|visit|visits|switch_to|call_up) (the)? (page|view|section|screen)? {quotedName:name} (through|via|using|with|by|from) {thing:within}',
    means: ({ name, within }: { name: string; within: Target }): Action[] | undefined =>
      LEADING.has(within.role ?? '') ? [{ kind: 'click', target: { name, within } }] : undefined,
    cost: -0.3,
  },
  // "Turn off e-mail notifications with the switch next to "ada@x.example"", "select all orders with the checkbox in the header"
  ...(['check', 'uncheck'] as const).map((kind): Rule => ({
    pattern: `(${TURNS[kind]}) {anything} (with|using|via|through|by_means_of) {thing:target}`,
    means: ({ target }: { target: Target }, { tokens, from, to }: Span): Action[] | undefined => {
      const by = tokens.findIndex(({ lower }, at) => at > from && BY.test(lower));
      const isPlain = !tokens.slice(from, Math.min(by, to)).some(({ type }) => type === 'quoted');
      return TICKED.has(target.role ?? '') && isPlain ? [{ kind, target }] : undefined;
    },
    cost: -0.1,
  })),
];

const BY = /^(?:with|using|via|through|by)$/;
const TICKED: ReadonlySet<string> = new Set(['switch', 'checkbox', 'toggle button']);
const LEADING: ReadonlySet<string> = new Set([
  'navigation',
  'menu',
  'sidebar',
  'header',
  'footer',
  'breadcrumb',
]);

/** The name that is said, where there is just one, and it stands behind the verb and before what it is done by. */
function onlyName({ tokens, from, to }: Span): string | undefined {
  const said = tokens.slice(from, to);
  const [name, ...others] = said.filter(({ type }) => type === 'quoted');
  const by = said.findLastIndex(({ lower }) => BY.test(lower));
  return others.length === 0 && said[0]?.type === 'word' && said.slice(0, by).includes(name as Token)
    ? name?.text
    : undefined;
}

const isPlaceless = ({ within, beside, at, ordinal }: Target): boolean =>
  [within, beside, at, ordinal].every((part) => part === undefined);

const isFilled = ({ tokens, from, to }: Span): boolean =>
  tokens.slice(from, to).some(({ type, lower }) => type === 'word' && FILLED.test(lower));

/** What is looked for, entered or chosen isn't there yet; what is denied isn't done. */
const FILLED =
  /^(?:search|searches|find|finds|look|enter|enters|type|types|fill|fills|write|writes|filter|filters|choose|chooses|pick|picks|set|sets|add|adds|change|changes|replace|replaces|rename|lists|shows|has|contains|is|are|drag|drags|drop|not|never|don't|without|until|if|unless|when)$/;

/** An icon may be a button with it. */
const asSign = ({ name, role, ...rest }: SaidTarget): Target =>
  role === 'image' && name !== undefined
    ? { name, role }
    : { ...rest, ...(name !== undefined && { name }), ...(role && { role }) };
