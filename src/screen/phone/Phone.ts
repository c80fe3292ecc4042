/** What a phone is asked and sent, in the words of W3C WebDriver and Appium; what talks to the server has these methods. */
export interface Phone {
  getPageSource(): Promise<string>;
  getWindowRect(): Promise<{ width: number; height: number }>;
  takeScreenshot(): Promise<string>;
  /** What has no such element answers the error in its place. */
  findElement(using: string, value: string): Promise<object>;
  getActiveElement(): Promise<object>;
  elementClick(element: string): Promise<void>;
  elementClear(element: string): Promise<void>;
  elementSendKeys(element: string, text: string): Promise<void>;
  performActions(actions: object[]): Promise<void>;
  back(): Promise<void>;
  getAlertText(): Promise<string | null>;
  acceptAlert(): Promise<void>;
  dismissAlert(): Promise<void>;
  sendAlertText(text: string): Promise<void>;
  setOrientation(orientation: 'LANDSCAPE' | 'PORTRAIT'): Promise<unknown>;
  /** One is the app itself, others pages in its web views. */
  getAppiumContexts(): Promise<string[]>;
  switchAppiumContext(name: string): Promise<void>;
  getWindowHandles(): Promise<string[]>;
  getLogTypes(): Promise<string[]>;
  /** What has been logged since it was last asked. */
  getLogs(type: string): Promise<readonly LogEntry[]>;
  executeScript(script: string, args: unknown[]): Promise<unknown>;
}

export interface LogEntry {
  /** Epoch milliseconds. */
  timestamp?: number;
  level?: string;
  message?: string;
}

export type PhonePlatform = 'android' | 'ios';

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** The element's id; undefined where the answer is that there is none. */
export function elementIn(answer: object): string | undefined {
  const id = (answer as Record<string, unknown>)[ELEMENT];
  return typeof id === 'string' ? id : undefined;
}

/** Appium tells its stack in further lines, and the client the request in front. */
export function firstLine({ message }: Error): string {
  const [first = ''] = message.split('\n');
  return first
    .replace(/^WebDriverError: /, '')
    .replace(/ when running "[^]*$/, '')
    .trim();
}
