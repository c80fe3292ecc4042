/** Numbers and dates in the words of the page. */

export function formatDuration(milliseconds: number): string {
  if (milliseconds < 1_000) return `${Math.round(milliseconds)} ms`;
  if (milliseconds < 59_950) return `${(milliseconds / 1_000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1_000);
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  return `${Math.floor(seconds / 3_600)} h ${Math.floor((seconds % 3_600) / 60)} min`;
}

const dates = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const times = new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' });

/** The text itself where it is no date. */
export const formatDate = (when: string): string => said(when, dates);
export const formatTime = (when: string): string => said(when, times);

function said(when: string, format: Intl.DateTimeFormat): string {
  const date = new Date(when);
  return Number.isNaN(date.getTime()) ? when : format.format(date);
}

export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

export const asText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 2);
