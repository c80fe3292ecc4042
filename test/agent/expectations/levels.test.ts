/** Headings by their level. */
import { describe } from 'vitest';
import { judge, useBrowser } from './judgePages.js';

useBrowser();

describe('a heading of a level', () => {
  judge('<h1>Hello</h1><h2>Orders</h2><div role="heading" aria-level="3">Milk</div><h2>Level 1</h2>', [
    ['The level 1 heading is "Hello"'],
    ['The h1 says "Hello"'],
    ['The main heading is "Hello"'],
    ['There is a level 2 heading "Orders"'],
    ['The level 3 heading is "Milk"'],
    ['There are 2 level 2 headings'],
    ['There is exactly one h1'],
    ['The first level 2 heading is "Orders"'],
    ['There is no level 4 heading'],
    ['There is no level 1 heading "Orders"'],
    ['The level 1 heading is "Orders"', 'observed: "Hello"'],
    ['The level 1 heading is not "Hello"', 'Expected that the level 1 heading is not "Hello"'],
    ['There is a level 1 heading "Orders"', 'No level 1 heading named "Orders"'],
    ['There is no level 2 heading "Orders"', 'exactly 0 "Orders" level 2 headings'],
    ['I see a level 4 heading', 'level 4 heading'],
  ]);
});
