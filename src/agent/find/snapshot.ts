/** What is on the page as a person would name it, read from Playwright's ARIA snapshot. */
import type { Locator } from '@playwright/test';
import type { RoleWord } from '../language/roleWords.js';
import { wordForRole } from './families.js';

export interface NamedThing {
  /** `button`, `heading`, … ; `text` for plain text. */
  kind: string;
  name: string;
}

const PATIENCE = 2_000;
const LINE = /^\s*- '?(\w+)(?: "((?:[^"\\]|\\.)*)")?[^:]*(?::(?: (.*))?)?$/;

export async function readThings(root: Locator): Promise<NamedThing[]> {
  const snapshot = await root.ariaSnapshot({ timeout: PATIENCE });
  return snapshot.split('\n').flatMap((line) => {
    const [, role, name, content] = LINE.exec(line) ?? [];
    const words = name?.replace(/\\(.)/g, '$1') ?? content ?? '';
    return role === undefined ? [] : [{ kind: wordForRole(role), name: words.trim() }];
  });
}

/** The thing that the locator means, as one would write it: `button "Edit"`. */
export async function nameOf(locator: Locator, role?: RoleWord): Promise<string> {
  const things = await readThings(locator);
  const [first] = things;
  if (first !== undefined && first.kind !== 'text') return sayThing(first);
  const name = things.map(({ name }) => name).join(' ');
  return sayThing({ kind: role ?? 'text', name });
}

export function sayThing({ kind, name }: NamedThing): string {
  return name === '' ? kind : `${kind} "${shorten(name)}"`;
}

function shorten(name: string): string {
  return name.length > 60 ? `${name.slice(0, 59)}…` : name;
}
