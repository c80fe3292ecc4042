/** A phone that shows the page sources it is given and keeps what it is asked: what no machine here has. */
import {
  phoneWorld,
  performOnPhone,
  type PhonePlatform,
  type PhoneWorld,
} from '../../../src/agent/phone/index.js';
import { interpretAll } from '../../../src/agent/index.js';
import type { Performed } from '../../../src/agent/Act.js';
import type { Phone } from '../../../src/screen/phone/Phone.js';

export interface Asked {
  what: string;
  with: unknown[];
}

export interface Script {
  platform: PhonePlatform;
  source: string;
  /** What it answers, and what it shows from then on, by the command's name, or that of a `mobile:` command. */
  on?: Partial<Record<string, (given: unknown[], phone: { show: (source: string) => void }) => unknown>>;
  /** What it answers to scripts that are no `mobile:` commands. */
  script?: (script: string, given: unknown[]) => unknown;
}

export interface ScriptedPhone {
  /** But for looks. */
  asked: Asked[];
  world: PhoneWorld;
  /** Carries out a step in words. */
  step: (words: string, timeout?: number) => Promise<Performed>;
}

const LOOKS = new Set(['getPageSource', 'getWindowRect']);

export function scriptedPhone({ platform, source, on = {}, script }: Script): ScriptedPhone {
  const asked: Asked[] = [];
  let shown = source;
  const show = (next: string) => (shown = next);
  const size = platform === 'ios' ? { width: 400, height: 800 } : { width: 1080, height: 2000 };
  const known: NonNullable<Script['on']> = {
    getPageSource: () => shown,
    getWindowRect: () => size,
    getAlertText: () => Promise.reject(named('no such alert')),
    findElement: (given) => ({ 'element-6066-11e4-a52e-4f735466cecf': given.join(' ') }),
    ...on,
  };
  const phone = new Proxy({} as Phone, {
    get:
      (_, name: string) =>
      (...given: unknown[]): Promise<unknown> => {
        const what = name === 'executeScript' ? String(given[0]) : name;
        const args = name === 'executeScript' ? (given[1] as unknown[]) : given;
        if (name === 'executeScript' && !what.startsWith('mobile: '))
          return Promise.resolve(script?.(what, args));
        if (!LOOKS.has(what)) asked.push({ what, with: args });
        return Promise.resolve(known[what.replace('mobile: ', '')]?.(args, { show }));
      },
  });
  const world = phoneWorld({ phone, platform, app: 'dev.casewright.shop' });
  const step = async (words: string, timeout = 1_500): Promise<Performed> => {
    const [reading] = interpretAll([{ text: words }]);
    if (reading?.understood !== true) throw new Error(`Not understood: ${words}`);
    let done: Performed = { summary: '' };
    for (const action of reading.actions)
      done = await performOnPhone(action, { world, timeout, signal: new AbortController().signal });
    return done;
  };
  return { asked, world, step };
}

export function named(name: string): Error {
  return Object.assign(new Error(name), { name });
}

/** A screen of UiAutomator2's. */
export const android = (...elements: string[]): string =>
  `<hierarchy><android.widget.FrameLayout class="android.widget.FrameLayout" package="dev.casewright.shop" bounds="[0,0][1080,2000]">${elements.join('')}</android.widget.FrameLayout></hierarchy>`;

/** @param said attributes, and the class without what all have in front */
export function androidElement(
  name: string,
  { top = 100, height = 100, ...said }: Record<string, string | number>,
  ...children: string[]
): string {
  const kind = name.includes('.') ? name : `android.widget.${name}`;
  const attributes = Object.entries({ class: kind, enabled: 'true', displayed: 'true', ...said });
  const all = attributes.map(([key, value]) => `${key}="${value}"`).join(' ');
  return `<${kind} ${all} bounds="[40,${top}][1040,${Number(top) + Number(height)}]">${children.join('')}</${kind}>`;
}

/** A screen of XCUITest's. */
export const ios = (...elements: string[]): string =>
  `<AppiumAUT><XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Shop" label="Shop" enabled="true" visible="true" x="0" y="0" width="400" height="800">${elements.join('')}</XCUIElementTypeApplication></AppiumAUT>`;

export function iosElement(
  name: string,
  { top = 100, height = 40, ...said }: Record<string, string | number>,
  ...children: string[]
): string {
  const kind = `XCUIElementType${name}`;
  const place = { x: 20, y: top, width: 360, height };
  const attributes = Object.entries({ type: kind, enabled: 'true', visible: 'true', ...said, ...place });
  const all = attributes.map(([key, value]) => `${key}="${value}"`).join(' ');
  return `<${kind} ${all}>${children.join('')}</${kind}>`;
}
