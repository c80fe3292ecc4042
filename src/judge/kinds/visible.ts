/** Whether a thing is visible: what is denied must not be there by another name of its kind either. */
import { ground } from '../../grounding/ground.js';
import { fold } from '../../grounding/names/compareNames.js';
import { groundLoosely } from '../../grounding/loosely.js';
import { kindOf, sayNode } from '../../grounding/kinds/kindOf.js';
import type { Grounding } from '../../grounding/Grounding.js';
import { takesValue } from '../../grounding/kinds/shapes.js';
import { describeTarget, describeThing } from '../../meaning/describeTarget.js';
import type { Kind } from '../../meaning/kinds.js';
import type { ActionOf, Target } from '../../meaning/meaning.js';
import type { Screen, ScreenNode } from '../../screen/Screen.js';
import { StepError } from '../../screen/StepError.js';
import { notFound } from '../find.js';
import { optionsApart } from '../lists/optionsApart.js';
import {
  APART,
  intoFrames,
  isUnclear,
  unclear,
  type Unclear,
  type Judgement,
  type Outcome,
  type View,
} from '../Judgement.js';
import { framesOf } from '../shown.js';
import { descendantsOf, holds, outermost } from '../../grounding/places/structure.js';
import {
  isAnyMessage,
  isAnyOfContent,
  isAnySection,
  isMessageOfField,
  judgeNewSection,
  ofContent,
  ofMessages,
} from './kindAlone.js';
import { hasMessageGone } from '../messageGone.js';
import { isOfPage, isText, judgeText, nameOfFrame } from './text.js';

export function judgeVisible(expectation: ActionOf<'expectVisible'>, view: View): Outcome {
  const { target, negated } = expectation;
  if (target.each === 'no') {
    const { each: _, ...thing } = target;
    return judgeVisible({ kind: 'expectVisible', target: thing, negated: !negated }, view);
  }
  if (isText(target)) return judgeText(target, negated, view);
  return negated ? judgeGone(expectation, view) : judgeThere(expectation, view);
}

function judgeGone({ target, opened }: ActionOf<'expectVisible'>, view: View): Outcome {
  if (hasFormClosed(target, view)) return { holds: true, observed: 'no form' };
  if (opened && hasMenuClosed(target, view)) return { holds: true, observed: 'no open menu' };
  if (isAnyMessage(target) && hasMessageGone(view)) return { holds: true, observed: 'the message has gone' };
  return (
    optionsApart(target, view) ?? judgeThings(target, { negated: true, ...(opened && { opened }) }, view)
  );
}

function judgeThere({ target, opened }: ActionOf<'expectVisible'>, view: View): Outcome {
  if (isAnySection(target)) return judgeNewSection(target, view);
  const outcome = judgeThings(target, { negated: false, ...(opened && { opened }) }, view);
  if (isUnclear(outcome) || !outcome.holds) return outcome;
  if (isAnyMessage(target) || isMessageOfField(target)) return ofMessages(outcome, target, view);
  return isAnyOfContent(target) ? ofContent(outcome, target, view) : outcome;
}

function judgeThings(target: Target, how: How, view: View): Outcome {
  const { negated } = how;
  const outcome = judgeThing(target, how, view);
  if (negated || view.memory.framesApart !== true || (!isUnclear(outcome) && outcome.holds)) return outcome;
  // What the page around them doesn't show, its frames may.
  const framed = judgeThing(target, how, intoFrames(view));
  return isUnclear(framed) ? outcome : framed;
}

/**
 * "The form closes": the one that was filled in and sent, though the page has another one. None of its fields may be there any
 * more, nor one that is called so: a form with a mistake in it may come back, and one may take a line of it away.
 */
function hasFormClosed({ role, ...more }: Target, { screen, before }: View): boolean {
  const [earlier] = before.earlier ?? [];
  if (role !== 'form' || Object.keys(more).length > 0 || earlier === undefined) return false;
  const { last = [], touched = [] } = before.memory?.on(earlier) ?? {};
  const isField = (one: ScreenNode) => one.isVisible && takesValue(one);
  const fields = last.map((part) => descendantsOf(part).filter(isField)).findLast(({ length }) => length > 0);
  const written = touched.filter(isField);
  const isThere = ({ key, names: [name] }: ScreenNode) =>
    screen.nodes
      .filter(isField)
      .some((one) => one.key === key || name === undefined || one.names[0]?.text === name.text);
  return fields !== undefined && written.length > 0 && ![...fields, ...written].some(isThere);
}

/** The one that an action before the last had opened, though bars of links are called menus, too; and no other has opened since. */
function hasMenuClosed({ role, ...more }: Target, { screen, before, memory }: View): boolean {
  const [last, first] = before.earlier ?? [];
  if (role !== 'menu' || Object.keys(more).length > 0 || last === undefined || first === undefined)
    return false;
  const [seen, now] = [first, screen].map(
    ({ nodes }) => new Set(nodes.filter(isShown).map(({ key }) => key)),
  );
  const opened = outermost(last.nodes.filter((one) => isShown(one) && seen?.has(one.key) === false));
  const { node: menu } = ground({ role }, last, 'read', { opened });
  const part = menu && opened.find((one) => holds(one, menu) || holds(menu, one));
  return (
    part !== undefined &&
    now?.has(part.key) === false &&
    ground({ role }, screen, 'read', memory).node === undefined
  );
}

const isShown = ({ isVisible, key }: ScreenNode): boolean => isVisible && key !== undefined;

type How = Pick<ActionOf<'expectVisible'>, 'negated' | 'opened'>;

function judgeThing(target: Target, { negated, opened }: How, view: View): Outcome {
  const grounding = negated
    ? ground(target, view.screen, 'read', view.memory)
    : groundLoosely(target, { ...view, purpose: 'read', onlyPlaces: true });
  if (grounding.problem === 'no such place') return notFound(grounding, target, view);
  const first = grounding.candidates.slice(0, grounding.among).find(({ node }) => node.isVisible);
  if (
    first === undefined ||
    isOnlyAlike(grounding, target) ||
    (negated ? !grounding.isExact : isOnlyWay(first.node, target))
  )
    return negated ? judgeAbsence(target, view) : absent(grounding, target, view);
  if (opened === true && LASTING.has(first.node.role)) return alwaysThere(target);
  return {
    holds: !negated,
    observed: `${describeThing(target)} is visible`,
    node: first.node,
    note: grounding.note,
    isDoubtful: grounding.isDoubtful && grounding.problem !== 'several',
  };
}

/** "The calendar is displayed": what shows no more than that word, as a way there does, is no part of the page. */
const isOnlyWay = ({ role, text }: ScreenNode, target: Target): boolean =>
  target.role === 'section' &&
  /^\p{Ll}/u.test(target.name ?? '') &&
  (role === 'navigation' || fold(text) === fold(target.name ?? ''));

/** The page's navigation is called a menu, too; it is there whether or not a part of it is open. */
const LASTING: ReadonlySet<string> = new Set(['navigation', 'menubar']);

/** In no way, and in no frame: what a person would take for it counts. */
export function judgeAbsence(target: Target, view: View): Judgement {
  const { screen, memory } = view;
  const frames = isOfPage(target) ? framesOf(screen) : [];
  const looks = [undefined, ...frames].map((frame) => ({
    frame,
    grounding: ground(target, screen, 'absence', frame === undefined ? memory : { ...APART, frame }),
  }));
  for (const { frame, grounding } of looks) {
    const [taken] = grounding.candidates
      .slice(0, grounding.among)
      .filter(({ node }) => !stoodBesideIt(node, target, view));
    if (taken === undefined || (isOnlyAlike(grounding, target) && !isOneOf(taken.node, target))) continue;
    const where = frame === undefined ? '' : ` in the frame ${nameOfFrame(frame)}`;
    const observed = `${sayNode(taken.node)} is visible${where}, which would be taken for ${describeTarget(target)}`;
    return { holds: false, observed, node: taken.node };
  }
  const [alike] = looks.flatMap(({ grounding }) => grounding.candidates.slice(0, grounding.among));
  const note = alike && `There is something of a similar name: ${sayNode(alike.node)}.`;
  return { holds: true, observed: `no ${describeThing(target)}`, note };
}

/** "Ceramic Candy Bowl, blue" and "Candy Bowl (large)" are what they are called at first; "Save as" is no "Save". */
function isOneOf(node: ScreenNode, { name = '', role }: Target): boolean {
  const wanted = fold(name);
  const isCalledSo = [node.text, ...node.names.map(({ text }) => text)]
    .map(fold)
    .some((called) => called.startsWith(wanted) && /^\s*[,(]/.test(called.slice(wanted.length)));
  const kind = kindOf(node);
  return isCalledSo && (kind === role || !PLAIN.has(kind) || !PLAIN.has(role));
}

/** Nobody takes one of these for another; a drop-down, say, may be called a field. */
const PLAIN: ReadonlySet<Kind | undefined> = new Set<Kind>(['button', 'link', 'tab', 'checkbox', 'option']);

/** It was there, and not taken for the thing, while that was plainly there: a tag beside a tab of its name. */
function stoodBesideIt({ key, role }: ScreenNode, target: Target, { screen, before }: View): boolean {
  if (key === undefined || role !== '' || target.role === undefined) return false;
  const shows = ({ nodes }: Screen, sought: ScreenNode['key']) =>
    nodes.some((one) => one.key === sought && one.isVisible);
  return (before.earlier ?? []).some((earlier) => {
    const { node, isExact } = ground(target, earlier, 'read');
    return (
      isExact && node !== undefined && node.key !== key && shows(earlier, key) && !shows(screen, node.key)
    );
  });
}

/** What would be an error of the step for an action is here what the application shows. */
function absent(grounding: Grounding, target: Target, view: View): Outcome {
  const nothing = { ...grounding, problem: 'nothing', among: 0 } as const;
  const { unclear } = notFound(nothing, target, view);
  return {
    unclear: () => {
      const { message, candidates = [] } = unclear();
      return new StepError('expectation not met', message, { candidates });
    },
  };
}

const alwaysThere = (target: Target): Unclear =>
  unclear(
    'target ambiguous',
    `${describeTarget(target)} is a navigation or a menu bar, which is there all the time, so it is not plain what being open means. Please say that it is visible, or that its button is expanded.`,
  );

/** Labels of these say what they do, so "Delete all" is no "Delete"; other names are content. */
const LABELLED: ReadonlySet<Kind> = new Set<Kind>([
  ...(['button', 'link', 'tab', 'checkbox', 'radio button', 'option', 'switch', 'menu item'] as const),
  ...(['field', 'search field', 'drop-down', 'toggle button', 'slider', 'number field'] as const),
  ...(['combo box', 'list box', 'disclosure'] as const),
]);

/** What is there bears the name only as a part of another one. */
export function isOnlyAlike({ candidates, among }: Grounding, { role, name }: Target): boolean {
  if (role === undefined || name === undefined || !LABELLED.has(role) || among === 0) return false;
  const fit = candidates[0]?.fit;
  return fit === 'words' || fit === 'part';
}
