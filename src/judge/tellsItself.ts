/** Which of several things is meant, by what is said of it. */
import type { Expectation } from '../meaning/meaning.js';
import type { ScreenNode } from '../screen/Screen.js';
import { relates } from './text/matchText.js';

/** Of several badges the only number is the counter, and the only main heading is the page's. */
export function soleBy(expectation: Expectation): ((node: ScreenNode) => boolean) | undefined {
  if (expectation.kind !== 'expectContent' || expectation.negated) return undefined;
  const { target, text } = expectation;
  const { role, name, within } = target;
  if (role === 'badge' && name === undefined && NUMBER.test(text))
    return (node) => NUMBER.test(node.text.trim());
  if (role === 'heading' && name === undefined && within === undefined)
    return ({ tag, attributes }) => tag === 'h1' || attributes.level === '1';
  return undefined;
}

const NUMBER = /^\d+$/;

/** A number or a single word may be anybody's; several items of a menu are its own. */
export const tellsItself = (expectation: Expectation): boolean =>
  (expectation.kind === 'expectItems' &&
    expectation.target.role === 'menu' &&
    expectation.target.name === undefined &&
    expectation.items.length > 1 &&
    !expectation.negated &&
    !expectation.exactly) ||
  saysItself(expectation);

export const saysItself = (expectation: Expectation): boolean =>
  expectation.kind === 'expectContent' &&
  !expectation.negated &&
  expectation.target.name === undefined &&
  /\p{L}/u.test(expectation.text) &&
  /\S\s\S/.test(expectation.text);

/** Of a heading or a message with no other name: whether it is all that is said. */
export function readsJustSo(expectation: Expectation): ((node: ScreenNode) => boolean) | undefined {
  if (expectation.kind !== 'expectContent' || expectation.negated) return undefined;
  const { target, text, relation } = expectation;
  const isOfKind = target.role === 'heading' || target.role === 'message';
  const isWhole = relation === 'is' || relation === 'shows';
  if (!isOfKind || target.name !== undefined || !isWhole || !/\p{L}/u.test(text)) return undefined;
  return (node) => relates(node.text, 'is', text);
}
