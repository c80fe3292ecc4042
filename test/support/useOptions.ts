/** Every option of `use` that shows: its value, and what a case then sees on the page of `useShop.ts`. */

export interface UseOption {
  name: string;
  /** The text of its value in a configuration, where `shop` is what `useShop.ts` has started. */
  value: string;
  /** The steps of a case that passes only with the option. */
  steps: readonly string[];
  /** For a case that can't pass: what its failure says. */
  fails?: RegExp;
  /** The name of what Playwright attaches to a case that passes. */
  attached?: string;
  /** What our own fixtures may touch; each is tried at every place. */
  isOfBrowser?: boolean;
}

const shown = (name: string, value: string, text: string): UseOption => ({
  name,
  value,
  steps: [`Then I see "${text}"`],
});

/** They don't get into each other's way, so that one browser shows them all: a slow one loads a page in the time limits. */
export const TOGETHER: readonly UseOption[] = [
  { name: 'acceptDownloads', value: 'false', steps: ['Then a download is refused'] },
  { name: 'actionTimeout', value: '1812', steps: ['Then an action gives up after 1812 ms'] },
  shown('baseURL', 'shop.origin', 'Shop'),
  shown('bypassCSP', 'true', 'Policy: bypassed'),
  shown('colorScheme', `'dark'`, 'Scheme: dark'),
  shown('contextOptions', `{ reducedMotion: 'reduce' }`, 'Motion: reduce'),
  shown('deviceScaleFactor', '3', 'Ratio: 3'),
  shown('extraHTTPHeaders', `{ 'x-mine': 'sent' }`, 'Header: sent'),
  shown('geolocation', '{ latitude: 47.5, longitude: 8.5 }', 'Place: 47.5, 8.5'),
  shown('hasTouch', 'true', 'Touch: true'),
  {
    name: 'httpCredentials',
    value: `{ username: 'ada', password: 'eels' }`,
    steps: ['When I open "/closed"', 'Then I see "Let in: ada"'],
  },
  {
    name: 'ignoreHTTPSErrors',
    value: 'true',
    steps: ['When I open the secure shop', 'Then I see "Secure"'],
  },
  shown('isMobile', 'true', 'Layout: 980'),
  shown('launchOptions', `{ args: ['--js-flags=--expose-gc'] }`, 'Collector: function'),
  shown('locale', `'de-CH'`, 'Language: de-CH'),
  { name: 'navigationTimeout', value: '3013', steps: ['Then a navigation gives up after 3013 ms'] },
  shown('permissions', `['geolocation']`, 'Permission: granted'),
  shown('screen', '{ width: 1111, height: 999 }', 'Screen: 1111'),
  shown('serviceWorkers', `'block'`, 'Worker: blocked'),
  shown('storageState', 'shop.storageState', 'Kept: cookie and item'),
  {
    name: 'testIdAttribute',
    value: `'data-mine'`,
    steps: ['Then the thing with the test id "one" says "First"'],
  },
  shown('timezoneId', `'Asia/Tokyo'`, 'Zone: Asia/Tokyo'),
  shown('userAgent', `'Mine/1.0'`, 'Agent: Mine/1.0'),
  shown('viewport', '{ width: 611, height: 433 }', 'Window: 611 x 433'),
];

/** Each changes the browser, or the page, for all others. */
export const ALONE: readonly UseOption[] = [
  {
    isOfBrowser: true,
    ...shown('browserName', `'firefox'`, 'Shop'),
    fails: /Executable doesn't exist at .*firefox/,
  },
  { isOfBrowser: true, ...shown('channel', `'msedge-canary'`, 'Shop'), fails: /'msedge-canary' is not/ },
  { isOfBrowser: true, ...shown('connectOptions', '{ wsEndpoint: shop.browser }', 'Agent: Far/1.0') },
  // The browser is told as by CASEWRIGHT_BROWSER; `useShop.ts` makes one that says how it was started.
  { isOfBrowser: true, ...shown('headless', 'false', 'Agent: Headed/1.0') },
  shown('javaScriptEnabled', 'false', 'Script: none'),
  {
    isOfBrowser: true,
    ...shown('launchOptions', '{ executablePath: shop.executable }', 'Agent: Chosen/1.0'),
  },
  { ...shown('offline', 'true', 'Shop'), fails: /ERR_INTERNET_DISCONNECTED/ },
  { ...shown('screenshot', `'on'`, 'Shop'), attached: 'screenshot' },
  { ...shown('trace', `'on'`, 'Shop'), attached: 'trace' },
  // Where Playwright's own browsers are missing, what it draws videos with is missing, too.
  { ...shown('video', `'on'`, 'Shop'), attached: 'video', fails: /^$|requires ffmpeg/ },
  shown('proxy', `{ server: shop.proxy, bypass: '<-loopback>' }`, 'Page of the proxy'),
];

/** One for all that shows on the page that a case begins on, and one for each of the others. */
export function casesOf(options: readonly UseOption[]): UseOption[] {
  const shows = options.filter(isPlain);
  if (shows.length < 2) return [...options];
  const all = { name: 'the first page', value: '', steps: shows.flatMap(({ steps }) => steps) };
  return [all, ...options.filter((option) => !isPlain(option))];
}

const isPlain = ({ steps, fails, attached }: UseOption): boolean =>
  steps.every((step) => step.startsWith('Then I see')) && fails === undefined && attached === undefined;

export const featureOf = (cases: readonly UseOption[]): string =>
  [
    'Feature: Use',
    ...cases.flatMap(({ name, steps }) => ['', `  Scenario: ${name}`, ...steps.map((step) => `    ${step}`)]),
    '',
  ].join('\n');

/** What the configuration and the fixtures get by `use`. */
export const useOf = (options: readonly UseOption[]): string =>
  `{ ${options.map(({ name, value }) => `${name}: ${value}`).join(', ')} }`;

/** Steps for what no page can show. */
export const OWN_STEPS = `import { expect } from '@playwright/test';
import { defineStep } from 'casewright';

defineStep('a download is refused', async ({ page }) => {
  const [download] = await Promise.all([page.waitForEvent('download'), page.evaluate(() => { location.href = '/file'; })]);
  expect(await download.failure()).toContain('acceptDownloads');
});
defineStep('an action gives up after {int} ms', async ({ page }, limit) => {
  await expect(page.click('#nowhere')).rejects.toThrow(\`Timeout \${limit}ms exceeded\`);
});
defineStep('a navigation gives up after {int} ms', async ({ page }, limit) => {
  await expect(page.goto('/never')).rejects.toThrow(\`Timeout \${limit}ms exceeded\`);
  await page.goto('/');
});
defineStep('the thing with the test id {string} says {string}', async ({ page }, id, text) => {
  await expect(page.getByTestId(id)).toHaveText(text);
});
defineStep('I open the secure shop', async ({ page }) => {
  await page.goto(process.env.SECURE_SHOP);
});
`;
