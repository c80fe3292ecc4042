/** Makes sure that there is a browser: looks for one as the product does, and else tries to install one. */
import { existsSync, readFileSync } from 'node:fs';
import { run } from './setup.mjs';

export async function ensureBrowser() {
  if (await found()) return;
  for (const install of installers()) {
    console.log(`Set-up: no browser found; trying ${install.words} …`);
    const worked = install.commands.every(([command, ...args]) => run(command, args) === 0);
    if (worked && (await found())) return;
  }
  console.error(
    'Set-up failed: no browser found, and none could be installed. Install Chrome, Chromium or Edge, run ' +
      '`npx playwright install chromium`, or set CASEWRIGHT_BROWSER to the path of a browser.',
  );
  process.exit(1);
}

async function found() {
  const { findBrowser } = await import(new URL('../dist/service.js', import.meta.url).href);
  const { chromium } = await import('@playwright/test');
  try {
    return findBrowser({ headless: true, playwrightPath: chromium.executablePath() });
  } catch (error) {
    if (process.env.CASEWRIGHT_BROWSER) {
      console.error(`Set-up failed: ${error.message}`);
      process.exit(1);
    }
    return undefined;
  }
}

function installers() {
  const playwright = {
    words: '`npx playwright install chromium`',
    commands: [['npx', 'playwright', 'install', 'chromium']],
  };
  const apt = ['chromium-headless-shell', 'chromium'].map((name) => ({
    words: `\`apt-get install ${name}\``,
    commands: [
      ['apt-get', 'update', '-qq'],
      ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', name],
    ],
  }));
  return isDebianRoot() ? [playwright, ...apt] : [playwright];
}

function isDebianRoot() {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return process.getuid?.() === 0 && /^ID(?:_LIKE)?=.*\b(?:debian|ubuntu)\b/m.test(release);
}
