/** A scripted phone whose app shows a page in a web view: its context is a real browser's page. */
import type { ElementHandle, JSHandle, Page } from '@playwright/test';
import type { PhonePlatform } from '../../../src/agent/phone/index.js';
import {
  android,
  androidElement,
  ios,
  iosElement,
  named,
  scriptedPhone,
  type Script,
} from './scriptedPhone.js';

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** What is drawn around it, and what the source has of the page. */
const SOURCES = {
  android: android(
    androidElement('TextView', { text: 'Shop', top: 0 }),
    androidElement(
      ...(['android.webkit.WebView', { package: 'dev.casewright.shop', top: 200, height: 1_600 }] as const),
      androidElement('TextView', { text: 'Of the source', top: 300 }),
    ),
  ),
  ios: ios(
    iosElement('StaticText', { label: 'Shop', top: 0 }),
    iosElement(
      'WebView',
      { top: 80, height: 640 },
      iosElement('StaticText', { label: 'Of the source', top: 90 }),
    ),
  ),
};

export function phoneWithPage(page: Page, platform: PhonePlatform, { on, source }: Partial<Script> = {}) {
  const elements: ElementHandle[] = [];
  const own = platform === 'ios' ? 'WEBVIEW_4711' : 'WEBVIEW_dev.casewright.shop';
  let context = 'NATIVE_APP';
  const inPage = (does: (id: string, text: string) => unknown) => (given: unknown[]) => {
    if (context === own) return does(String(given[0]), String(given[1]));
    return Promise.reject(named('unknown command'));
  };
  const handle = (id: string): ElementHandle => {
    const found = elements[Number(id)];
    if (found === undefined) throw named('stale element reference');
    return found;
  };
  /** As the command of WebDriver runs a script: its body, with arguments, of which some are elements. */
  const execute = async (script: string, given: unknown[]) => {
    const isElement = (one: unknown): one is Record<string, string> =>
      typeof one === 'object' && one !== null && ELEMENT in one;
    const args = given.map((one) => (isElement(one) ? handle(one[ELEMENT] ?? '') : one));
    const run = ([body, ...all]: unknown[]) =>
      (globalThis.eval(`(function () { ${String(body)} })`) as (...all: unknown[]) => unknown)(...all);
    const result = await page.evaluateHandle(run, [script, ...args]);
    const element = (result as JSHandle).asElement() as ElementHandle | null;
    return element ? { [ELEMENT]: String(elements.push(element) - 1) } : result.jsonValue();
  };
  const phone = scriptedPhone({
    ...{ platform, source: source ?? SOURCES[platform] },
    script: (script, given) => (context === own ? execute(script, given) : undefined),
    on: {
      getAppiumContexts: () => ['NATIVE_APP', own],
      switchAppiumContext: ([name]) => void (context = String(name)),
      getWindowHandles: () => ['1'],
      getPageSource: () => (context === own ? page.content() : (source ?? SOURCES[platform])),
      elementClick: inPage((id) => handle(id).click()),
      elementClear: inPage((id) => handle(id).fill('')),
      elementSendKeys: inPage((id, text) =>
        text === '\uE007'
          ? handle(id).press('Enter')
          : handle(id)
              .focus()
              .then(() => page.keyboard.type(text)),
      ),
      ...on,
    },
  });
  return { ...phone, where: () => context };
}
