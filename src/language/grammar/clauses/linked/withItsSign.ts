/** By which sign of a thing something is done to it, where that goes without saying: "remove the tag "A" with the small x on the chip", "sort the table by "Name" via the column heading". */
import type { Action, ActionKind, Target } from '../../../../meaning/meaning.js';
import type { Reader, Rule } from '../../../chart.js';

export const WITH_ITS_SIGN: readonly Rule[] = [
  {
    pattern:
      '{actionClause:actions} (with|via|using|by|through|by_means_of) (clicking|pressing|tapping|clicking_on|a_click_on)? (the|its|a|an|their)? {signOfIt:sign}',
    means: ({ actions: [action, ...others], sign }: { actions: Action[]; sign: Sign }) =>
      action !== undefined && others.length === 0 ? withSign(action, sign) : undefined,
    cost: -0.6,
  },
];

function withSign(action: Action, sign: Sign): Action[] | undefined {
  if (!(DONE_WITH[sign].includes(kindOf(action)) || isTurned(action, sign))) return undefined;
  if (sign === 'badge') return 'target' in action && isIcon(action.target) ? [action] : undefined;
  if (action.kind === 'closeWidget') return isNamed(action.target) ? [action] : undefined;
  return action.kind === 'operate' && action.thing !== undefined
    ? [{ kind: 'click', target: { name: 'x', within: { name: action.thing } } }]
    : [action];
}

type Sign = 'cross' | 'arrow' | 'heading' | 'up' | 'down' | 'badge';

/** What the sign of each name does wherever it stands. */
const DONE_WITH: Readonly<Record<Sign, readonly string[]>> = {
  cross: ['closeWidget', 'remove'],
  arrow: ['expand', 'collapse'],
  heading: ['sort'],
  up: ['increase'],
  down: ['decrease'],
  badge: ['click', 'hover'],
};

/** "Close the message with the x": there it is the sign that is told. */
/** What tells a button or a tab is no badge on it. */
const isIcon = (target: Target | undefined): boolean => target?.role === 'image' && target.name !== undefined;

const isNamed = ({ name, each }: Target): boolean => name !== undefined && each === undefined;

/** "Go to the next page with the arrow": that is it. */
const isTurned = (action: Action, sign: Sign): boolean =>
  action.kind === 'click' && sign === 'arrow' && / (?:page|month|year|week)$/.test(action.target.name ?? '');

/** "Remove the tag "A"" is a thing that an application has of its own. */
const kindOf = (action: Action): ActionKind | 'remove' =>
  action.kind === 'operate' && /^(?:remove|delete)(?: .*[^s])?$/.test(action.words) ? 'remove' : action.kind;

const SIGNS: Readonly<Record<Sign, RegExp>> = {
  cross: /^(?:x|×|✕|cross|(?:close|x|cross|remove) (?:icon|button|mark|sign))$/,
  arrow:
    /^(?:(?:left|right) arrow|arrow|chevron|caret|triangle|(?:arrow|chevron|triangle|plus|minus) (?:icon|sign|button)|plus|minus)$/,
  heading: /^(?:(?:column |table )?(?:heading|header|title))$/,
  up: /^(?:(?:up|upper|upward) (?:arrow|chevron|button)|arrow up|plus|plus (?:button|sign|icon))$/,
  badge: /^(?:number|badge|dot|count)$/,
  down: /^(?:(?:down|lower|downward) (?:arrow|chevron|button)|arrow down|minus|minus (?:button|sign|icon))$/,
};

const HOW_IT_LOOKS = /^(?:small|little|tiny|round|red|grey|gray|white|black|blue|green|own)$/;

export const SIGN_OF_IT_READERS: Readonly<Record<string, Reader>> = {
  /** And where on it, up to the end of the clause. */
  signOfIt: ({ tokens }, at) => {
    const from = tokens.findIndex(({ lower }, index) => index >= at && !HOW_IT_LOOKS.test(lower));
    if (from === -1) return [];
    return [1, 2].flatMap((length) => {
      const words = tokens.slice(from, from + length).map(({ lower }) => lower);
      const end = endOfPlace(tokens.slice(from + length).map(({ type, lower }) => [type, lower] as const));
      if (end === undefined) return [];
      return (
        (Object.keys(SIGNS) as Sign[])
          .filter((sign) => SIGNS[sign].test(words.join(' ')))
          // "Expand "A" with the arrow": that of "A" is clicked.
          .filter((sign) => sign !== 'arrow' || end > 0)
          .map((value) => ({ end: from + length + end, cost: 0.01 * end, value }))
      );
    });
  },
};

/** Of the thing itself, or where such a sign is. */
const PLACE =
  /^(?:(?:on|in) (?:the|its) (?:chip|pill|tag|label|row|card|line|toast)|(?:in front of|before|behind|next to|beside) (?:the|its) (?:name|word|text|label|title)|(?:in|at) (?:the|its) (?:(?:top|upper|right|left|bottom|lower) )*(?:corner|right|left)|of the calendar)$/;

/** "… on the chip", "… in front of the name": how many words; undefined where more is said. */
function endOfPlace(words: readonly (readonly [type: string, lower: string])[]): number | undefined {
  const found = words.findIndex(([type, lower]) => type === 'mark' || /^(?:and|then)$/.test(lower));
  const said = words.slice(0, found === -1 ? words.length : found);
  const isPlace =
    PLACE.test(said.map(([, lower]) => lower).join(' ')) && said.every(([type]) => type === 'word');
  return said.length === 0 ? 0 : isPlace ? said.length : undefined;
}
