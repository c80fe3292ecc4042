/** What is done to a row by its menu or by a sign on it: "delete "Milk" using the menu on its row", "open it with its pencil". */
import type { KindSaid } from '../../../meaning/kinds.js';
import type { Action, Target } from '../../../meaning/meaning.js';
import { isSign } from '../../grammar/things/ofSigns.js';
import { place, type Where } from '../../grammar/things/place.js';
import type { Thing, VerbEntry } from './VerbEntry.js';

/** As they stand in such menus. */
const ENTRIES = 'edit delete duplicate remove rename archive'.split(' ');

interface ByMenu {
  name: string;
  rowMenu: string;
}

const chosen =
  (entry: string) =>
  ({ name, rowMenu }: ByMenu): Action[] => [
    {
      kind: 'expand',
      target: { ...(rowMenu !== '' && { name: rowMenu }), role: 'menu', within: { name, role: 'row' } },
    },
    entryOf(entry),
  ];

const entryOf = (entry: string): Action => ({
  kind: 'click',
  target: { name: entry.charAt(0).toUpperCase() + entry.slice(1) },
});

const bySign: VerbEntry = {
  verbs: 'open, expand, collapse',
  ways: [
    [
      '{thing} by (clicking|pressing|tapping|selecting) (on)? (its|the) (title|name|row|entry|card|link|image|picture|tile|subject|header)',
      ({ thing }: Thing) => (thing.name === undefined ? undefined : { kind: 'click', target: thing }),
      -0.6,
    ],
    [
      '{thing} (with|using|by|via|by_clicking|by_pressing) its {name}',
      ({ thing, name }: Thing & { name: string }) =>
        thing.name === undefined ? undefined : { kind: 'click', target: { name, within: thing } },
      -0.3,
    ],
  ],
};

const VIA = '(using|with|via|by|through|by_clicking|by_clicking_on|by_pressing|by_means_of)';

interface InRow {
  kind?: KindSaid;
  name: string;
  sign: Target;
}

interface BySign extends Thing {
  sign: Target;
}

/** "Delete "Milk" using the trash icon next to it": each row has one. */
const THERE = '((in|on|of) (its|the|his|her|that|this) (row|line|card|entry|tile|item) | on it | in it)';

const byRowSign: VerbEntry = {
  verbs: 'remove, delete, edit, open, expand, collapse, rename, archive, duplicate',
  ways: [
    [
      `{thing} ${VIA} (the)? {fluff}? {thingCore:sign} (next_to|beside|behind|near|to_the_right_of|right_of|in_front_of|to_the_left_of|left_of) (it|him|her)`,
      ({ thing, sign }: BySign) => onSign(sign, thing, { beside: { relation: 'next to', thing } }),
      -0.9,
    ],
    [
      `{thing} ${VIA} (its|his|her) {thingCore:sign} (${THERE})?`,
      ({ thing, sign }: BySign) => onSign(sign, thing),
      -0.4,
    ],
    [
      `{thing} ${VIA} (the)? {thingCore:sign} ${THERE}`,
      ({ thing, sign }: BySign) => onSign(sign, thing),
      -0.4,
    ],
  ],
};

/** "Edit the contact "Ada"": what is quoted isn't written into a field "contact". */
const edited: VerbEntry = {
  verbs: 'edit, modify',
  ways: [
    [
      '(the)? {noun} {quotedName:name}',
      ({ noun, name }: { noun: string; name: string }) => ({
        kind: 'operate',
        words: `edit ${noun}`,
        thing: name,
      }),
      -0.5,
    ],
  ],
};

/** "Clear the search with the cross in the search field": that is clicked. */
const byCross: VerbEntry = {
  verbs: 'clear, empty, reset, close, dismiss, remove',
  ways: [
    [
      `(the|this|that)? ({noun} | {kind}) ${VIA} (the)? {fluff}? {thingCore:sign} {where}?`,
      ({ sign, where }: { sign: Target; where?: Where }) => {
        const placed = place(sign, where ?? {});
        return placed !== undefined && (sign.role === 'cross' || CROSS.test(sign.name ?? ''))
          ? { kind: 'click', target: placed }
          : undefined;
      },
      -0.7,
    ],
  ],
};

const CROSS = /^(?:cross|x|×|✕)$/i;

const inRow: VerbEntry = {
  verbs: 'remove, delete, edit, rename, archive, duplicate, open, expand, collapse',
  ways: [
    [
      `(the)? ({kind} | {noun})? {quotedName:name} ${VIA} (the)? {fluff}? {thingCore:sign}`,
      ({ kind, name, sign }: InRow) => onSign(sign, { name, ...(kind && { role: kind.kind }) }),
      -0.4,
    ],
  ],
};

const onSign = (
  sign: Target,
  thing: Target,
  where: Partial<Target> = { within: thing },
): Action | undefined =>
  thing.name === undefined || !isSign(sign) || sign.within !== undefined
    ? undefined
    : { kind: 'click', target: { ...sign, ...where } };

const byMenu = ENTRIES.map((entry): VerbEntry => ({
  verbs: entry,
  ways: [
    [
      '(the)? (row|item|entry)? {shownName:name} (through|using|with|via|by|from|in) {rowMenu}',
      chosen(entry),
      -0.5,
    ],
    // "Delete "Milk" via right click"
    [
      '{thing} (via|with|by|through|using|from) (right_click|a_right_click|right-click|a_right-click|right-clicking_it)',
      ({ thing }: Thing): Action[] | undefined =>
        thing.name === undefined && !('ref' in thing)
          ? undefined
          : [{ kind: 'rightClick', target: thing }, entryOf(entry)],
      -0.6,
    ],
  ],
}));

export const BY_MENU: readonly VerbEntry[] = [bySign, byRowSign, inRow, edited, byCross, ...byMenu];
