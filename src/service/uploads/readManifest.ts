/** What an app's manifest says of it: AndroidManifest.xml in its binary form, and Info.plist, XML or binary. */
import type { AppPackage } from './readAppPackage.js';
import { DOMParser, onErrorStopParsing, type Node } from '@xmldom/xmldom';

/** @throws where it is damaged, or in another form; nothing it says is trusted, so each walk comes to an end */
export function readAndroidManifest(bytes: Buffer): Omit<AppPackage, 'fileType'> {
  const { manifest, application } = findElements(bytes);
  if (!manifest) throw new Error('There is no <manifest> in it');
  return {
    appName: application?.get('label') ?? null,
    appVersion: manifest.get('versionName') ?? manifest.get('versionCode') ?? null,
    identifier: manifest.get('package') ?? null,
  };
}

interface Chunk {
  type: number;
  start: number;
  /** Where its header ends and its content starts. */
  body: number;
  end: number;
}

const XML = 0x0003;
const STRING_POOL = 0x0001;
const RESOURCE_MAP = 0x0180;
const START_ELEMENT = 0x0102;
const END_ELEMENT = 0x0103;

type Attributes = ReadonlyMap<string, string>;

/** Ends with the two: what comes after is not needed, and in packages made by odd tools not always sound. */
function findElements(bytes: Buffer): { manifest?: Attributes; application?: Attributes } {
  const root = readChunk(bytes, 0, bytes.length);
  if (root.type !== XML) throw new Error("It isn't in Android's binary form");
  let manifest: Attributes | undefined;
  const tables = new Map<number, Chunk>();
  let depth = 0;
  for (const chunk of readChunks(bytes, root)) {
    if (chunk.type === END_ELEMENT) depth--;
    else if (chunk.type !== START_ELEMENT) {
      if (!tables.has(chunk.type)) tables.set(chunk.type, chunk);
    } else {
      const reader = readerOf(bytes, tables.get(STRING_POOL), tables.get(RESOURCE_MAP));
      const name = reader.string(bytes.readUInt32LE(chunk.body + 4));
      if (depth === 0 && name === 'manifest') manifest = readAttributes(bytes, chunk, reader);
      else if (depth === 1 && name === 'application' && manifest)
        return { manifest, application: readAttributes(bytes, chunk, reader) };
      depth++;
    }
  }
  return manifest ? { manifest } : {};
}

/** The chunk that starts here, wholly inside the given end. */
function readChunk(bytes: Buffer, start: number, within: number): Chunk {
  const [header, size] = [bytes.readUInt16LE(start + 2), bytes.readUInt32LE(start + 4)];
  if (header < 8 || header > size || start + size > within)
    throw new Error(`A chunk at ${start} claims ${size} bytes, ${header} of them its header`);
  return { type: bytes.readUInt16LE(start), start, body: start + header, end: start + size };
}

function* readChunks(bytes: Buffer, { body, end }: Chunk): Generator<Chunk> {
  for (let start = body; start + 8 <= end;) {
    const chunk = readChunk(bytes, start, end);
    yield chunk;
    start = chunk.end;
  }
}

interface Reader {
  string: (index: number) => string | undefined;
  /** Android's own are known by their number: tools that shrink apps remove their names. `package` has none. */
  attribute: (index: number) => string | undefined;
}

const ATTRIBUTES: Readonly<Record<number, string>> = {
  0x01010001: 'label',
  0x0101021b: 'versionCode',
  0x0101021c: 'versionName',
};

function readerOf(bytes: Buffer, strings: Chunk | undefined, numbers: Chunk | undefined): Reader {
  if (!strings) throw new Error('An element comes before the strings');
  const string = (index: number) => readString(bytes, strings, index);
  const attribute = (index: number) => {
    const place = numbers ? numbers.body + 4 * index : 0;
    return numbers && place + 4 <= numbers.end ? ATTRIBUTES[bytes.readUInt32LE(place)] : string(index);
  };
  return { string, attribute };
}

const MOST_BYTES = 10_000;

function readString(bytes: Buffer, { start, body, end }: Chunk, index: number): string | undefined {
  if (index === 0xffffffff) return undefined;
  if (index >= bytes.readUInt32LE(start + 8)) throw new Error(`There is no string ${index}`);
  const isUtf8 = (bytes.readUInt32LE(start + 16) & 0x100) !== 0;
  let at = start + bytes.readUInt32LE(start + 20) + bytes.readUInt32LE(body + 4 * index);
  // A length takes twice the room where its highest bit says so; in UTF-8 that of the characters comes first.
  const lengthAt = (): number => {
    const [unit, bits] = isUtf8 ? [1, 8] : [2, 16];
    const first = bytes.readUIntLE(at, unit);
    const isLong = first >> (bits - 1) === 1;
    const length = isLong
      ? ((first & ~(1 << (bits - 1))) << bits) | bytes.readUIntLE(at + unit, unit)
      : first;
    at += isLong ? 2 * unit : unit;
    return length;
  };
  if (isUtf8) lengthAt();
  const length = isUtf8 ? lengthAt() : 2 * lengthAt();
  if (length < 0 || at + length > end) throw new Error(`String ${index} ends outside of its pool`);
  // No name or version is as long: whoever asks for it a million times is to get an answer.
  if (length > MOST_BYTES) return undefined;
  return bytes.toString(isUtf8 ? 'utf8' : 'utf16le', at, at + length);
}

function readAttributes(bytes: Buffer, { body }: Chunk, reader: Reader): Attributes {
  const attributes = new Map<string, string>();
  const first = body + bytes.readUInt16LE(body + 8);
  const [size, count] = [bytes.readUInt16LE(body + 10), bytes.readUInt16LE(body + 12)];
  for (let index = 0; index < count; index++) {
    const start = first + index * size;
    const name = reader.attribute(bytes.readUInt32LE(start + 4));
    const [kind, data] = [bytes.readUInt8(start + 15), bytes.readUInt32LE(start + 16)];
    // A text or a whole number: what is a reference to a resource is not looked up.
    const value = kind === 0x03 ? reader.string(data) : kind === 0x10 ? String(data | 0) : undefined;
    if (name !== undefined && value !== undefined) attributes.set(name, value);
  }
  return attributes;
}

/** @throws where it is damaged, or no dictionary */
export function readInfoPlist(bytes: Buffer): Omit<AppPackage, 'fileType'> {
  const isBinary = bytes.toString('latin1', 0, 6) === 'bplist';
  const texts = isBinary ? readBinary(bytes) : readXml(bytes.toString('utf8'));
  const first = (...keys: string[]) => keys.map((key) => texts.get(key)?.trim()).find(Boolean) ?? null;
  return {
    appName: first('CFBundleDisplayName', 'CFBundleName'),
    appVersion: first('CFBundleShortVersionString', 'CFBundleVersion'),
    identifier: first('CFBundleIdentifier'),
  };
}

type Texts = ReadonlyMap<string, string>;

function readXml(xml: string): Texts {
  const document = new DOMParser({ onError: onErrorStopParsing }).parseFromString(xml.trim(), 'text/xml');
  const root = document.documentElement;
  const [dictionary] = root?.nodeName === 'plist' ? elementsIn(root) : [];
  if (dictionary?.nodeName !== 'dict') throw new Error('It is no dictionary');
  const texts = new Map<string, string>();
  const entries = elementsIn(dictionary);
  for (const [at, { nodeName, textContent: key }] of entries.entries()) {
    const value = entries[at + 1];
    if (nodeName === 'key' && value?.nodeName === 'string') texts.set(key ?? '', value.textContent ?? '');
  }
  return texts;
}

const elementsIn = (parent: Node): Node[] =>
  [...parent.childNodes].filter(({ nodeType, ELEMENT_NODE }) => nodeType === ELEMENT_NODE);

/** Of characters, and of entries: far above what real apps have. */
const MOST = 10_000;

/** Objects are in a table; a dictionary refers to its keys, then to its values. Lists inside it are not followed. */
function readBinary(bytes: Buffer): Texts {
  const trailer = bytes.subarray(-32);
  const [offsetSize, referenceSize] = [trailer.readUInt8(6), trailer.readUInt8(7)];
  const number = (at: number, size: number) =>
    size === 8 ? Number(bytes.readBigUInt64BE(at)) : bytes.readUIntBE(at, size);
  const tableAt = Number(trailer.readBigUInt64BE(24));
  const placeOf = (index: number) => number(tableAt + index * offsetSize, offsetSize);
  const textAt = (index: number): string | undefined => {
    const { kind, count, body } = objectAt(bytes, placeOf(index));
    if ((kind !== 0x5 && kind !== 0x6) || count > MOST) return undefined;
    const end = body + (kind === 0x5 ? count : 2 * count);
    if (end > bytes.length) throw new Error('A text ends outside of it');
    return kind === 0x5
      ? bytes.toString('latin1', body, end)
      : Buffer.from(bytes.subarray(body, end)).swap16().toString('utf16le');
  };
  const { kind, count, body } = objectAt(bytes, placeOf(Number(trailer.readBigUInt64BE(16))));
  if (kind !== 0xd || count > MOST) throw new Error('It is no dictionary');
  const texts = new Map<string, string>();
  for (let index = 0; index < count; index++) {
    const reference = (place: number) => number(body + place * referenceSize, referenceSize);
    const [key, text] = [textAt(reference(index)), textAt(reference(count + index))];
    if (key !== undefined && text !== undefined) texts.set(key, text);
  }
  return texts;
}

/** A byte says the kind of an object and how much is in it; 15 and more come as a number of their own. */
function objectAt(bytes: Buffer, at: number) {
  const byte = bytes.readUInt8(at);
  const [kind, few] = [byte >> 4, byte & 0xf];
  if (few < 0xf) return { kind, count: few, body: at + 1 };
  const size = 2 ** (bytes.readUInt8(at + 1) & 0x3);
  const count = size === 8 ? Number(bytes.readBigUInt64BE(at + 2)) : bytes.readUIntBE(at + 2, size);
  return { kind, count, body: at + 2 + size };
}
