/** Starts the sample shop as a user does, on a free port, and speaks to it as one browser would. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const server = fileURLToPath(new URL('../../fixtures/shop/server.mjs', import.meta.url));

export interface Shop {
  /** A visitor with a session of their own. */
  visitor: () => Visitor;
  address: string;
  stop: () => Promise<void>;
}

interface Visitor {
  get: (path: string) => Promise<Page>;
  post: (path: string, form?: Record<string, string>) => Promise<Page>;
}

export interface Page {
  status: number;
  path: string;
  html: string;
  /** What a person reads: the page without its tags, whitespace made single. */
  text: string;
}

export function runShop(env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [server], { env: { ...process.env, ...env }, stdio: 'pipe' });
}

export async function startShop(bug?: string): Promise<Shop> {
  const child = runShop({ PORT: '0', SHOP_DELAY: '1', SHOP_BUG: bug ?? '' });
  const address = await announcedAddress(child);
  return {
    address,
    visitor: () => createVisitor(address),
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

async function announcedAddress(child: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: child.stdout! })) {
    const address = /^Shop: (http:\/\/127\.0\.0\.1:\d+)$/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error('The shop ended without saying its address.');
}

function createVisitor(address: string): Visitor {
  let cookie = '';

  async function request(path: string, init: RequestInit = {}): Promise<Page> {
    const response = await fetch(address + path, { ...init, headers: { cookie }, redirect: 'manual' });
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    const location = response.headers.get('location');
    if (location) return request(location);
    const html = await response.text();
    return { status: response.status, path, html, text: readableText(html) };
  }

  return {
    get: (path) => request(path),
    post: (path, form = {}) => request(path, { method: 'POST', body: new URLSearchParams(form) }),
  };
}

function readableText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');
}
