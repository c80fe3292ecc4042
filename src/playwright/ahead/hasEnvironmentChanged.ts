import { environmentOfSettings } from '../registry.js';

/** Whether variables are others than when the configuration was loaded, Playwright's own aside. */
export function hasEnvironmentChanged(now = process.env, then = environmentOfSettings()): boolean {
  const names = new Set([...Object.keys(now), ...Object.keys(then)]);
  return [...names].some((name) => !OF_RUNNERS.test(name) && now[name] !== then[name]);
}

const OF_RUNNERS = /^(?:PW|PLAYWRIGHT_|CASEWRIGHT_DISPATCH_SOCKET|NODE_|FORCE_COLOR|DEBUG_COLORS|NO_COLOR)/;
