/** What an action means where its case is just now: with what it has remembered, in its frame, under a browser dialog. */
import type { Dialog } from '@playwright/test';
import { relates } from '../../judge/text/matchText.js';
import { describeExpectation } from '../../meaning/describeExpectation.js';
import type { Action, Target } from '../Act.js';
import { StepError } from '../../screen/StepError.js';
import { inWords } from './Dialogs.js';

/** While a dialog of the browser's own is open, "the alert" and "the dialog" can't be anything else: the page stands still. */
export function ofOpenDialog(action: Action, open: Pick<Dialog, 'message'>): Action {
  if (action.kind === 'click') return answerBy(action.target, open) ?? action;
  if (action.kind !== 'expectContent' && action.kind !== 'expectVisible') return action;
  const { target, negated, limit, lasting } = action;
  if (!mayBeBrowsers(target)) return action;
  const times = { ...(limit !== undefined && { limit }), ...(lasting !== undefined && { lasting }) };
  const is = saidOf(action);
  if (is === 'unclear') return action;
  return { kind: 'expectDialog', ...(is && { is }), negated, ...times };
}

/** "Answer the question "Delete it?" with OK." */
function answerBy(
  { name = '', role = 'button', within }: Target,
  open: Pick<Dialog, 'message'>,
): Action | undefined {
  if (role !== 'button' || (within !== undefined && !mayBeBrowsers(within))) return undefined;
  if (!open.message().includes(within?.name ?? '')) return undefined;
  if (/^(?:ok|yes|confirm|accept)$/i.test(name)) return { kind: 'acceptDialog' };
  return /^(?:cancel|no)$/i.test(name) ? { kind: 'dismissDialog' } : undefined;
}

function mayBeBrowsers({ role, within, beside, ordinal }: Target): boolean {
  if (role !== 'alert' && role !== 'dialog') return false;
  return within === undefined && beside === undefined && ordinal === undefined;
}

/** Its name is a part of its text. */
function saidOf(action: Extract<Action, { kind: 'expectContent' | 'expectVisible' }>) {
  const { name } = action.target;
  if (action.kind === 'expectVisible') {
    return name === undefined ? undefined : ({ relation: 'contains', text: name } as const);
  }
  if (name !== undefined) return 'unclear';
  const { relation, text } = action;
  return { relation: relation === 'shows' ? ('contains' as const) : relation, text };
}

/** What was remembered is put in place of its name, `{{order}}`, wherever the action has it. */
export const fillIn = (action: Action, remembered: ReadonlyMap<string, string>): Action =>
  remembered.size === 0
    ? action
    : mapTexts(action, (text) =>
        text.replace(NAME, (written, name: string) => remembered.get(name) ?? written),
      );

const NAME = /\{\{\s*([\p{L}\p{N}_.-]+)\s*\}\}/gu;

/** A copy in which every text is changed. */
export function mapTexts<Part>(part: Part, change: (text: string) => string): Part {
  const changed = (inner: unknown): unknown => {
    if (typeof inner === 'string') return change(inner);
    if (Array.isArray(inner)) return inner.map(changed);
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, one]) => [key, changed(one)]));
  };
  return changed(part) as Part;
}

/** As in "in the "Confirm" dialog"; undefined where the action has nothing that could be in a place. */
export function withinPlace(action: Action, place: Target): Action | undefined {
  if (action.kind === 'fillForm' || action.kind === 'expectPattern') {
    return { ...action, within: action.within ? targetWithin(action.within, place) : place };
  }
  if (action.kind === 'drag') {
    return { ...action, target: targetWithin(action.target, place), onto: targetWithin(action.onto, place) };
  }
  if (action.kind === 'expectEach') {
    return { ...action, targets: action.targets.map((target) => targetWithin(target, place)) };
  }
  if (action.kind === 'expectOrder') {
    return {
      ...action,
      target: targetWithin(action.target, place),
      other: targetWithin(action.other, place),
    };
  }
  return withTarget(action, (target) => targetWithin(target, place));
}

function targetWithin(target: Target, place: Target): Target {
  return { ...target, within: target.within ? targetWithin(target.within, place) : place };
}

/** Undefined also where its thing is already said to be beside another one. */
function withTarget(action: Action, change: (target: Target) => Target): Action | undefined {
  if ('target' in action) return { ...action, target: change(action.target) };
  if ('things' in action) return { ...action, things: change(action.things) };
  if (action.kind !== 'select' && action.kind !== 'selectSeveral' && action.kind !== 'deselect')
    return undefined;
  return { ...action, from: change(action.from) };
}

type Said = Pick<Dialog, 'type' | 'message'>;

/** Why a denial can't hold: one of the dialogs that were open during the step says what is denied. */
export function shownByDialog(action: Action, dialogs: readonly Said[]): StepError | undefined {
  if (action.kind !== 'expectVisible' && action.kind !== 'expectEach') return undefined;
  const denied = deniedTextsOf(action);
  const dialog = dialogs.find((one) => denied.some((text) => says(one, text)));
  if (dialog === undefined) return undefined;
  const expected = describeExpectation(action);
  const observed = `the browser dialog ${inWords(dialog)}`;
  const message = `Expected that ${expected}, but observed: ${observed}.`;
  return new StepError('expectation not met', message, { expected, observed });
}

const says = (dialog: Said, text: string): boolean => relates(dialog.message(), 'contains', text, 'denied');

function deniedTextsOf(action: Extract<Action, { kind: 'expectVisible' | 'expectEach' }>): string[] {
  if (!action.negated) return [];
  const targets = action.kind === 'expectEach' ? action.targets : [action.target];
  return targets.flatMap(({ name, role, within, beside }) =>
    name === undefined || role !== undefined || within !== undefined || beside !== undefined ? [] : [name],
  );
}
