/**
 * What stands in `<system-out>`: attachments, and in the strict form also what has no other place there. Readers take
 * marks wherever they stand in that text, so text from outside must not hold any.
 */
import path from 'node:path';
import { attachmentPath } from './attachmentBase.js';
import type { Property } from './JunitTest.js';

export interface AttachmentPlaces {
  /** The folder that files of the report are relative to, absolute. */
  folder: string;
  /** The folder that the paths are relative to, absolute. */
  attachmentBase: string;
}

export function attachmentLines(
  files: readonly string[],
  { folder, attachmentBase }: AttachmentPlaces,
): string[] {
  const names = new Set<string>();
  return files.flatMap((file) => {
    // Jenkins stores them side by side, whatever folder they come from.
    const name = path.posix.basename(file);
    if (names.has(name)) return [];
    names.add(name);
    const relative = attachmentPath(attachmentBase, path.join(folder, file));
    return [
      relative === undefined
        ? `Not attached, for its path holds [, ] or |: ${unmarked(name)}`
        : mark('ATTACHMENT', relative),
    ];
  });
}

export const propertyLines = (properties: readonly Property[]): string[] =>
  properties.map(([name, value]) => mark('PROPERTY', `${name}=${unmarked(value.replace(/\s+/g, ' '))}`));

const mark = (kind: string, text: string): string => `[[${kind}|${text}]]`;

/** Brackets that follow each other get a space between them, and so does one at the end. */
const unmarked = (text: string): string => text.replace(/([[\]])(?=[[\]]|$)/g, '$1 ');
