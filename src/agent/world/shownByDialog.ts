/** What nobody should see on the page is seen as well where a dialog of the browser says it. */
import type { Dialog } from '@playwright/test';
import type { Action } from '../action.js';
import { describeExpectation } from '../../meaning/describeExpectation.js';
import { relates } from '../../judge/text/matchText.js';
import { StepError } from '../StepError.js';
import { inWords } from './Dialogs.js';

export type Said = Pick<Dialog, 'type' | 'message'>;

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
