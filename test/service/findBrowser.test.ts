/** The order in which a browser is looked for, on each kind of system. */
import { describe, expect, test } from 'vitest';
import { findBrowser, type BrowserQuestion } from '../../src/service/index.js';

const OWN = '/home/ada/.cache/ms-playwright/chromium-1200/chrome-linux64/chrome';
const OWN_SHELL = '/home/ada/.cache/ms-playwright/chromium_headless_shell-1200/INSTALLATION_COMPLETE';

function find(files: string[], changes: Partial<BrowserQuestion> = {}) {
  return findBrowser({
    headless: true,
    playwrightPath: OWN,
    platform: 'linux',
    env: { PATH: '/usr/local/bin:/usr/bin' },
    exists: (file) => files.includes(file),
    ...changes,
  });
}

describe('findBrowser', () => {
  const everything = [
    OWN,
    OWN_SHELL,
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/google-chrome',
    '/my/browser',
  ];

  test('takes CASEWRIGHT_BROWSER before all others', () => {
    const env = { CASEWRIGHT_BROWSER: '/my/browser', PATH: '/usr/bin' };
    expect(find(everything, { env })).toEqual({
      executablePath: '/my/browser',
      source: 'CASEWRIGHT_BROWSER',
    });
  });

  test('says so where CASEWRIGHT_BROWSER names no file, instead of taking another', () => {
    const env = { CASEWRIGHT_BROWSER: '/my/typo', PATH: '/usr/bin' };
    expect(() => find(everything, { env })).toThrow('CASEWRIGHT_BROWSER names no file: /my/typo');
  });

  test('leaves Playwright’s own to Playwright', () => {
    expect(find(everything)).toEqual({ source: 'Playwright' });
    expect(find(everything, { headless: false })).toEqual({ source: 'Playwright' });
  });

  test('knows that a headless run needs the shell, and a headed one the full browser', () => {
    expect(find([OWN_SHELL])).toEqual({ source: 'Playwright' });
    expect(find([OWN])).toEqual({ executablePath: OWN, source: 'Playwright' });
    expect(() => find([OWN_SHELL], { headless: false })).toThrow('No browser found');
  });

  test('takes a headless shell of the system before a full browser, for headless runs only', () => {
    const system = ['/usr/bin/chromium-headless-shell', '/usr/bin/google-chrome'];
    expect(find(system).executablePath).toBe('/usr/bin/chromium-headless-shell');
    expect(find(system, { headless: false }).executablePath).toBe('/usr/bin/google-chrome');
  });

  test.each(['/usr/bin/chromium', '/usr/bin/microsoft-edge', '/usr/local/bin/chromium-browser'])(
    'takes %s',
    (file) => {
      expect(find([file])).toEqual({ executablePath: file, source: 'system' });
    },
  );

  test('looks where macOS and Windows keep their browsers', () => {
    const mac = '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge';
    expect(find([mac], { platform: 'darwin' }).executablePath).toBe(mac);
    const windows = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe';
    const env = { PROGRAMFILES: 'C:\\Program Files' };
    expect(find([windows], { platform: 'win32', env }).executablePath).toBe(windows);
  });

  test('says what to do where there is none', () => {
    expect(() => find([])).toThrow('npx playwright install chromium');
  });
});
