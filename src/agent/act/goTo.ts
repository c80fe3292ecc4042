/** Goes to a page by what it is called: one may be there already, or what is called so leads there. */
import { performed, type Doing } from '../../act/Doing.js';
import { poll, watchFor, type Watch } from '../../act/find.js';
import { whatCalls } from '../../judge/pageName.js';
import { quote } from '../../meaning/describeTarget.js';
import type { ActionOf, Performed } from '../action.js';
import { clickOn, doingWithoutParts } from '../world/doingOf.js';
import { StepError } from '../StepError.js';
import type { Act } from './act.js';
import { open } from './navigate.js';

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
