/** What is said of cases that were carried out ahead of entries which never took them over. */
import type { Progress } from '../Progress.js';
import type { Left } from './Dispatcher.js';
import type { News } from './messages.js';

/** Nothing of one of which nothing was created. */
export function leftOver({ where, news, end }: Left<Progress, News>): string[] {
  const created = news.find((one) => one.type === 'created')?.created;
  if (!created && !end?.sent) return [];
  const name = created ? nameOf(created) : 'a session or plan run';
  return [`${where}: ${name} was started ahead, and its entry did not take it over. ${stateOf(end)}`];
}

const nameOf = (created: { sessionId: string } | { planRunId: string }) =>
  'sessionId' in created ? `session ${created.sessionId}` : `plan run ${created.planRunId}`;

function stateOf(end: Progress | undefined): string {
  const ended = end?.planRun ?? end?.session;
  return end && !end.broken && ended ? `It has ended as ${ended.status}.` : 'It may still be running.';
}
