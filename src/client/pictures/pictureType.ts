/** What a picture is, by its first bytes; what it claims to be does not count. */
export interface PictureType {
  mediaType: 'image/png' | 'image/jpeg' | 'image/webp';
  extension: 'png' | 'jpg' | 'webp';
}

/** Undefined for anything but PNG, JPEG and WebP. */
export function pictureType(bytes: Buffer): PictureType | undefined {
  if (bytes.subarray(0, 8).equals(PNG)) return { mediaType: 'image/png', extension: 'png' };
  if (bytes.subarray(0, 3).equals(JPEG)) return { mediaType: 'image/jpeg', extension: 'jpg' };
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isWebp ? { mediaType: 'image/webp', extension: 'webp' } : undefined;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
