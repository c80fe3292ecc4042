/** How many there are where a page shows only some of them: what is seen counts, not what the pager knows of. */
import { describe, expect, it } from 'vitest';
import { judge, type Judged } from '../../src/judge/judge.js';
import { isUnclear } from '../../src/judge/Judgement.js';
import type { Target } from '../../src/meaning/meaning.js';
import { drawn } from './drawn.js';

function holds(expectation: Judged, screen: ReturnType<typeof drawn>): boolean | string {
  const outcome = judge(expectation, screen, {});
  return isUnclear(outcome) ? outcome.unclear().message : outcome.holds;
}

describe('how many there are of what the page is about', () => {
  const five: Judged = { kind: 'expectCount', things: { name: 'tickets' }, comparison: 'exactly', count: 5 };
  const rowOf = (tag: string, text: string) => `  tr\n    ${tag}: ${text}\n    + ${tag}: ${text} 2`;
  const TICKETS = [
    'h1: Tickets\ntable',
    rowOf('th', 'Subject'),
    rowOf('td', 'Printer'),
    rowOf('td', 'Fax'),
  ].join('\n');

  const counting = (count: number, within?: Target): Judged => ({
    ...{ kind: 'expectCount', things: { name: 'tickets', ...(within && { within }) } },
    ...{ comparison: 'exactly', count },
  });

  it.each([
    ['a pager', 'p: 1-2 of 5'],
    ['a pager in a sentence', 'p: Showing 1 to 2 of 5 entries.'],
    ['a pager of other rows', 'p: 1-2 of 15'],
    ['two pagers', 'p: 1-2 of 5\np: 1-10 of 30'],
    ['no pager', 'p: Hello'],
    ['another number with its noun', 'p: 5 tickets in all'],
  ])('is as many rows as are shown beside %s', (_, text) => {
    const screen = drawn(`${TICKETS}\n${text}`);
    expect(holds(counting(2), screen)).toBe(true);
    expect(holds(counting(3), screen)).toBe(false);
  });

  it.each([[undefined], [{ role: 'list' } as const], [{ role: 'table' } as const]])(
    'is not what a pager knows of besides: %j',
    (within) => {
      const screen = drawn(`${TICKETS}\np: 1-2 of 5`);
      expect(holds(counting(5, within), screen)).not.toBe(true);
      expect(holds(counting(2, within), screen)).toBe(true);
    },
  );

  it('tells what the pager knows of where that is expected', () => {
    expect(holds(five, drawn(`${TICKETS}\np: 1-2 of 5`))).toContain('shows 2 tickets, of 5');
  });

  it('is what the page says with their noun, or its pager where none are seen', () => {
    expect(holds(five, drawn(`${TICKETS}\np: 5 tickets in all`))).toBe(true);
    expect(holds(five, drawn('h1: Tickets\np: 1-2 of 5'))).toBe(true);
    expect(holds(five, drawn('h1: Tickets\np: 1-2 of 6'))).toBe(false);
    expect(holds(counting(5, { role: 'table', name: 'Agents' }), drawn(TICKETS))).not.toBe(true);
  });

  it('is how many rows its only table has', () => {
    const SAID = 'Nothing on the page says how many';
    const rows = (count: number, cells = 'td: Laptop\n    + td: 4') =>
      `table\n${`  tr\n    ${cells}\n`.repeat(count)}`;
    const counted = (text: string, within?: Target, page = 'tickets') => {
      const things = { name: 'tickets', ...(within && { within }) };
      return holds({ ...five, things }, drawn(text, { url: `http://desk.test/${page}` }));
    };
    expect(counted(rows(5))).toBe(true);
    expect(counted(rows(4))).toBe(false);
    expect(counted(rows(5), undefined, 'agents')).toContain(SAID);
    expect(counted(rows(5) + rows(5))).not.toBe(true);
    expect(counted(rows(5, 'td: No results'))).toContain(SAID);
    expect(counted(`${rows(5)}p: 0 - 5 of 12`)).toBe(true);
    expect(counted(`${rows(5)}p: 0 - 5 of 5`)).toBe(true);
    expect(counted(`${rows(5)}p: 0 - 5 of 12`, { role: 'table' })).toBe(true);
    // The pages of a site below a word of its navigation are none of them.
    const ways = 'nav\n  ul "Tickets"\n    li: All\n    li: New\n';
    expect(counted(ways + rows(5))).toBe(true);
    expect(counted(ways + rows(2))).toBe(false);
  });

  it('is how many rows the page lists that its own entry in the navigation names', () => {
    const counted = (ways: string, url: string, count: number) =>
      holds(counting(count), drawn(`${ways}\n${TICKETS.replace('Tickets', 'List 2')}`, { url }));
    const nav = (...links: string[]) => `nav\n${links.map((link) => `  a: ${link}`).join('\n')}`;
    const ways = nav('Home {href=/}', 'Tickets {href=/list/ticket}', 'Agents {href=/list/agent}');
    const trail = 'div {className=app_Breadcrumbs}\n  a: Home {href=/}\n  a: Tickets {href=/list/ticket}';
    for (const one of [ways, trail, nav('Tickets {href=#/list}')]) {
      const url = `http://desk.test/${one.includes('#') ? '#/list' : 'list/ticket'}`;
      expect(counted(one, url, 2)).toBe(true);
      expect(counted(one, url, 3)).toBe(false);
    }
    const SAID = 'Nothing on the page says how many';
    for (const url of ['list/agent', 'list/ticket?by=agent', 'list/ticket/5', ''])
      expect(counted(ways, `http://desk.test/${url}`, 2)).toContain(SAID);
    // Such a link may open a menu, and leads elsewhere from the page of a route.
    for (const link of ['Tickets {href=#}', 'Tickets', 'All tickets {href=/x}', 'Tickets {href=/}'])
      expect(counted(nav(link), 'http://desk.test/x', 2)).toContain(SAID);
    expect(counted(nav('Tickets {href=/x}'), 'http://desk.test/x#/agents', 2)).toContain(SAID);
    expect(counted('a: Tickets {href=/x}', 'http://desk.test/x', 2)).toContain(SAID);
  });

  it('is not what the pager of a page about another says', () => {
    const agents = `${TICKETS}\np: 1-2 of 5`.replace('Tickets', 'Agents');
    expect(holds(five, drawn(agents))).toContain('Nothing on the page says how many tickets there are');
  });
});
