/** One of the things that a configuration needs for its cases to run and to be reported. */
import type { Found } from './findOptions.js';
import type { Insertion, Write } from './insertItem.js';
import type { Source } from './Source.js';
import type { Style } from './Style.js';

export interface Part {
  /** What the configuration names for it. */
  module: string;
  isIn: (source: Source) => boolean;
  addTo: (room: Room) => Added;
  /** For a person to add, to a file with that text. */
  lines: (text: string) => string[];
}

export interface Room extends Found {
  source: Source;
  style: Style;
}

/** Or why nobody can be sure of it. */
export type Added = Addition | { doubt: string };

export interface Addition {
  insertions?: readonly Insertion[];
  /** For the options themselves. */
  property?: Write;
}
