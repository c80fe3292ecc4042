/** Apple's crushed PNGs (`CgBI`) made ordinary: browsers and editors show nothing of them as they are. */
import { constants, deflateSync, inflateRawSync } from 'node:zlib';
import { isPng, readPngChunks, writePng, type PngChunk } from './pngChunks.js';
import { unfilterRow } from './unfilterRow.js';

const MOST_PIXELS_A_SIDE = 2048;
const CHANNELS = 4;

/** An ordinary PNG is given back as it is; undefined for what is no PNG, or a crushed one that can't be understood. */
export function uncrushPng(bytes: Buffer): Buffer | undefined {
  if (!isPng(bytes)) return undefined;
  const chunks = readPngChunks(bytes);
  const header = chunks?.find(({ type }) => type === 'IHDR');
  if (!chunks || !header) return undefined;
  if (!chunks.some(({ type }) => type === 'CgBI')) return bytes;
  const pixels = isCrushable(header.data) ? unpack(chunks, header.data) : undefined;
  if (!pixels) return undefined;
  return writePng([
    header,
    { type: 'IDAT', data: deflateSync(pixels) },
    { type: 'IEND', data: Buffer.alloc(0) },
  ]);
}

/** Xcode crushes what has 8 bits a channel, with alpha, not interlaced. */
function isCrushable(header: Buffer): boolean {
  if (header.length !== 13) return false;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  if (width < 1 || width > MOST_PIXELS_A_SIDE || height < 1 || height > MOST_PIXELS_A_SIDE) return false;
  return header.subarray(8).equals(Buffer.from([8, 6, 0, 0, 0]));
}

function unpack(chunks: readonly PngChunk[], header: Buffer): Buffer | undefined {
  const rowLength = 1 + CHANNELS * header.readUInt32BE(0);
  const rows = inflate(chunks, rowLength * header.readUInt32BE(4));
  if (!rows) return undefined;
  let above = new Uint8Array(rowLength - 1);
  for (let start = 0; start < rows.length; start += rowLength) {
    const row = rows.subarray(start + 1, start + rowLength);
    if (!unfilterRow(row, above, rows[start])) return undefined;
    rows[start] = 0;
    above = Uint8Array.from(row);
    restoreColours(row);
  }
  return rows;
}

function inflate(chunks: readonly PngChunk[], length: number): Buffer | undefined {
  const data = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map((chunk) => chunk.data));
  try {
    // Apple's stream has no header, and not always an end.
    const options = { maxOutputLength: length, finishFlush: constants.Z_SYNC_FLUSH };
    const rows = inflateRawSync(data, options);
    return rows.length === length ? rows : undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
}

/** From blue, green, red, each multiplied by the alpha. */
function restoreColours(row: Uint8Array): void {
  for (let at = 0; at < row.length; at += CHANNELS) {
    const [blue = 0, green = 0, red = 0, alpha = 0] = row.subarray(at, at + CHANNELS);
    const restore = (colour: number) => (alpha === 0 ? 0 : Math.min(255, Math.round((colour * 255) / alpha)));
    row.set([restore(red), restore(green), restore(blue)], at);
  }
}
