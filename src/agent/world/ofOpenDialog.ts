/** While a dialog of the browser's own is open, "the alert" and "the dialog" can't be anything else: the page stands still. */
import type { Dialog } from '@playwright/test';
import type { Action, Target } from '../action.js';

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
