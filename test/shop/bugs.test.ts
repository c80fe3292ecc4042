import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { startShop, type Shop } from './startShop.js';

interface Bug {
  name: string;
  what: string;
  fails: { file: string; title: string; step: string }[];
}

const bugs = JSON.parse(readText('../../fixtures/shop/bugs.json')) as Bug[];

type Visitor = ReturnType<Shop['visitor']>;

/** For each bug a visit that tells a sound shop from one with the bug: what it shows in the first, not in the second. */
const visits: Record<string, { sound: string; visit: (visitor: Visitor) => Promise<string> }> = {
  'wrong-total': { sound: 'Total €24.00', visit: (visitor) => twoMugs(visitor) },
  'remove-does-nothing': {
    sound: 'Your cart is empty.',
    visit: async (visitor) => {
      await twoMugs(visitor);
      return both(await visitor.post('/cart/stoneware-mug/remove'));
    },
  },
  'missing-error': {
    sound: 'Wrong user name or password.',
    visit: async (visitor) => both(await visitor.post('/login', { user: 'ada', password: 'no' })),
  },
  'search-ignores-text': { sound: '4 products', visit: (visitor) => look(visitor, '/?q=tea') },
  'filter-dropped': { sound: '3 products', visit: (visitor) => look(visitor, '/?q=tea&category=Kitchen') },
  'sort-reversed': {
    sound: 'Pocket Notebook first',
    visit: async (visitor) => {
      const { html } = await visitor.get('/?sort=price-up');
      return `${/<h3><a[^>]*>([^<]*)/.exec(html)?.[1] ?? 'nothing'} first`;
    },
  },
  'endless-loading': {
    sound: 'Stoneware Mug',
    visit: (visitor) =>
      Promise.race([
        look(visitor, '/products/pocket-notebook/recommendations'),
        new Promise<string>((resolve) => setTimeout(() => resolve('nothing yet'), 1000)),
      ]),
  },
  'free-express': { sound: 'Total €21.90', visit: (visitor) => oneMugByExpress(visitor, {}) },
  'postcode-not-required': {
    sound: 'Please enter your postcode.',
    visit: (visitor) => oneMugByExpress(visitor, { postcode: '' }),
  },
  'dead-button': {
    sound: '<button type="submit" class="danger">Yes, cancel it</button>',
    visit: async (visitor) => {
      await logIn(visitor);
      return look(visitor, '/orders');
    },
  },
};

describe('Every seeded bug', () => {
  test('has a visit here that shows it', () => {
    expect(bugs.map(({ name }) => name).sort()).toEqual(Object.keys(visits).sort());
  });

  test('is found by a case, at a line that stands once in its file', () => {
    for (const { name, fails } of bugs) {
      expect(fails.length, name).toBeGreaterThan(0);
      for (const { file, step } of fails) {
        const lines = readText(`../../examples/playwright/${file}`).split('\n');
        const found = lines.filter((line) => line.trim() === step);
        expect(found, `${name}: ${file}: ${step}`).toHaveLength(1);
      }
    }
  });

  test('is absent from a sound shop', async () => {
    const shop = await startShop();
    try {
      for (const [name, { sound, visit }] of Object.entries(visits)) {
        expect(await visit(shop.visitor()), name).toContain(sound);
      }
    } finally {
      await shop.stop();
    }
  });

  test.each(bugs)('changes what it says: $name', async ({ name }) => {
    const shop = await startShop(name);
    try {
      const { sound, visit } = visits[name]!;
      expect(await visit(shop.visitor())).not.toContain(sound);
    } finally {
      await shop.stop();
    }
  });
});

function readText(path: string): string {
  return readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
}

async function look(visitor: Visitor, path: string): Promise<string> {
  return both(await visitor.get(path));
}

function both({ text, html }: { text: string; html: string }): string {
  return `${text}\n${html}`;
}

async function logIn(visitor: Visitor): Promise<void> {
  await visitor.post('/login', { user: 'ada', password: 'lovelace' });
}

async function twoMugs(visitor: Visitor): Promise<string> {
  return both(await visitor.post('/cart', { product: 'stoneware-mug', quantity: '2' }));
}

async function oneMugByExpress(visitor: Visitor, form: Record<string, string>): Promise<string> {
  await visitor.post('/cart', { product: 'stoneware-mug' });
  const filled = { name: 'Ada', email: 'ada@example.com', address: '1 Lane', postcode: 'SW1', terms: 'yes' };
  return both(await visitor.post('/checkout', { ...filled, delivery: 'express', ...form }));
}
