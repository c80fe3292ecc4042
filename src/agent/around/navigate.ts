/** Goes to pages: by address, by what they are called, back, forward, once more. */
import type { Page, Response } from '@playwright/test';
import { performed, type Doing } from '../../act/Doing.js';
import { poll, watchFor, type Watch } from '../../act/find.js';
import { whatCalls } from '../../judge/pageName.js';
import { quote } from '../../meaning/describeTarget.js';
import type { Act, ActionOf, Performed } from '../Act.js';
import { StepError } from '../../screen/StepError.js';
import { allowAddress } from '../world/files.js';
import { clickOn, doingWithoutParts } from '../world/doingOf.js';
import { attempt, asPageError, firstLine } from './attempt.js';

export async function open({ address }: ActionOf<'open'>, act: Act): Promise<Performed> {
  const url = resolveAddress(address, act);
  const response = await load(url, act);
  refuseServerError(response, `open "${url}"`);
  return performed(`Opened ${act.page.url()}.`, undefined, [noteOf(response)]);
}

export function resolveAddress(address: string | undefined, { startUrl }: Act): string {
  if (startUrl === undefined) return address ?? '/';
  return address === undefined ? startUrl : new URL(address, startUrl).href;
}

async function load(url: string, act: Act): Promise<Response | null> {
  try {
    await allowAddress(url, act.world, act.page.context());
    return await act.deadline.race(act.page.goto(url, { timeout: act.deadline.rest() }));
  } catch (error) {
    throw explainOpening(asPageError(error), url);
  }
}

const REFUSED =
  /ERR_CONNECTION|ERR_ADDRESS|ERR_NAME|ERR_INTERNET|ERR_SSL|ERR_CERT|NS_ERROR|could not connect|couldn't connect|SSL/i;

function explainOpening(error: unknown, url: string): unknown {
  if (!(error instanceof Error) || error instanceof StepError) return error;
  const [reason, why] = whyNotOpened(error);
  return new StepError(reason, `Failed to open "${url}": ${why}`, { cause: error });
}

function whyNotOpened(error: Error): ['page unreachable' | 'action failed', string] {
  const why = firstLine(error);
  if (/invalid url/i.test(why)) return ['page unreachable', NO_ADDRESS];
  if (error.name === 'TimeoutError') return ['page unreachable', TOO_LATE];
  if (!REFUSED.test(why)) return ['action failed', `${why}. Please check the address.`];
  const what = why.replace(/ at .*$/, '');
  return ['page unreachable', `${what}. Is the application running at that address?`];
}

const NO_ADDRESS =
  'it is no whole address. Please give a startUrl, or write the whole address, such as "http://127.0.0.1:3000/".';
const TOO_LATE =
  'it did not load in time. Please look whether the application answers, or give the step more time.';

function refuseServerError(response: Response | null, what: string): void {
  if (response === null || response.status() < 500) return;
  const mend = 'Please look what the application says of it.';
  throw new StepError(
    'page unreachable',
    `Failed to ${what}: the server answered with status ${statusOf(response)}. ${mend}`,
  );
}

const statusOf = (response: Response): string => `${response.status()} ${response.statusText()}`.trim();

function noteOf(response: Response | null): string | undefined {
  if (response === null || response.status() < 400) return undefined;
  return `The server answered with status ${statusOf(response)}.`;
}

const moving =
  (way: 'back' | 'forward', move: (page: Page, options: { timeout: number }) => Promise<Response | null>) =>
  async (_action: unknown, act: Act): Promise<Performed> => {
    const { page, deadline } = act;
    const before = page.url();
    const response = await attempt(`go ${way}`, act, () => move(page, { timeout: deadline.rest() }));
    if (response === null && page.url() === before) {
      const message = `Failed to go ${way}: there is no page to go ${way} to. Please open another page first.`;
      throw new StepError('action failed', message);
    }
    return performed(`Went ${way} to ${page.url()}.`, undefined, [noteOf(response)]);
  };

export const goBack = moving('back', (page, options) => page.goBack(options));
export const goForward = moving('forward', (page, options) => page.goForward(options));

export async function reload(_action: ActionOf<'reload'>, act: Act): Promise<Performed> {
  const run = () => act.page.reload({ timeout: act.deadline.rest() });
  const response = await attempt('reload the page', act, run);
  refuseServerError(response, 'reload the page');
  return performed(`Reloaded ${act.page.url()}.`, undefined, [noteOf(response)]);
}

/** One may be there already, or what is called so leads there. */
export async function goTo({ page: name }: ActionOf<'goTo'>, act: Act): Promise<Performed> {
  const wasBlank = act.page.url() === 'about:blank';
  if (wasBlank) await open({ kind: 'open' }, act);
  const doing = doingWithoutParts(act);
  const there = await poll(doing, thereOrWay(name, doing));
  if (there === undefined) return clickOn({ name }, act);
  return performed(`${wasBlank ? 'Opened' : 'Was on'} the ${quote(name)} page: ${there} says so.`);
}

/** What calls the page so, or undefined where there is something to click for it. */
export function thereOrWay(name: string, doing: Doing): Watch<string | undefined> {
  const wayOn = watchFor({ name }, 'click', doing);
  return (screen) => {
    const there = whatCalls(screen, name);
    if (there !== undefined) return { seen: there };
    const way = wayOn(screen);
    return 'seen' in way ? { seen: undefined } : { ...way, missed: () => explain(name, way.missed()) };
  };
}

function explain(name: string, error: Error): Error {
  if (!(error instanceof StepError) || error.reason !== 'target not found') return error;
  const message = `Failed to go to the ${quote(name)} page: this page isn't called so, and nothing on it is. ${MEND}`;
  return new StepError('target not found', message, { cause: error });
}

const MEND =
  'Please write what to click to get there, or its address, or give the page a name with its address in "pages".';
