/** How far the cases are that are carried out ahead, in one line. */
import type { Tally } from '../Dispatcher.js';

export function progressText({ total, begun, running, failed, oldest, age }: Tally): string {
  const done = begun - running;
  return [
    `Casewright: ${begun} of ${total} created`,
    `${running} running`,
    `${done} done`,
    `${failed} failed`,
    ...(oldest ? [`${oldest.where} for ${timeText(oldest.age)}`] : []),
    ...(done > 0 && done < total ? [`about ${timeText((age / done) * (total - done))} left`] : []),
  ].join(', ');
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

function timeText(milliseconds: number): string {
  const seconds = Math.round(milliseconds / SECOND);
  if (seconds < 100) return `${seconds} s`;
  const minutes = Math.round(milliseconds / MINUTE);
  return minutes < 100 ? `${minutes} min` : `${(minutes / 60).toFixed(1)} h`;
}
