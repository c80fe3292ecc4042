/** resources.arsc: which texts and files a resource has, for which languages and densities. */
import { CHUNK, readChunk, readChunks, type Chunk } from './chunks.js';
import { readEntry } from './readEntry.js';
import type { Value } from './readValue.js';
import { StringPool } from './StringPool.js';

export interface Resource {
  text: string;
  /** Dots per inch; 0 where it isn't made for one. */
  density: number;
  /** Whether it is for all languages. */
  isDefault: boolean;
}

/** A value that refers to others is followed this far, and this many texts are looked at. */
const MOST_REFERENCES = 32;
const MOST_RESOURCES = 1000;
const MOST_TYPES = 50_000;

/** From here on a density is a word for one: any, none. */
const DENSITY_WORDS = 0xfffe;

export class ResourceTable {
  readonly #bytes: Buffer;
  readonly #types = new Map<number, Chunk[]>();
  #strings: StringPool | undefined;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    const table = readChunk(bytes, 0, bytes.length);
    if (table.type !== CHUNK.table) throw new Error('It is not a resource table');
    for (const chunk of readChunks(bytes, table.body, table.end)) {
      if (chunk.type === CHUNK.stringPool) this.#strings ??= new StringPool(bytes, chunk);
      if (chunk.type === CHUNK.tablePackage) this.#addPackage(chunk);
    }
  }

  /** Everything that the value can stand for, references followed; a reference to nothing stands for nothing. */
  resolve(value: Value): Resource[] {
    if (value.kind === 'text') return [{ text: value.text, density: 0, isDefault: true }];
    const found: Resource[] = [];
    const ids = new Set([value.id]);
    for (const id of ids) {
      for (const type of this.#types.get(id >>> 16) ?? []) {
        if (found.length >= MOST_RESOURCES) return found;
        const entry = this.#read(type, id & 0xffff);
        if (entry?.kind === 'text') found.push({ text: entry.text, ...this.#configuration(type) });
        if (entry?.kind === 'reference' && ids.size < MOST_REFERENCES) ids.add(entry.id);
      }
    }
    return found;
  }

  #addPackage(chunk: Chunk): void {
    const packageId = this.#bytes.readUInt32LE(chunk.start + 8);
    let count = 0;
    for (const type of readChunks(this.#bytes, chunk.body, chunk.end)) {
      if (type.type !== CHUNK.tableType) continue;
      if (++count > MOST_TYPES) throw new Error('It has too many types of resources');
      const key = ((packageId << 8) | this.#bytes.readUInt8(type.start + 8)) >>> 0;
      const types = this.#types.get(key);
      if (types) types.push(type);
      else this.#types.set(key, [type]);
    }
  }

  #read(type: Chunk, index: number): Value | undefined {
    if (!this.#strings) throw new Error('It has no strings');
    return readEntry(this.#bytes.subarray(type.start, type.end), index, this.#strings);
  }

  #configuration({ start }: Chunk): Pick<Resource, 'density' | 'isDefault'> {
    const language = this.#bytes.readUInt16LE(start + 28);
    const density = this.#bytes.readUInt16LE(start + 34);
    return { density: density >= DENSITY_WORDS ? 0 : density, isDefault: language === 0 };
  }
}
