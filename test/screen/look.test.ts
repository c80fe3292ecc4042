/** What one look tells of a page besides its text, in a real browser. */
import { expect, it } from 'vitest';
import { byId, lookAt, useLooks } from './lookAt.js';

useLooks();

it('tells the tree: what things are, what they are called and what stands in them', async () => {
  const screen = await lookAt(
    '<title>Shop</title><h1>Hello <b>you</b></h1><label>Name <input id=f value=Ada></label><button id=b disabled>Save</button>',
  );
  expect(screen).toMatchObject({ title: 'Shop', ready: true, width: 1280, height: 720 });
  expect(screen.nodes.map(({ id }) => id)).toEqual(screen.nodes.map((_node, index) => index));
  expect(screen.root.text).toBe('Hello you Name Ada Save');
  expect(byId(screen, 'f')).toMatchObject({
    ...{ tag: 'input', role: 'textbox', value: 'Ada', isVisible: true, isInView: true, isUsable: true },
    ...{ names: [{ text: 'Name', from: 'label' }], states: { editable: true } },
  });
  expect(byId(screen, 'b')).toMatchObject({
    ...{ role: 'button', names: [{ text: 'Save', from: 'content' }], states: { disabled: true } },
  });
});

it('gives things the same key in each look', async () => {
  const html = '<button id=a>One</button><button id=b>Two</button>';
  const [first, second] = [await lookAt(html), await lookAt(html)];
  const keys = first.nodes.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(byId(second, 'a').tag).toBe('button');
});
