/** What else than the main heading or the foot of the page is meant: the heading of a part of it, the foot of the application in it. */
import { descendantsOf, pathOf } from '../grounding/places/structure.js';
import type { ActionOf, Expectation } from '../meaning/meaning.js';
import type { Screen, ScreenNode } from '../screen/Screen.js';
import type { Found } from './find.js';
import type { View } from './Judgement.js';
import { shownIn } from './shown.js';
import { matchShown, relates } from './text/matchText.js';
import { textOf } from './kinds/content.js';

type Content = ActionOf<'expectContent'>;

/**
 * "The heading reads "All orders (4)"", which stands below the main heading "Orders": the only one of its kind that says so,
 * and none did before the last action. What was there all the time is not what a case looks for after it.
 */
export function otherPart(found: Found, expectation: Expectation, { screen, before }: View): Found[] {
  const [past] = before.earlier ?? [];
  if (past === undefined || expectation.kind !== 'expectContent' || !isOfOther(expectation)) return [];
  const { role } = expectation.target;
  const saying = (one: Screen) =>
    one.nodes.filter(
      (node) =>
        isOfKind(node, role) &&
        isOfPage(node) &&
        (says(node, expectation) || saysMore(node, found.node, expectation)),
    );
  const [only, another] = saying(screen);
  const isMeant = another === undefined && only !== found.node && saying(past).length === 0;
  const note = `There are several ${role}s; the only one that says so was taken.`;
  return only !== undefined && isMeant ? [{ node: only, isDoubtful: true, note }] : [];
}

type OfOther = Content & { target: { role: 'heading' | 'footer' } };

const isOfOther = (expectation: Content): expectation is OfOther =>
  !expectation.negated &&
  /^(?:heading|footer)$/.test(expectation.target.role ?? '') &&
  Object.keys(expectation.target).length === 1 &&
  WORDS.test(expectation.text);

/** A word or a number alone may stand anywhere. */
const WORDS = /\p{L}.*\s\S|\S\s.*\p{L}/u;

const isOfKind = (node: ScreenNode, role: 'heading' | 'footer'): boolean =>
  node.isVisible && (role === 'heading' ? node.role === 'heading' : FOOTER.test(`${node.tag} ${node.role}`));
const FOOTER = /^footer | contentinfo$/;

/** None of an item, a dialog or what stands beside the main part. */
const isOfPage = (node: ScreenNode): boolean =>
  !pathOf(node)
    .slice(1)
    .some(({ tag, role }) => ASIDE.test(role) || ASIDE.test(tag));
const ASIDE =
  /^(?:banner|header|contentinfo|footer|complementary|aside|navigation|nav|(?:alert)?dialog|article|li|listitem|tr|row|iframe)$/;

/** "Big_Laser (Idle)" below "Big_Laser" is the same heading, and more of it. */
function saysMore(node: ScreenNode, { role, text }: ScreenNode, expectation: Content): boolean {
  const isOfBoth = node.role === 'heading' && role === 'heading' && text !== '';
  const rest = isOfBoth && node.text.startsWith(`${text} `) ? node.text.slice(text.length) : '';
  return (
    /^\s+[(\[–—:-]/.test(rest) && expectation.relation !== 'is' && relates(rest, 'contains', expectation.text)
  );
}

function says(node: ScreenNode, { relation, text }: Content): boolean {
  if (node.role === 'heading' || relation === 'is') return relates(textOf(node), 'is', text);
  return !descendantsOf(node).some(isHeading) && matchShown(shownIn(node), text, 'affirmed') !== undefined;
}

const isHeading = ({ role }: ScreenNode): boolean => role === 'heading';
