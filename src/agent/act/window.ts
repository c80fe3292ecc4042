/** Sets how large the page's window is, and the cookies that its browser keeps. */
import type { ActionOf, Performed } from '../action.js';
import { quote } from '../../meaning/describeTarget.js';
import { StepError } from '../StepError.js';
import type { Act } from './act.js';
import { attempt } from './attempt.js';
import { performed } from '../../act/Doing.js';

export async function setWindow({ width, height }: ActionOf<'setWindow'>, act: Act): Promise<Performed> {
  const size = `${width} x ${height}`;
  const what = `set the size of the window to ${size}`;
  await attempt(what, act, () => act.page.setViewportSize({ width, height }));
  return performed(`Set the size of the window to ${size}.`);
}

export async function setCookie({ name, value }: ActionOf<'setCookie'>, act: Act): Promise<Performed> {
  const url = act.page.url();
  if (!/^https?:/.test(url)) {
    const message = `Failed to set the cookie ${quote(name)}: there is no page yet that it would belong to. Please open one first.`;
    throw new StepError('action failed', message);
  }
  const what = `set the cookie ${quote(name)}`;
  await attempt(what, act, () => act.page.context().addCookies([{ name, value, url }]));
  return performed(`Set the cookie ${quote(name)} to ${quote(value)}; pages see it when they are loaded.`);
}

export async function clearCookies(_action: ActionOf<'clearCookies'>, act: Act): Promise<Performed> {
  await attempt('clear the cookies', act, () => act.page.context().clearCookies());
  return performed('Cleared the cookies.');
}
