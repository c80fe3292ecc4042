/** What kind of picture a file is, by its first bytes: what is said about it may come from outside. */
import type { PictureType } from './pageData.js';

export function pictureType(bytes: Buffer): PictureType | undefined {
  const latin = bytes.toString('latin1', 0, 12);
  if (latin.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (latin.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (latin.startsWith('RIFF') && latin.endsWith('WEBP')) return 'image/webp';
  if (latin.startsWith('GIF87a') || latin.startsWith('GIF89a')) return 'image/gif';
  return undefined;
}
