/** The months that a text says with their years: "May 2024", "2024 May", "Thursday, 2 May 2024". */
import { MONTHS, readMonth } from './readDate.js';

export interface Month {
  year: number;
  /** Counts from 1. */
  month: number;
}

const NAME = `(?:${MONTHS.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')})`;
const MONTH = new RegExp(`\\b(?:(${NAME})\\.?,? (\\d{4})|(\\d{4}),? (${NAME}))\\b`, 'gi');
const OF_DAY = new RegExp(
  `\\b(?:(${NAME})\\.? \\d{1,2}(?:st|nd|rd|th)?,? (\\d{4})|(\\d{4})-(\\d{2})-\\d{2})\\b`,
  'gi',
);

/** @param ofDay also as a day says it */
export function monthsSaid(text: string, ofDay = false): Month[] {
  const found = [MONTH, ...(ofDay ? [OF_DAY] : [])].flatMap((pattern) => [...text.matchAll(pattern)]);
  return found.map(([, name, year, yearBefore, then = '']) => ({
    year: Number(year ?? yearBefore),
    month: readMonth(name ?? then) ?? Number(then),
  }));
}

export const sayMonth = ({ year, month }: Month): string => `${MONTHS[month - 1] ?? ''} ${year}`;
