/** What only a phone can be told: a page says so. */
import { describeAction } from '../../meaning/describe.js';
import type { ActionOf, Performed } from '../action.js';
import { StepError } from '../StepError.js';

export function swipe(deed: ActionOf<'swipe'>): Promise<Performed> {
  return refuse(deed, 'A page in a browser has no finger on it. Please write "Scroll …" or "Drag …".');
}

export function usePhone(deed: ActionOf<'usePhone'>): Promise<Performed> {
  return refuse(
    deed,
    'The case runs in a browser, not on a phone. Please set its `device`, or leave the step out.',
  );
}

export function zoom(deed: ActionOf<'zoom'>): Promise<Performed> {
  const why =
    'A page in a browser has no fingers on it. Please write "Click …", if it has a button for that.';
  return refuse(deed, why);
}

export function answerPermission(deed: ActionOf<'allowPermission'>): Promise<Performed> {
  const why =
    'A browser asks for it outside of the page. Please set `permissions` of Playwright, or write "Click …", if the page itself asks.';
  return refuse(deed, why);
}

function refuse(
  deed: ActionOf<'swipe' | 'usePhone' | 'zoom' | 'allowPermission'>,
  why: string,
): Promise<never> {
  const words = describeAction(deed);
  const what = `${words.charAt(0).toLowerCase()}${words.slice(1)}`;
  return Promise.reject(new StepError('action failed', `Failed to ${what}: ${why}`));
}
