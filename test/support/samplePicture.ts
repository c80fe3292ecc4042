/** A small PNG that looks like a page from afar: the same bytes for the same look. */
import { crc32, deflateSync } from 'node:zlib';

const WIDTH = 480;
const HEIGHT = 270;

type Colour = readonly [number, number, number];

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  colour: Colour;
}

const GREY: Colour = [203, 208, 214];
const INK: Colour = [38, 50, 66];
const HEADERS: readonly Colour[] = [INK, [15, 98, 84], [120, 60, 20]];
const BANNERS: readonly (Colour | undefined)[] = [undefined, [46, 125, 50], [198, 40, 40]];

/** As many looks differ. */
const LOOKS = 12;
const painted = new Map<number, Buffer>();

export function samplePicture(number: number): Buffer {
  const look = number % LOOKS;
  const picture = painted.get(look) ?? paint(look);
  painted.set(look, picture);
  return picture;
}

/** Looks differ in the header's colour, in the rows of the page, and in whether there is a banner. */
function paint(look: number): Buffer {
  const rows = Array.from({ length: 2 + (look % 4) }, (_, row) => ({
    ...{ x: 24, y: 96 + row * 32, width: 300 - row * 36, height: 14 },
    colour: GREY,
  }));
  const banner = BANNERS[look % BANNERS.length];
  return png([
    { x: 0, y: 0, width: WIDTH, height: 36, colour: HEADERS[look % HEADERS.length] ?? INK },
    { x: 24, y: 56, width: 180, height: 20, colour: INK },
    ...rows,
    { x: 360, y: 96, width: 96, height: 96, colour: GREY },
    ...(banner ? [{ x: 0, y: 238, width: WIDTH, height: 32, colour: banner }] : []),
  ]);
}

function png(boxes: readonly Box[]): Buffer {
  const rows = Array.from({ length: HEIGHT }, (_, y) => scanline(boxes, y));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  // Eight bits a channel, red, green and blue.
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function scanline(boxes: readonly Box[], y: number): Buffer {
  // The first byte says that the line isn't filtered.
  const line = Buffer.alloc(1 + WIDTH * 3, 255);
  line[0] = 0;
  for (const { x, width, colour } of boxes.filter((box) => y >= box.y && y < box.y + box.height)) {
    line.fill(Buffer.from(colour), 1 + x * 3, 1 + (x + width) * 3);
  }
  return line;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  const checksum = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
