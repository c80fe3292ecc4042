/** Makes sure that there is a browser that starts: looks for one as the product does, and else tries to install one. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { readStamps, run, writeStamp } from './setup.mjs';

export async function ensureBrowser() {
  if (await startsOne()) return;
  for (const { words, commands } of installers()) {
    console.log(`Set-up: no browser that starts; trying ${words} …`);
    const worked = commands.every(([command, ...args]) => run(command, args) === 0);
    if (worked && (await startsOne())) return;
  }
  giveUp(
    'no browser found that starts, and none could be installed. Install Chrome, Chromium or Edge, run ' +
      '`npx playwright install --with-deps chromium`, or set CASEWRIGHT_BROWSER to the path of a browser.',
  );
}

/** A browser may be there and lack a library: it is started once, and again only when it has changed. */
async function startsOne() {
  const { findBrowser } = await import(new URL('../dist/service.js', import.meta.url).href);
  const { chromium } = await import('@playwright/test');
  try {
    const { executablePath } = findBrowser({ headless: true, playwrightPath: chromium.executablePath() });
    const file = executablePath ?? chromium.executablePath();
    const stamp = `${file} ${existsSync(file) ? statSync(file).mtimeMs : 'shell'}`;
    if (readStamps().browser === stamp) return true;
    const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
    await browser.close();
    writeStamp('browser', stamp);
    return true;
  } catch (error) {
    if (process.env.CASEWRIGHT_BROWSER) giveUp(error.message);
    return false;
  }
}

function giveUp(why) {
  console.error(`Set-up failed: ${why}`);
  process.exit(1);
}

function installers() {
  const download = ['npx', 'playwright', 'install', 'chromium'];
  const libraries = ['npx', 'playwright', 'install-deps', 'chromium'];
  const apt = (name) => ({
    words: `\`apt-get install ${name}\``,
    commands: [
      ['apt-get', 'update', '-qq'],
      ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', name],
    ],
  });
  const playwright = { words: '`npx playwright install chromium`', commands: [download] };
  if (!isDebianRoot()) return [playwright];
  const complete = { words: 'the same with the libraries it needs', commands: [download, libraries] };
  return [playwright, complete, apt('chromium-headless-shell'), apt('chromium')];
}

export function isDebianRoot() {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return process.getuid?.() === 0 && /^ID(?:_LIKE)?=.*\b(?:debian|ubuntu)\b/m.test(release);
}
