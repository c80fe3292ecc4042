/** The phrase table: everything that the built-in agent understands. The first phrase that fits wins. */
import { accessibility } from './accessibility.js';
import { choosing } from './choosing.js';
import { dates } from './dates.js';
import { dialogs } from './dialogs.js';
import { downloads } from './downloads.js';
import { dragging } from './dragging.js';
import { attributes } from './attributes.js';
import { eachOf } from './eachOf.js';
import { expectations } from './expectations.js';
import { frames } from './frames.js';
import { input } from './input.js';
import { keyboard } from './keyboard.js';
import { listings } from './listings.js';
import { measures } from './measures.js';
import { navigation } from './navigation.js';
import { opening } from './opening.js';
import { pageExpectations } from './pageExpectations.js';
import { passive } from './passive.js';
import type { Phrase } from './phrase.js';
import { pointer } from './pointer.js';
import { remembering } from './remembering.js';
import { scrolling } from './scrolling.js';
import { stored } from './stored.js';
import { tabs } from './tabs.js';
import { uploads } from './uploads.js';
import { states } from './states.js';
import { urlParts } from './urlParts.js';
import { waiting } from './waiting.js';
import { widgets } from './widgets.js';
import { windows } from './windows.js';

export const phrases: readonly Phrase[] = [
  ...tabs,
  ...frames,
  ...dialogs,
  ...downloads,
  ...uploads,
  ...windows,
  ...remembering,
  ...stored,
  ...accessibility,
  ...navigation,
  ...input,
  ...dates,
  ...choosing,
  ...keyboard,
  ...dragging,
  ...pointer,
  ...scrolling,
  ...widgets,
  ...waiting,
  ...pageExpectations,
  ...passive,
  ...urlParts,
  ...listings,
  ...eachOf,
  ...attributes,
  ...measures,
  ...states,
  ...opening,
  ...expectations,
];
