/** What people write as a date or a time, and the value that an input takes for it. */
import { describe, expect, it } from 'vitest';
import { inputValue, type DateInput } from '../../src/act/dates/inputValue.js';

const today = { year: 2024, month: 12, day: 31 };
const value = (type: DateInput, text: string) => {
  const read = inputValue(text, { type, today });
  return 'fault' in read ? `! ${read.fault}` : read.value;
};

describe('a date', () => {
  it.each([
    ['2024-05-01', '2024-05-01'],
    ['2024/5/1', '2024-05-01'],
    ['1 May 2024', '2024-05-01'],
    ['1st of May 2024', '2024-05-01'],
    ['May 1, 2024', '2024-05-01'],
    ['May 1st 2024', '2024-05-01'],
    ['1. Sept 2024', '2024-09-01'],
    ['01-Jan-2024', '2024-01-01'],
    ['Wednesday, 1 May 2024', '2024-05-01'],
    ['3.4.2025', '2025-04-03'],
    ['25/12/2024', '2024-12-25'],
    ['12/25/2024', '2024-12-25'],
    ['3/3/2025', '2025-03-03'],
    ['29 February 2024', '2024-02-29'],
    ['today', '2024-12-31'],
    ['tomorrow', '2025-01-01'],
    ['yesterday', '2024-12-30'],
    ['', ''],
  ])('%s', (text, expected) => {
    expect(value('date', text)).toBe(expected);
  });

  it.each([
    ['3/4/2025', /^! it may be 3 April 2025 or 4 March 2025\. Please write "2025-04-03" or "3 April 2025"/],
    ['3-4-2025', /^! it may be/],
    ['1/1/24', /^! the year "24" may be of two centuries/],
    ['30 February 2024', /^! there is no such day/],
    ['31.4.2024', /^! there is no such day/],
    ['13/13/2024', /^! there is no such day/],
    ['Monday, 1 May 2024', /^! that day is a Wednesday/],
    ['1 Ma 2024', /^! it takes a date/],
    ['soon', /^! it takes a date\. Please write one such as "2025-04-03"/],
    ['1 May', /^! it takes a date/],
  ])('is refused where it may be two or none: %s', (text, expected) => {
    expect(value('date', text)).toMatch(expected);
  });
});

describe('a time, a month, a week', () => {
  it.each<[DateInput, string, string]>([
    ['time', '9:30', '09:30'],
    ['time', '09.30', '09:30'],
    ['time', '9:30 am', '09:30'],
    ['time', '9:30 p.m.', '21:30'],
    ['time', '12 am', '00:00'],
    ['time', '12pm', '12:00'],
    ['time', "7 o'clock", '07:00'],
    ['time', 'noon', '12:00'],
    ['time', '23:59:30', '23:59:30'],
    ['datetime-local', '2024-05-01T09:30', '2024-05-01T09:30'],
    ['datetime-local', '2024-05-01 09:30', '2024-05-01T09:30'],
    ['datetime-local', '1 May 2024 at 9:30 am', '2024-05-01T09:30'],
    ['datetime-local', 'May 1, 2024, 9 pm', '2024-05-01T21:00'],
    ['month', '2024-05', '2024-05'],
    ['month', 'May 2024', '2024-05'],
    ['month', '05/2024', '2024-05'],
    ['week', '2024-W7', '2024-W07'],
    ['week', 'week 18 of 2024', '2024-W18'],
  ])('%s: %s', (type, text, expected) => {
    expect(value(type, text)).toBe(expected);
  });

  it.each<[DateInput, string]>([
    ['time', '9'],
    ['time', '25:00'],
    ['time', '13 pm'],
    ['time', '9:75'],
    ['datetime-local', '2024-05-01'],
    ['datetime-local', '3/4/2025 09:30'],
    ['month', '2024-13'],
    ['month', 'May'],
    ['week', 'week 54 of 2024'],
  ])('is refused as %s: %s', (type, text) => {
    expect(value(type, text)).toMatch(/^! .*Please write/);
  });
});
