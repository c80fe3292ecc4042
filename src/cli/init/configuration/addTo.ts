/** Adds what is lacking to a configuration that exists, where its syntax leaves no doubt. */
import MagicString from 'magic-string';
import type { RunnerName } from '../Runner.js';
import { findOptions } from './findOptions.js';
import { insertItems, type Insertion } from './insertItem.js';
import type { Added, Addition, Part, Room } from './Part.js';
import { PARTS } from './parts.js';
import { parseSource, SyntaxFault } from './Source.js';
import type { SourceFile } from './SourceFile.js';
import { styleOf } from './Style.js';

export interface Edit {
  /** What the file becomes; the same text if nothing is lacking or nothing can be added. */
  text: string;
  /** What a person has to add, and why. */
  left: Left[];
}

export interface Left {
  part: Part;
  doubt: string;
}

export function addTo(runner: RunnerName, file: SourceFile): Edit {
  try {
    return addAll(PARTS[runner], file);
  } catch (error) {
    if (!(error instanceof SyntaxFault)) throw error;
    return { text: file.text, left: PARTS[runner].map((part) => ({ part, doubt: error.message })) };
  }
}

function addAll(parts: readonly Part[], file: SourceFile): Edit {
  const source = parseSource(file);
  const found = findOptions(source);
  const sources = [source, ...(found?.bases ?? []).flatMap((base) => base?.source ?? [])];
  const lacking = parts.filter((part) => !sources.some((one) => part.isIn(one)));
  if (!found) return { text: file.text, left: lacking.map((part) => ({ part, doubt: SHAPE })) };
  const room: Room = { ...found, source, style: styleOf(source) };
  const results = lacking.map((part) => ({ part, added: part.addTo(room) }));
  return {
    text: write(
      room,
      results.flatMap(({ added }) => (isDoubt(added) ? [] : [added])),
    ),
    left: results.flatMap(({ part, added }) => (isDoubt(added) ? [{ part, doubt: added.doubt }] : [])),
  };
}

const SHAPE = 'its shape is another than those that can be extended safely';

const isDoubt = (added: Added): added is { doubt: string } => 'doubt' in added;

function write({ source, style, options }: Room, additions: readonly Addition[]): string {
  const properties = additions.flatMap(({ property }) => property ?? []);
  const place = { source, style, literal: options, items: options.properties };
  const edited = new MagicString(source.text);
  const insertions: Insertion[] = additions.flatMap((addition) => addition.insertions ?? []);
  if (properties.length > 0) insertions.push(insertItems(place, properties));
  for (const { at, text } of insertions) edited.appendLeft(at, text);
  return edited.toString();
}
