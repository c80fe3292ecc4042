/**
 * A cheap first look: which ways could find anything at all. Roles and names take the browser long to work out, so no
 * way is tried where nothing bears the words of the name. What it lets through may still not be there.
 */
import { lookAround, lookAroundDocument, type Around, type Seen } from './lookAround.js';
import type { AriaRole } from './families.js';
import type { Alternative, Kind, Search, Tier } from './search.js';

export interface Glimpse {
  /** Those that may find something. */
  tiers: readonly Tier[];
  /** A modal dialog may be open; not known of a place. */
  modalOpen: boolean;
}

const TICKS = '[type=checkbox i], [type=radio i]';
const WRITTEN =
  '[type=text i], [type=search i], [type=email i], [type=password i], [type=number i], [type=date i]';
const PRESSED = '[type=button i], [type=submit i], [type=reset i], [type=image i]';

/** All elements that may have a role, and some more; other roles are always looked for. */
const BEARERS: Partial<Record<Kind, string>> = {
  button: `button, summary, input[type]:not(${TICKS}, ${WRITTEN}), [role~=button i]`,
  link: 'a, area, [role~=link i]',
  tab: '[role~=tab i]',
  menuitem: '[role~=menuitem i]',
  menuitemcheckbox: '[role~=menuitemcheckbox i]',
  menuitemradio: '[role~=menuitemradio i]',
  checkbox: 'input[type=checkbox i], [role~=checkbox i]',
  radio: 'input[type=radio i], [role~=radio i]',
  switch: 'input[type=checkbox i], [role~=switch i]',
  option: 'option, [role~=option i]',
  treeitem: '[role~=treeitem i]',
  textbox: `input:not(${TICKS}, ${PRESSED}), textarea, [contenteditable], [role~=textbox i]`,
  searchbox: 'input[type=search i], [role~=searchbox i]',
  combobox: 'input[list], select, [role~=combobox i]',
  listbox: 'select, datalist, [role~=listbox i]',
  spinbutton: 'input[type=number i], [role~=spinbutton i]',
  slider: 'input[type=range i], [role~=slider i]',
  attribute: '[title], [alt], [aria-label], [aria-labelledby], [placeholder]',
  field: 'input, select, textarea, [contenteditable], [role], [tabindex], meter, progress, video',
} satisfies Partial<Record<AriaRole | 'attribute' | 'field', string>>;

export async function glimpse(search: Search, tiers: readonly Tier[]): Promise<Glimpse> {
  const { frame, root, target } = search;
  const kinds = new Set(tiers.flatMap(({ alternatives }) => alternatives.flatMap(({ kind }) => kind ?? [])));
  // In a small place the ways themselves are quick.
  if (root !== frame && kinds.size <= FEW) return { tiers, modalOpen: false };
  const words = (target.name ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const bearers = Object.entries(BEARERS).filter(([kind]) => kinds.has(kind as Kind));
  const seen = await see(search, { bearers, words });
  const isPossible = ({ kind }: Alternative) =>
    kind === undefined || (BEARERS[kind] === undefined && kind !== 'text') || seen.kinds.includes(kind);
  const possible = tiers
    .map((tier) => ({ ...tier, alternatives: tier.alternatives.filter(isPossible) }))
    .filter(({ alternatives }) => alternatives.length > 0);
  return { tiers: possible, modalOpen: seen.modalOpen };
}

async function see({ frame, root, place }: Search, around: Around): Promise<Seen> {
  const seen =
    root === frame
      ? await frame.evaluate(lookAroundDocument, around)
      : (await place.evaluateAll(lookAround, around))[0];
  return seen ?? { kinds: [], modalOpen: false };
}

/** A button and what else may be called so. */
const FEW = 6;
