/** What only a phone can do: a page says so. */
import { describeAction } from '../../meaning/describe.js';
import type { ActionOf, Performed } from '../action.js';
import { StepError } from '../StepError.js';

export function swipe(action: ActionOf<'swipe'>): Promise<Performed> {
  return refuse(action, 'A page in a browser has no finger on it. Please write "Scroll …" or "Drag …".');
}

export function usePhone(action: ActionOf<'usePhone'>): Promise<Performed> {
  return refuse(
    action,
    'The case runs in a browser, not on a phone. Please set its `device`, or leave the step out.',
  );
}

export function zoom(action: ActionOf<'zoom'>): Promise<Performed> {
  const why =
    'A page in a browser has no fingers on it. Please write "Click …", if it has a button for that.';
  return refuse(action, why);
}

export function answerPermission(action: ActionOf<'allowPermission'>): Promise<Performed> {
  const why =
    'A browser asks for it outside of the page. Please set `permissions` of Playwright, or write "Click …", if the page itself asks.';
  return refuse(action, why);
}

function refuse(
  action: ActionOf<'swipe' | 'usePhone' | 'zoom' | 'allowPermission'>,
  why: string,
): Promise<never> {
  const words = describeAction(action);
  const what = `${words.charAt(0).toLowerCase()}${words.slice(1)}`;
  return Promise.reject(new StepError('action failed', `Failed to ${what}: ${why}`));
}
