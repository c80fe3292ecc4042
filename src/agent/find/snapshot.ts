/** What is on the page as a person would name it, read from Playwright's ARIA snapshot. */
import type { Locator } from '@playwright/test';
import type { RoleWord } from '../language/roleWords.js';
import { wordForRole } from './families.js';
import { sayPlace, type PlaceOnPage } from './placeOf.js';

export interface NamedThing {
  /** `button`, `heading`, … ; `text` for plain text. */
  kind: string;
  name: string;
  /** Where it stands, where something tells. */
  place?: PlaceOnPage;
}

interface Part extends NamedThing {
  depth: number;
}

const PATIENCE = 2_000;
const LINE = /^(\s*)- '?(\w+)(?: "((?:[^"\\]|\\.)*)")?[^:]*(?::(?: (.*))?)?$/;

export async function readThings(root: Locator): Promise<NamedThing[]> {
  const snapshot = await root.ariaSnapshot({ timeout: PATIENCE });
  const parts = snapshot.split('\n').flatMap((line): Part[] => {
    const [, indent = '', role, name, content] = LINE.exec(line) ?? [];
    const words = name?.replace(/\\(.)/g, '$1') ?? content ?? '';
    return role === undefined ? [] : [{ kind: wordForRole(role), name: words.trim(), depth: indent.length }];
  });
  return parts.map(({ kind, name }, index) => {
    const place = placeIn(parts, index);
    return { kind, name, ...(place && { place }) };
  });
}

/** Kinds that tell where a thing is, by what names them. */
const TELLING: Record<string, readonly string[]> = {
  row: ['row header', 'cell'],
  item: ['heading', 'text', 'link'],
  dialog: ['heading'],
  section: ['heading'],
  header: [],
  footer: [],
  navigation: [],
};

function placeIn(parts: readonly Part[], index: number): PlaceOnPage | undefined {
  for (const at of around(parts, index)) {
    const part = parts[at];
    const naming = part && TELLING[part.kind];
    if (part === undefined || naming === undefined) continue;
    const inside = parts.slice(at + 1, index).find(({ kind, name }) => naming.includes(kind) && name !== '');
    // A row's own name is all that stands in it.
    const own = part.kind === 'row' || part.name === '' ? inside?.name : part.name;
    const known = own === undefined ? {} : { name: own.slice(0, 40) };
    if (own !== undefined || naming.length === 0) return { kind: part.kind, ...known };
  }
  return undefined;
}

/** The parts that hold one, from the innermost outwards. */
function* around(parts: readonly Part[], index: number): Generator<number> {
  let depth = parts[index]?.depth ?? 0;
  for (let at = index - 1; at >= 0 && depth > 0; at--) {
    const outer = parts[at]?.depth ?? depth;
    if (outer >= depth) continue;
    depth = outer;
    yield at;
  }
}

/** The thing that the locator means, as one would write it: `button "Edit"`. */
export async function nameOf(locator: Locator, role?: RoleWord): Promise<string> {
  const things = await readThings(locator);
  const [first] = things;
  if (first !== undefined && first.kind !== 'text') return sayThing({ kind: first.kind, name: first.name });
  const name = things.map(({ name }) => name).join(' ');
  return sayThing({ kind: role ?? 'text', name });
}

/** `button "Edit" in row "Ada"`. */
export function sayThing({ kind, name, place }: NamedThing): string {
  const words = name === '' ? kind : `${kind} "${shorten(name)}"`;
  return place === undefined ? words : `${words} ${sayPlace(place)}`;
}

function shorten(name: string): string {
  return name.length > 60 ? `${name.slice(0, 59)}…` : name;
}
