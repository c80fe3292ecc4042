/** The parameter types of what is around a page: dialogs, tabs, files, devices, what is remembered and stored. */
import type { Target, TextRelation } from '../action.js';
import type { TabName } from '../../meaning/meaning.js';
import type { BrowserStore } from '../../meaning/meaning.js';
import { unquote } from './quotes.js';
import { readTabName } from './readTabName.js';
import { readTarget } from './readTarget.js';
import type { Said } from './said.js';

export interface SceneWords {
  /** A dialog that may be the browser's own. */
  browserDialog: true;
  /** A dialog that is said to be the browser's own. */
  nativeDialog: true;
  browserTab: TabName;
  size: { width: number; height: number };
  /** A name that only a device can have, or a quoted one. */
  device: string;
  /** A name in double braces. */
  variable: string;
  /** One quoted name of a file or more. */
  files: string[];
  /** What shows something that is to be remembered: "the order number". */
  shown: Target;
  store: BrowserStore;
  says: { relation: TextRelation; negated: boolean };
}

type SceneName = keyof SceneWords;

interface SceneParameter<Name extends SceneName> {
  regexp: RegExp;
  words?: readonly string[];
  read: (words: string, said: Said) => SceneWords[Name] | undefined;
}

const DIALOG = '(?:dialog|alert|confirm|confirmation|prompt|pop-?up)(?: box| dialog| window| message)?';
const DIALOG_WORDS = ['dialog', 'alert', 'confirm', 'confirmation', 'prompt', 'popup', 'pop-up'];
const NATIVE = "(?:browser(?:'s)?(?: own)?|native|javascript|js)";

const MAKERS =
  'iphone|ipad|pixel|galaxy|nexus|kindle|blackberry|moto|lg|nokia|microsoft lumia|jiophone|desktop (?:chrome|edge|firefox|safari)';

export const SCENE_PARAMETERS: { [Name in SceneName]: SceneParameter<Name> } = {
  browserDialog: {
    regexp: new RegExp(`(?:the|this|that|an?) (?:${NATIVE} )?${DIALOG}`),
    words: DIALOG_WORDS,
    read: () => true,
  },
  nativeDialog: {
    regexp: new RegExp(`(?:(?:the|this|that|an?) )?${NATIVE} ${DIALOG}`),
    words: DIALOG_WORDS,
    read: () => true,
  },
  browserTab: { regexp: /.+/, read: readTabName },
  size: { regexp: /\d+ ?(?:x|×|by|\*) ?\d+(?: ?(?:px|pixels))?/, read: readSize },
  device: { regexp: new RegExp(`"\\d+"|(?:${MAKERS})(?: [\\w()+./-]+){0,5}`), read: readName },
  variable: { regexp: /"\d+"/, read: readVariable },
  files: { regexp: /"\d+"(?:(?:, and |, | and )"\d+")*/, read: readFiles },
  shown: { regexp: /.+/, read: readShownThing },
  store: { regexp: /(?:local|session) ?storage/, read: readStore },
  says: {
    regexp: /(?:not )?(?:shows|contains|starts with|ends with|matches)|is(?: not)?/,
    words: ['is', 'shows', 'contains', 'starts', 'ends', 'matches'],
    read: readSays,
  },
};

function readSize(words: string): SceneWords['size'] | undefined {
  const [width = 0, height = 0] = (words.match(/\d+/g) ?? []).map(Number);
  return width >= 1 && height >= 1 && width <= LARGEST && height <= LARGEST ? { width, height } : undefined;
}

const LARGEST = 10_000;

function readName(words: string, { quoted }: Said): string | undefined {
  const name = unquote(words, quoted) ?? words;
  return name.trim() === '' ? undefined : name;
}

function readVariable(words: string, { quoted }: Said): string | undefined {
  return /^\{\{\s*([\p{L}\p{N}_.-]+)\s*\}\}$/u.exec(unquote(words, quoted) ?? '')?.[1];
}

function readFiles(words: string, { quoted }: Said): string[] | undefined {
  const files = [...words.matchAll(/"\d+"/g)].map(([mark]) => unquote(mark, quoted) ?? '');
  return files.some((file) => file.trim() === '') ? undefined : files;
}

/** What is remembered is looked for on the page, so that words without quotes can't do harm as a name. */
function readShownThing(words: string, said: Said): Target | undefined {
  const thing = words.replace(
    /^(?:(?:the|its) )?(?:text|value|content|contents)(?: shown)? (?:of|in|from) (?=\S)/i,
    '',
  );
  const target = readTarget(thing, said, 'bare names');
  if (target !== undefined) return target;
  const name = /^(?:the|my|our|this) ([\p{L}\p{N}-]+(?: [\p{L}\p{N}-]+){0,3})$/u.exec(thing)?.[1];
  return name === undefined ||
    /(?:^| )(?:of|in|and|or|all|number|count)(?: of| |$)/i.test(name.replace(/ number$/i, ''))
    ? undefined
    : { name };
}

function readStore(words: string): BrowserStore {
  return /^local/i.test(words) ? 'local storage' : 'session storage';
}

const RELATIONS: Record<string, TextRelation> = {
  is: 'is',
  shows: 'contains',
  contains: 'contains',
  'starts with': 'starts with',
  'ends with': 'ends with',
  matches: 'matches',
};

function readSays(words: string): SceneWords['says'] | undefined {
  const relation = RELATIONS[words.toLowerCase().replace(/^not | not$/g, '')];
  return relation && { relation, negated: /^not | not$/i.test(words) };
}
