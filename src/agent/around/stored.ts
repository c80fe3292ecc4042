/** What the browser keeps for the page: its cookies, which may be set, and stored values. */
import { performed } from '../../act/Doing.js';
import { polarityOf, relates, shorten } from '../../judge/text/matchText.js';
import { quote } from '../../meaning/describeTarget.js';
import type { Act, ActionOf, Performed } from '../Act.js';
import { holdAround } from './holding.js';
import { StepError } from '../../screen/StepError.js';
import { attempt } from './attempt.js';

export async function expectCookie(expectation: ActionOf<'expectCookie'>, act: Act): Promise<Performed> {
  const { name, is, negated } = expectation;
  const observe = async () => {
    const cookies = await act.page.context().cookies(act.page.url());
    const value = cookies.find((cookie) => cookie.name === name)?.value;
    const others =
      cookies.length === 0 ? 'no cookies' : `the cookies ${cookies.map((one) => quote(one.name)).join(', ')}`;
    return { holds: isSo(value, is, negated), observed: say(value, is, others) };
  };
  return holdAround(expectation, observe, act);
}

export async function expectStored(expectation: ActionOf<'expectStored'>, act: Act): Promise<Performed> {
  const { store, name, is, negated } = expectation;
  const observe = async () => {
    const { value, names } = await act.page.evaluate(readStore, { isLocal: store === 'local storage', name });
    const others = names.length === 0 ? `an empty ${store}` : `the items ${names.map(quote).join(', ')}`;
    return { holds: isSo(value, is, negated), observed: say(value, is, others) };
  };
  return holdAround(expectation, observe, act);
}

type Is = ActionOf<'expectCookie'>['is'];

/** That something has not such a value holds only of what is there. */
function isSo(value: string | undefined, is: Is, negated: boolean): boolean {
  if (is === undefined) return (value !== undefined) !== negated;
  if (value === undefined) return false;
  return relates(value, is.relation, is.text, polarityOf(negated)) !== negated;
}

/** A value is reported only where the step speaks of it: it may be somebody's key. */
function say(value: string | undefined, is: Is, others: string): string {
  return value === undefined || is === undefined ? others : quote(shorten(value, SHOWN));
}

const SHOWN = 300;

// Runs in the page, so it must hold all it needs.
function readStore({ isLocal, name }: { isLocal: boolean; name: string }) {
  try {
    const store = isLocal ? localStorage : sessionStorage;
    return { value: store.getItem(name) ?? undefined, names: Object.keys(store) };
  } catch {
    // A page without an address of its own has no store.
    return { value: undefined, names: [] };
  }
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
