/** What is said of a name in one entry of a list is said of that entry, be the list in one of several cards. */
import { describe } from 'vitest';
import { judge, useBrowser } from './judgePages.js';

useBrowser();

const entry = (name: string, state: string) =>
  `<li class="entry"><div class="about"><span>${name}</span><p>Vacation</p></div><div class="end">${state}</div></li>`;
const DECIDE = '<button aria-label="Decline">-</button><button aria-label="Approve">+</button>';
const PAGE = `<div class="cards"><div class="card"><h6>New request</h6><div><button>Send</button></div></div><div class="card"><h6>Waiting</h6>
<ul>${entry('Boris Kolar', DECIDE)}${entry('Ines Castel', '<span>Approved</span>')}${entry('Lena Stein', DECIDE)}</ul></div></div>`;

describe('a name in one of several entries', () => {
  judge(PAGE, [
    ['"Ines Castel" shows "Approved"'],
    ['"Boris Kolar" shows "Vacation"'],
    ['"Boris Kolar" shows "Approved"', 'but observed'],
    ['The request of "Boris Kolar" has been approved', 'but observed'],
  ]);
});
