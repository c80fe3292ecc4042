/** Which of those that fit are meant: the one of an ordinal, what can be used, what the case had to do with last. */
import { alike } from './choose.js';
import type { Scored } from './Pool.js';
import type { Search } from './search.js';
import { isOfFoot } from './kinds/footOfPage.js';
import { levelOf } from './places/headings.js';
import { holds, pathOf } from './places/structure.js';
import { weighUse, type Weighed } from './weigh.js';

/** The one that an ordinal says, or all with what speaks for and against each. */
export function pick(all: readonly Scored[], search: Search): { chosen: Weighed[]; isRecalled?: boolean } {
  const { ordinal } = search.target;
  if (ordinal === undefined) {
    const weighed = weighUse(all, search);
    const told = mainHeading(withoutFoot(withoutCross(weighed, search), search), search);
    const chosen = breakTies(told, search);
    return { chosen, isRecalled: chosen !== told };
  }
  const counted = alike(all).sort((one, other) => one.node.id - other.node.id);
  const picked = counted.at(ordinal === 'last' ? -1 : ordinal - 1);
  return { chosen: picked === undefined ? [] : [picked] };
}

/** The cross of a dialog that is labelled "Close" does what its button "Close" does: the text that one sees is meant. */
function withoutCross(all: Weighed[], { purpose }: Search): Weighed[] {
  const tied = alike(all);
  const [dialog, ...others] = tied.map(({ node }) => pathOf(node).find(({ role }) => DIALOG.test(role)));
  if (purpose !== 'click' || dialog === undefined || others.some((other) => other !== dialog)) return all;
  if (!tied.every(({ node }) => node.role === 'button' && CLOSE.test(node.names[0]?.text ?? node.text)))
    return all;
  const [written, another] = tied.filter(({ node }) => CLOSE.test(node.text));
  if (written === undefined || another !== undefined) return all;
  return [written, ...all.filter((one) => !tied.includes(one))];
}

/** A page says in its foot once more what is in its main part: "Recent comments" below a post. */
function withoutFoot(all: Weighed[], search: Search): Weighed[] {
  const tied = alike(all);
  if (!/^(?:click|read)$/.test(search.purpose) || tied.length < 2) return all;
  const [only, another] = tied.filter(({ node }) => !isOfFoot(node, search));
  const isOfMain = only !== undefined && pathOf(only.node).some(({ role }) => role === 'main');
  return isOfMain && another === undefined ? [only, ...all.filter((one) => !tied.includes(one))] : all;
}

/** "The heading" is the only one of the highest level that doesn't stand in the head, the foot or at the side of the page. */
function mainHeading(all: Weighed[], { target, purpose, roots }: Search): Weighed[] {
  const tied = alike(all);
  const isPlain = target.role === 'heading' && target.name === undefined && target.level === undefined;
  if (!isPlain || purpose === 'absence' || tied.length < 2) return all;
  const isAside = ({ node }: Weighed) =>
    pathOf(node).some((part) => ASIDE.test(part.role) && !roots.some((root) => holds(part, root)));
  const main = tied.filter((one) => !isAside(one));
  const highest = Math.min(...main.map(({ node }) => levelOf(node)));
  const [only, another] = main.filter(({ node }) => levelOf(node) === highest);
  return only !== undefined && another === undefined
    ? [only, ...all.filter((one) => !tied.includes(one))]
    : all;
}

const ASIDE = /^(?:banner|contentinfo|complementary|navigation)$/;
const DIALOG = /^(?:alert)?dialog$/;
const CLOSE = /^\s*(?:close|dismiss)\s*$/i;

function breakTies(all: Weighed[], { purpose, memory }: Search): Weighed[] {
  const { opened = [], used = [], last = [], form } = memory;
  const tied = alike(all);
  if (tied.length < 2) return all;
  const labels = tied.filter(({ node }) => node.role !== 'columnheader');
  // The head of a column is called so for what stands below it, and says nothing itself.
  if (labels.length === 1 && purpose === 'read')
    return [
      ...labels,
      ...all.filter((one) => !labels.includes(one)).map((one) => ({ ...one, score: one.score - 6 })),
    ];
  const isRecent = ({ node }: Weighed) =>
    opened.some((one) => holds(one, node) || holds(node, one)) || used.some((one) => one === node);
  const isInForm = ({ node }: Weighed) => form !== undefined && holds(form, node);
  const recent = [tied.filter(isRecent), tied.filter(isInForm)].find(
    (some) => some.length > 0 && some.length < tied.length,
  );
  const inUse = (recent ?? tied).filter(({ node }) => last.includes(node) && !ONE_OF_MANY.test(node.role));
  const isNew = tied.some(({ node }) => opened.some((one) => holds(one, node)));
  const meant = inUse.length === 1 && !isNew ? inUse : recent;
  if (meant === undefined) return all;
  const [best] = meant;
  return [
    ...meant,
    ...all
      .filter((one) => !meant.includes(one))
      .map((one) => ({ ...one, score: Math.min(one.score, (best?.score ?? 0) - 6) })),
  ];
}

/** Who means another one of those would get the same again. */
const ONE_OF_MANY = /^(?:row|listitem)$/;
