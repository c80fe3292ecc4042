/** Android's compiled XML and resource table are nested chunks, each with its kind and its size in front. */
export interface Chunk {
  type: number;
  start: number;
  /** Where its header ends and its content starts. */
  body: number;
  end: number;
}

export const CHUNK = {
  stringPool: 0x0001,
  table: 0x0002,
  xml: 0x0003,
  startElement: 0x0102,
  endElement: 0x0103,
  resourceMap: 0x0180,
  tablePackage: 0x0200,
  tableType: 0x0201,
} as const;

const SMALLEST = 8;

/** The chunk that starts here, wholly inside the given end: so each walk over chunks gets on and comes to an end. */
export function readChunk(bytes: Buffer, start: number, within: number): Chunk {
  const size = bytes.readUInt32LE(start + 4);
  const header = bytes.readUInt16LE(start + 2);
  if (header < SMALLEST || header > size || start + size > within) {
    throw new Error(`A chunk at ${start} claims ${size} bytes, ${header} of them its header`);
  }
  return { type: bytes.readUInt16LE(start), start, body: start + header, end: start + size };
}

export function* readChunks(bytes: Buffer, from: number, to: number): Generator<Chunk> {
  for (let start = from; start + SMALLEST <= to;) {
    const chunk = readChunk(bytes, start, to);
    yield chunk;
    start = chunk.end;
  }
}
