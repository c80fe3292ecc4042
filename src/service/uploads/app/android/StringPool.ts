/** The strings that a compiled Android file keeps in one place; each is decoded only when it is asked for. */
import type { Chunk } from './chunks.js';

const UTF8 = 0x100;
const NONE = 0xffffffff;

export class StringPool {
  readonly #bytes: Buffer;
  readonly #offsets: number;
  readonly #strings: number;
  readonly #count: number;
  readonly #isUtf8: boolean;

  constructor(bytes: Buffer, chunk: Chunk) {
    this.#bytes = bytes.subarray(0, chunk.end);
    this.#offsets = chunk.body;
    this.#count = bytes.readUInt32LE(chunk.start + 8);
    this.#isUtf8 = (bytes.readUInt32LE(chunk.start + 16) & UTF8) !== 0;
    this.#strings = chunk.start + bytes.readUInt32LE(chunk.start + 20);
  }

  get(index: number): string | undefined {
    if (index === NONE) return undefined;
    if (index >= this.#count) throw new Error(`There is no string ${index} among ${this.#count}`);
    const start = this.#strings + this.#bytes.readUInt32LE(this.#offsets + 4 * index);
    return this.#isUtf8 ? this.#utf8(start) : this.#utf16(start);
  }

  #utf8(start: number): string {
    const afterCharacters = start + (this.#bytes.readUInt8(start) & 0x80 ? 2 : 1);
    const first = this.#bytes.readUInt8(afterCharacters);
    const isLong = (first & 0x80) !== 0;
    const length = isLong ? ((first & 0x7f) << 8) | this.#bytes.readUInt8(afterCharacters + 1) : first;
    return this.#text('utf8', afterCharacters + (isLong ? 2 : 1), length);
  }

  #utf16(start: number): string {
    const first = this.#bytes.readUInt16LE(start);
    // Longer ones say so in the highest bit; no name or path is longer than 32,767 characters.
    if (first & 0x8000) throw new Error(`The string at ${start} is too long`);
    return this.#text('utf16le', start + 2, 2 * first);
  }

  #text(encoding: 'utf8' | 'utf16le', start: number, length: number): string {
    if (start + length > this.#bytes.length)
      throw new Error(`The string at ${start} ends outside of its pool`);
    return this.#bytes.toString(encoding, start, start + length);
  }
}
