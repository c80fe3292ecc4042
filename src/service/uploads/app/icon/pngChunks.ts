/** A PNG as its chunks, and chunks as a PNG. */
import { crc32 } from 'node:zlib';

export interface PngChunk {
  type: string;
  data: Buffer;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export const isPng = (bytes: Buffer): boolean => bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE);

/** Undefined where a chunk goes beyond the end. */
export function readPngChunks(png: Buffer): PngChunk[] | undefined {
  const chunks: PngChunk[] = [];
  for (let start = SIGNATURE.length; start + 12 <= png.length;) {
    const end = start + 8 + png.readUInt32BE(start);
    if (end + 4 > png.length) return undefined;
    chunks.push({ type: png.toString('latin1', start + 4, start + 8), data: png.subarray(start + 8, end) });
    start = end + 4;
  }
  return chunks;
}

export function writePng(chunks: readonly PngChunk[]): Buffer {
  return Buffer.concat([SIGNATURE, ...chunks.map(writeChunk)]);
}

function writeChunk({ type, data }: PngChunk): Buffer {
  const framed = Buffer.alloc(data.length + 12);
  framed.writeUInt32BE(data.length, 0);
  framed.write(type, 4, 'latin1');
  data.copy(framed, 8);
  framed.writeUInt32BE(crc32(framed.subarray(4, -4)), data.length + 8);
  return framed;
}
