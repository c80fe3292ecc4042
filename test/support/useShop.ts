/** What the cases of `useOptions.ts` run against: pages that tell what a browser is like, a proxy and browsers of another name. */
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { onTestFinished } from 'vitest';
import { findBrowser } from '../../src/service/findBrowser.js';
import { sendHtml, serveHttp, servePage, type LoggedRequest } from './httpServer.js';
import { root } from './places.js';

export interface UseShop {
  origin: string;
  secureOrigin: string;
  proxy: string;
  /** The address of a browser that runs elsewhere. */
  browser: string;
  /** A browser that says it was chosen. */
  executable: string;
  /** One that says whether it was started to be seen; for CASEWRIGHT_BROWSER. */
  anyBrowser: string;
  storageState: object;
}

/** @param folder gets the programs */
export async function startUseShop(folder: string): Promise<UseShop> {
  const { executablePath = chromium.executablePath() } = findBrowser({
    headless: true,
    playwrightPath: chromium.executablePath(),
  });
  const { origin } = await serveHttp((request, response) => {
    const { url, headers } = request;
    if (url === '/never') return;
    if (url === '/file') response.writeHead(200, { 'content-disposition': 'attachment' }).end('text');
    else if (url === '/closed' && headers.authorization === undefined)
      response.writeHead(401, { 'www-authenticate': 'Basic realm="Shop"' }).end();
    else if (url === '/closed') sendHtml(response, `<p>Let in: ${userOf(request)}`);
    else sendHtml(response, PAGE.replace('HEADER', String(headers['x-mine'])));
  });
  const localStorage = [{ name: 'kept', value: 'item' }];
  const cookie = { ...{ name: 'kept', value: 'cookie', domain: '127.0.0.1', path: '/', expires: -1 } };
  const flags = { httpOnly: false, secure: false, sameSite: 'Lax' };
  return {
    origin,
    secureOrigin: await serveSecurely(),
    proxy: (await servePage('<h1>Page of the proxy</h1>')).origin,
    browser: await browserElsewhere(executablePath),
    executable: await program(folder, 'chosen', `exec "${executablePath}" --user-agent=Chosen/1.0 "$@"`),
    anyBrowser: await program(
      folder,
      'any',
      `case "$*" in *--headless*) exec "${executablePath}" "$@";; *) exec "${executablePath}" --headless --user-agent=Headed/1.0 "$@";; esac`,
    ),
    storageState: { cookies: [{ ...cookie, ...flags }], origins: [{ origin, localStorage }] },
  };
}

const userOf = ({ headers }: LoggedRequest) =>
  Buffer.from(headers.authorization?.split(' ')[1] ?? '', 'base64')
    .toString()
    .split(':')[0] ?? '';

/** By a certificate that no browser trusts. */
async function serveSecurely(): Promise<string> {
  const folder = path.join(root, 'test', 'faults', 'certificates');
  const [cert, key] = await Promise.all(
    ['foreign.pem', 'foreign.key'].map((file) => readFile(path.join(folder, file))),
  );
  const server = createServer({ cert, key }, (_, response) => sendHtml(response, '<h1>Secure</h1>'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function browserElsewhere(executablePath: string): Promise<string> {
  const server = await chromium.launchServer({ executablePath, args: ['--user-agent=Far/1.0'] });
  onTestFinished(() => server.close());
  return server.wsEndpoint();
}

async function program(folder: string, name: string, command: string): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, `#!/bin/sh\n${command}\n`);
  await chmod(file, 0o755);
  return file;
}

/** The first inline script is allowed, the second only where the policy is bypassed. */
const PAGE = `<!doctype html>
<meta http-equiv="Content-Security-Policy" content="script-src 'nonce-one'">
<h1>Shop</h1>
<p data-mine="one">First</p>
<p>Header: HEADER</p>
<p id="script">Script: none</p>
<pre></pre>
<script nonce="one">
const tell = (name, value) => { document.querySelector('pre').append(name + ': ' + value + '\\n'); };
document.querySelector('#script').remove();
const media = (query) => matchMedia(query).matches;
tell('Agent', navigator.userAgent);
tell('Language', navigator.language);
tell('Zone', Intl.DateTimeFormat().resolvedOptions().timeZone);
tell('Window', outerWidth + ' x ' + outerHeight);
tell('Layout', innerWidth);
tell('Screen', screen.width);
tell('Ratio', devicePixelRatio);
tell('Scheme', media('(prefers-color-scheme: dark)') ? 'dark' : 'light');
tell('Motion', media('(prefers-reduced-motion: reduce)') ? 'reduce' : 'any');
tell('Touch', navigator.maxTouchPoints > 0);
tell('Collector', typeof gc);
tell('Kept', document.cookie.replace('kept=', '') + ' and ' + localStorage.getItem('kept'));
navigator.permissions.query({ name: 'geolocation' }).then(({ state }) => tell('Permission', state));
navigator.geolocation.getCurrentPosition(
  ({ coords }) => tell('Place', coords.latitude + ', ' + coords.longitude),
  ({ message }) => tell('Place', message),
);
navigator.serviceWorker.register('/worker.js').then(
  (worker) => tell('Worker', worker ? 'registered' : 'blocked'),
  ({ message }) => tell('Worker', message),
);
</script>
<script>tell('Policy', 'bypassed')</script>
`;
