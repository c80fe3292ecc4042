/** All verbs, by what is done with them. */
import { AGAIN } from './verbs/again.js';
import { ANSWERING } from './verbs/answering.js';
import { AROUND } from './verbs/around.js';
import { CHOOSING } from './verbs/choosing.js';
import { OPENING } from './verbs/opening.js';
import { CLICKING } from './verbs/clicking.js';
import { CLEARING } from './verbs/clearing.js';
import { FILLING } from './verbs/filling.js';
import { NAVIGATING } from './verbs/navigating.js';
import { KEEPING } from './verbs/keeping.js';
import { BY_MENU } from './verbs/menus.js';
import { PAGES } from './verbs/pages.js';
import { SEARCHING } from './verbs/searching.js';
import { ON_PHONES } from './verbs/phones.js';
import { POINTING } from './verbs/pointing.js';
import { PRESSING } from './verbs/pressing.js';
import { TICKING } from './verbs/ticking.js';
import type { VerbEntry } from './verbs/VerbEntry.js';
import { WIDGETS } from './verbs/widgets.js';
import { WRITING } from './verbs/writing.js';
import { WRITING_SEVERAL } from './verbs/writingSeveral.js';

export type { TabSaid, Way } from './verbs/VerbEntry.js';

export const VERBS: readonly VerbEntry[] = [
  ...[
    POINTING,
    CLICKING,
    ANSWERING,
    FILLING,
    WRITING,
    WRITING_SEVERAL,
    CLEARING,
    SEARCHING,
    PRESSING,
    CHOOSING,
    TICKING,
    OPENING,
    NAVIGATING,
    PAGES,
    WIDGETS,
    AROUND,
    AGAIN,
    BY_MENU,
    KEEPING,
    ON_PHONES,
  ].flat(),
];
