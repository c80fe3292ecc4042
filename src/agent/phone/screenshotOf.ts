/** A picture of what the phone shows, in the device's own pixels. */
import type { Phone } from '../../screen/phone/Phone.js';

export interface PhonePicture {
  /** PNG. */
  bytes: Buffer;
  size: { width: number; height: number } | null;
}

export async function screenshotOf(phone: Phone): Promise<PhonePicture> {
  const bytes = Buffer.from(await phone.takeScreenshot(), 'base64');
  return { bytes, size: sizeOf(bytes) };
}

/** By the header of a PNG. */
function sizeOf(bytes: Buffer): PhonePicture['size'] {
  if (bytes.length < HEADER || bytes.toString('latin1', 1, 4) !== 'PNG') return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

const HEADER = 24;
