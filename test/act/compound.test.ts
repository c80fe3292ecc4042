/** Actions that are made of others, with the agent that judges for them, in a real browser. */
import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { perform, World } from '../../src/agent/index.js';
import type { Interaction } from '../../src/meaning/meaning.js';
import { withFreshPage } from '../support/freshPage.js';

let page: Page;
withFreshPage((fresh) => (page = fresh));

async function act(action: Interaction, timeout = 8_000) {
  const world = new World(page);
  try {
    return await perform(action, { world, timeout });
  } finally {
    world.close();
  }
}

describe('until', () => {
  const html = `<button onclick="n.textContent = Number(n.textContent) + 1">More</button><output aria-label="Count" id="n">0</output>
    <input aria-label="One"><input aria-label="Two"><input aria-label="Three">`;

  it('does an action as often as it takes, and not once more', async () => {
    await page.setContent(html);
    const until = { kind: 'expectVisible', target: { name: '3' }, negated: false } as const;
    const { summary } = await act({ kind: 'until', do: { kind: 'click', target: { name: 'More' } }, until });
    expect(await page.locator('#n').textContent()).toBe('3');
    expect(summary).toBe('Did it 3 times, until "3" is visible.');
  });

  it('presses a key until something has the focus', async () => {
    await page.setContent(html);
    const until = {
      kind: 'expectState',
      target: { name: 'Two', role: 'field' },
      state: 'focused',
      negated: false,
    } as const;
    await act({ kind: 'until', do: { kind: 'press', key: 'Tab' }, until });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Two');
  });

  it('ends where it does not come to that', async () => {
    await page.setContent(html);
    const until = { kind: 'expectVisible', target: { name: 'Never' }, negated: false } as const;
    const going = act({ kind: 'until', do: { kind: 'click', target: { name: 'More' } }, until }, 1_500);
    await expect(going).rejects.toThrow('it does not come to that');
  });
});

describe('if', () => {
  const closing = {
    kind: 'if',
    holds: { kind: 'expectVisible', target: { name: 'We use cookies' }, negated: false },
    then: [{ kind: 'click', target: { name: 'Accept' } }],
  } as const;

  it('does what follows only where something holds', async () => {
    await page.setContent(`<p>We use cookies</p><button onclick="document.title = 'yes'">Accept</button>`);
    await act({ ...closing, then: [...closing.then] });
    expect(await page.title()).toBe('yes');
    await page.setContent('<p>Welcome</p>');
    const { summary } = await act({ ...closing, then: [...closing.then] });
    expect(summary).toBe('Did nothing, as it does not hold that "We use cookies" is visible.');
  });
});

describe('sorting', () => {
  const table = `<table aria-label="People"><thead><tr><th>Name</th><th aria-sort="none"><button>Age</button></th></tr></thead>
    <tbody><tr><td>Ada</td><td>36</td></tr><tr><td>Bob</td><td>9</td></tr><tr><td>Cleo</td><td>70</td></tr></tbody></table><script>
    const head = document.querySelectorAll('th')[1]; const body = document.querySelector('tbody');
    document.querySelector('button').onclick = () => {
      const way = head.ariaSort === 'ascending' ? 'descending' : 'ascending'; head.ariaSort = way;
      const age = (row) => Number(row.cells[1].textContent) * (way === 'ascending' ? 1 : -1);
      body.append(...[...body.rows].sort((one, other) => age(one) - age(other)));
    };</script>`;

  it.each([
    ['ascending', 'Bob'],
    ['descending', 'Cleo'],
  ] as const)('clicks the head until the order is %s', async (order, first) => {
    await page.setContent(table);
    await act({ kind: 'sort', target: { role: 'table', name: 'People' }, by: 'Age', order });
    expect(await page.locator('td').first().textContent()).toBe(first);
  });
});
