/** Frames, shadow roots, pages that go away, pages that are hostile: a look tells what a person sees all the same. */
import { describe, expect, it } from 'vitest';
import { PageDriver } from '../../src/screen/PageDriver.js';
import { byId, lookAt, showPage, useLooks } from './lookAt.js';

useLooks();

const inner = (html: string) => `srcdoc="${html.replaceAll('"', "'")}"`;

async function lookUntil(html: string, words: string) {
  const driver = new PageDriver(await showPage(html));
  await expect.poll(async () => (await driver.look()).root.text).toContain(words);
  return driver.look();
}

describe('a frame', () => {
  it('holds its document, in the coordinates of the page', async () => {
    const frame = `<iframe id=f style="position:absolute;left:100px;top:50px;border:5px solid;padding:3px" ${inner('<style>*{margin:0}</style><title>In</title><button id=b>Pay</button>')}></iframe>`;
    const screen = await lookUntil(`<p>Before</p>${frame}<p>After</p>`, 'Pay');
    const [document] = byId(screen, 'f').children;
    expect(document).toMatchObject({ tag: '#document', role: 'document', text: 'Pay' });
    expect(byId(screen, 'b').box).toMatchObject({ x: 108, y: 58 });
    expect(screen.nodes.map(({ id }) => id)).toEqual(screen.nodes.map((_node, at) => at));
    expect(screen.nodes.map(({ text, tag }) => tag === '#text' && text).filter(Boolean)).toEqual([
      'Before',
      'Pay',
      'After',
    ]);
    const keys = screen.nodes.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('within a frame counts, and one that cannot be seen does not', async () => {
    const nested = `<iframe ${inner("<p>Middle</p><iframe srcdoc='<p>Deep</p>'></iframe>").replace("srcdoc='<p>Deep</p>'", 'srcdoc=&quot;<p>Deep</p>&quot;')}></iframe>`;
    const hidden = `<iframe style="visibility:hidden" ${inner('<p>Secret</p>')}></iframe>`;
    const { root } = await lookUntil(nested + hidden, 'Deep');
    expect(root.text).toContain('Middle');
    expect(root.text).not.toContain('Secret');
  });

  it('of another site counts, too', async () => {
    const page = await showPage('');
    await page.route('http://*.test/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: route.request().url().includes('other')
          ? '<button>Away</button>'
          : '<iframe src="http://other.test/"></iframe>',
      }),
    );
    await page.goto('http://here.test/');
    const driver = new PageDriver(page);
    await expect.poll(async () => (await driver.look()).root.text).toBe('Away');
    await page.goto('about:blank');
  });
});

describe('a shadow root', () => {
  it('is told as it is drawn, with what is slotted', async () => {
    const { root } = await lookAt(
      '<div id=h><b slot=s>Slotted</b><i>Unslotted</i></div><script>h.attachShadow({mode:"open"}).innerHTML="<p>First</p><slot name=s></slot><p>Last</p><slot name=none>Else</slot>"</script>',
    );
    expect(root.text).toBe('First Slotted Last Else');
  });
});

describe('a page that goes on', () => {
  it('is looked at again where it has gone away meanwhile', async () => {
    const page = await showPage('<p>One</p>');
    const driver = new PageDriver(page);
    for (let turn = 0; turn < 10; turn++) {
      const going = page.goto(`data:text/html,<p>Page ${turn}</p>`);
      expect((await driver.look()).nodes.length).toBeGreaterThan(0);
      await going;
      expect((await driver.look()).root.text).toBe(`Page ${turn}`);
    }
  });
});

const HOSTILE = [
  '<form><input name=tagName><input name=children><input name=localName><input name=parentNode><input name=nodeType><input name=firstChild><input name=getAttribute><input name=attributes><p>Words</p></form>',
  '<script>Array.prototype.toJSON = String.prototype.toJSON = Object.prototype.toJSON = () => "no"</script><p>Words</p>',
  '<script>Array.prototype.map = Array.prototype.push = Array.prototype.join = Array.prototype.filter = () => { throw Error("mine") }</script><p>Words</p>',
  '<script>JSON = { stringify: () => "no", parse: () => 0 }</script><p>Words</p>',
  '<script>document.querySelector = document.createRange = document.getElementById = () => null; Element.prototype.querySelector = () => null</script><p>Words</p>',
  '<iframe name=body></iframe><img name=documentElement><form name=title></form><img name=readyState><img name=activeElement><p>Words</p>',
  '<script>Document = function Type() {}</script><p>Words</p>',
  '<script>Object.prototype.extra = 1; Array.prototype.more = () => 1</script><p>Words</p>',
];

describe('a hostile page', () => {
  it.each(HOSTILE)('%s', async (html) => {
    expect((await lookAt(html)).root.text).toBe('Words');
  });

  it('finds nothing of ours in it', async () => {
    const page = await showPage('<p>Words</p>');
    const before = await page.evaluate(() => Object.getOwnPropertyNames(globalThis).length);
    await new PageDriver(page).look();
    expect(await page.evaluate(() => Object.getOwnPropertyNames(globalThis).length)).toBe(before);
    expect(await page.content()).toBe('<html><head></head><body><p>Words</p></body></html>');
  });
});
