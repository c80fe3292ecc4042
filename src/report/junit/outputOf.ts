/**
 * What stands in `<system-out>`: attachments, and in the strict form also what has no other place there. Readers take
 * marks wherever they stand in that text, so text from outside must not hold any.
 */
import path from 'node:path';
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

/**
 * The folder that the paths of attachments are relative to. Each reader has its own: GitLab takes them from the project,
 * Jenkins from the workspace, Azure and others from the folder of the XML.
 */
type Env = Readonly<Record<string, string | undefined>>;

/** @param given absolute; goes before what the environment says */
export function attachmentBase(env: Env, xmlFolder: string, given?: string): string {
  if (given !== undefined) return given;
  if (env['GITLAB_CI']) return env['CI_PROJECT_DIR'] ?? xmlFolder;
  // Its agents may run as parts of other services, whose jobs have a folder of this name as well.
  if (env['JENKINS_URL']) return env['WORKSPACE'] ?? xmlFolder;
  return xmlFolder;
}

/** POSIX; undefined for a path that can't stand between the marks of an attachment. */
export function attachmentPath(base: string, file: string): string | undefined {
  const relative = path.relative(base, file).split(path.sep).join('/');
  return /[[\]|\p{Cc}\p{Surrogate}\u2028\u2029]/u.test(relative) ? undefined : relative;
}
