/** The last resort for fields and ticks that nothing is tied to, or that can't be seen themselves. */
import type { Target } from '../../action.js';
import { describeThing } from '../../describeTarget.js';
import { CHECKABLE, type Family, type Purpose } from '../families.js';
import { namingOf } from '../naming.js';
import type { Search, Tier } from '../search.js';
import { siftFields } from './siftFields.js';
import { siftHiddenTicks } from './siftHiddenTicks.js';
import { wordingOf } from './wordingOf.js';

export function poorFieldsOf(search: Search, name: string, families: readonly Family[]): Tier[] {
  return [
    ...byEditor(search, name),
    ...byLabelOfHidden(search, name, families),
    ...byTextBeside(search, name, families),
  ];
}

/**
 * A tick is what people choose by the text right beside it. Where it is ticked, another way finds it.
 */
export function byTickBeside({ root, target, purpose }: Search): Tier[] {
  if (purpose !== 'click' || target.role !== undefined || target.name === undefined) return [];
  const argument = { ...wordingOf(target.name, purpose), isClicked: true };
  return [
    {
      precision: 'case',
      alternatives: [{ locator: root.locator(CHECKABLE).filter({ visible: true }) }],
      sift: { keep: siftFields, argument },
      remark: besideRemark(target),
    },
  ];
}

/** The body of a frame that is written into as a whole has no height while it is empty. */
function byEditor({ frame, root, purpose }: Search, name: string): Tier[] {
  if (root !== frame || (!FILLED.has(purpose) && purpose !== 'look')) return [];
  const { text, exact } = namingOf(name, 'case', purpose);
  const body = frame.locator('body[contenteditable]:not([contenteditable=false])');
  return [
    {
      precision: 'case',
      alternatives: [{ locator: root.getByLabel(text, { exact }).and(body) }],
    },
  ];
}

/** A tick that is not there at all for Playwright, while its label and a drawing of it can be seen. */
function byLabelOfHidden(
  { frame, root, target, purpose }: Search,
  name: string,
  families: readonly Family[],
): Tier[] {
  if (
    !families.some(
      ({ roles }) => roles.includes('checkbox') || roles.includes('radio') || roles.includes('switch'),
    )
  )
    return [];
  const { text, exact } = namingOf(name, 'case', purpose);
  const ticks = frame.locator('input[type=checkbox], input[type=radio]');
  return [
    {
      precision: 'case',
      alternatives: [{ locator: root.getByLabel(text, { exact }).and(ticks), kind: 'field' }],
      sift: { keep: siftHiddenTicks, argument: undefined },
      remark: `Found by its label, as it is hidden itself: ${describeThing(target)}. One that is hidden from the eye alone could be reached with the keyboard.`,
    },
  ];
}

const FILLED: ReadonlySet<Purpose> = new Set<Purpose>(['fill', 'form field', 'select', 'check']);

function byTextBeside({ root, target, purpose }: Search, name: string, families: readonly Family[]): Tier[] {
  const fields = families.flatMap((family) => family.fields ?? []).join(', ');
  if (fields === '' || (target.role === undefined && !FILLED.has(purpose))) return [];
  return [
    {
      precision: 'case',
      alternatives: [{ locator: root.locator(fields).filter({ visible: true }) }],
      sift: { keep: siftFields, argument: wordingOf(name, purpose) },
      remark: besideRemark(target),
    },
  ];
}

function besideRemark(target: Target): string {
  return `Found by the text beside it: ${describeThing(target)}. A <label> that is tied to the field would name it for everybody.`;
}
