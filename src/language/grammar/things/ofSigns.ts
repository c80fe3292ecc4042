/** Signs and pictures as people call them by what they look like: "the pencil", "the check mark", "the arrow to the next page". */
import { textOf } from '../../tokens.js';
import { compileRules, type Reader, type Rule, type Span } from '../../chart.js';
import type { Target } from '../../../meaning/meaning.js';

export const OF_SIGNS: readonly Rule[] = [
  // A can that nobody can do anything with.
  ...(['', ' (icon|symbol|image)'] as const).map((icon): Rule => ({
    pattern: `{det}? {fluff}? (trash_can|rubbish_bin|waste_bin|trash_bin)${icon}`,
    means: (): Target => ({ name: 'trash can', ...(icon && { role: 'image' as const }) }),
    cost: -0.1,
  })),
  // Two words of which the second alone would be something else.
  ...Object.entries({
    'check mark': 'check_mark|check-mark|checkmark',
    cog: 'cog_wheel|cog-wheel|gear_wheel',
    'question mark': 'question_mark|question-mark',
    'magnifying glass': 'magnifying_glass',
  }).map(([name, words]): Rule => ({
    pattern: `{det} {fluff}? (${words}) (icon|sign|symbol)?`,
    means: (): Target => ({ name }),
    cost: -0.2,
  })),
  // "The button with the plus"
  {
    pattern: '{det}? {fluff}? (button|link|icon) with (the|a|an) {signWord:name} (icon|sign|symbol|on_it)?',
    means: ({ name }: { name: string }): Target => ({ name, role: 'button' }),
    cost: -0.1,
  },
  // "The plus sign".
  ...Object.entries({ plus: '+', hash: '#', dollar: '$', percent: '%', at: '@' }).map(
    ([word, name]): Rule => ({
      pattern: `{det} {fluff}? ${word}-sign|${word}_sign|${name}_sign|${name}_symbol`,
      means: (): Target => ({ name }),
      cost: -0.2,
    }),
  ),
  // "The arrow to the next page", "the next page arrow".
  ...['next', 'previous', 'first', 'last'].map((which): Rule => ({
    pattern: `({det})? ((arrow|button|link|icon) (to|for|that_leads_to|which_leads_to|leading_to) (the)? ${which} page | ${which} page (arrow|button|icon|link)) ((of|in) {thing:within})?`,
    means: ({ within }: { within?: Target }): Target => ({
      ...{ name: `${which} page`, role: 'button' },
      ...(within && !(PAGED.has(within.role ?? '') && within.name === undefined) && { within }),
    }),
    cost: -0.2,
  })),
  ...['next', 'previous'].flatMap((which) =>
    ['month', 'year', 'week'].map((span): Rule => ({
      pattern: `({det})? (arrow|button|link|icon) (to|for|that_leads_to|which_leads_to|leading_to) (the)? ${which} ${span} ((of|in) (the|this) (open)? (calendar|date_picker|datepicker))?`,
      means: (): Target => ({ name: `${which} ${span}`, role: 'button' }),
      cost: -0.2,
    })),
  ),
  // "The fourth star": of a row of them.
  {
    pattern: '{det}? {ordinal} star (icon|symbol)?',
    means: ({ ordinal }: { ordinal: number | 'last' }): Target => ({ name: 'star', role: 'image', ordinal }),
    cost: -0.1,
  },
  // "The right arrow": one that is drawn so.
  ...['right', 'left', 'up', 'down'].map((side): Rule => ({
    pattern: `({det})? ${side} (arrow|chevron|caret) (icon|button|sign|symbol)?`,
    means: (_: object, { tokens, to }: Span): Target | undefined =>
      /^keys?$/.test(tokens[to]?.lower ?? '') ? undefined : { name: `${side} arrow` },
  })),
];

/** What has pages; the arrows stand around it. */
const PAGED: ReadonlySet<string> = new Set(['table', 'list', 'pagination', 'page']);

export const SIGN_READERS: Readonly<Record<string, Reader>> = {
  /** What a sign looks like. */
  signWord: compileRules([
    {
      pattern:
        'plus|minus|pencil|cross|bin|trash_can|heart|star|gear|cog|eye|magnifier|magnifying_glass|bell|three_dots|dots|check_mark|house',
      means: (_: object, { tokens, from, to }: Span) => textOf(tokens, from, to),
    },
  ]),
};

/** What may be pressed to do something by: "delete it with the bin". */
export const isSign = ({ name, role }: Target): boolean =>
  role === undefined ? NAMES.has(name?.toLowerCase() ?? '') : ROLES.has(role);

const ROLES: ReadonlySet<string> = new Set(['image', 'button', 'link', 'thing', 'cross', 'arrow']);
const NAMES: ReadonlySet<string> = new Set(
  (
    '+,-,x,×,bell,bin,cog,cogwheel,cross,eye,gear,hamburger,heart,house,magnifier,magnifying glass,' +
    'minus,pencil,plus,question mark,star,three dots,tick,check mark,trash can,up arrow,down arrow,' +
    'left arrow,right arrow'
  ).split(','),
);
