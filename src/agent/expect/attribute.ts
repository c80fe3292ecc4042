/** Expects what can be perceived of a thing besides its text: a placeholder, a tooltip, where a link leads. */
import type { Act } from '../act/act.js';
import type { ActionOf, Performed } from '../action.js';
import { quote } from '../describeTarget.js';
import { watchFor } from '../find/findOne.js';
import { hold } from './hold.js';
import { isSamePage } from '../../judge/isSamePage.js';
import { polarityOf, relates, shorten } from '../../judge/text/matchText.js';
import { readAttribute } from './readAttribute.js';

export async function expectAttribute(
  expectation: ActionOf<'expectAttribute'>,
  act: Act,
): Promise<Performed> {
  const { target, attribute, relation, text, negated } = expectation;
  const look = watchFor(target, 'look', act);
  const observe = async () => {
    const sight = await look();
    if ('missed' in sight) return sight;
    const { locator, note } = sight.seen;
    const values = await locator.evaluate(readAttribute, attribute, { timeout: act.deadline.glance() });
    const fits = (value: string) =>
      relates(value, relation, text, polarityOf(negated)) ||
      (attribute === 'address' && relation === 'is' && isSamePage(value, text, act));
    const observed = values.length === 0 ? `no ${attribute}` : values.map(sayValue).join(', ');
    return { holds: values.some(fits) !== negated, observed, note, locator: String(locator), seen: true };
  };
  return hold(expectation, observe, act);
}

const sayValue = (value: string): string => quote(shorten(value, 200));
