/** Which of those that fit are meant: the one of an ordinal, what can be used, what the case had to do with last. */
import { alike } from './choose.js';
import type { Scored } from './Pool.js';
import type { Search } from './search.js';
import { holds, pathOf } from './places/structure.js';
import { weighUse, type Weighed } from './weigh.js';

/** The one that an ordinal says, or all with what speaks for and against each. */
export function pick(all: readonly Scored[], search: Search): { chosen: Weighed[]; isRecalled?: boolean } {
  const { ordinal } = search.target;
  if (ordinal === undefined) {
    const weighed = weighUse(all, search);
    const told = withoutCross(weighed, search);
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

const DIALOG = /^(?:alert)?dialog$/;
const CLOSE = /^\s*(?:close|dismiss)\s*$/i;

function breakTies(all: Weighed[], { purpose, memory: { opened = [], used = [], form } }: Search): Weighed[] {
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
  if (recent === undefined) return all;
  const [best] = recent;
  return [
    ...recent,
    ...all
      .filter((one) => !recent.includes(one))
      .map((one) => ({ ...one, score: Math.min(one.score, (best?.score ?? 0) - 6) })),
  ];
}
