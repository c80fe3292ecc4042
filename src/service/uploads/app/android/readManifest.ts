/** What AndroidManifest.xml, in its binary form, says of the app. */
import { CHUNK, readChunk, readChunks, type Chunk } from './chunks.js';
import { readValue, type Value } from './readValue.js';
import { StringPool } from './StringPool.js';

export interface Manifest {
  package: Value | undefined;
  versionName: Value | undefined;
  versionCode: Value | undefined;
  label: Value | undefined;
  icon: Value | undefined;
}

/** Attributes are known by their number: tools that shrink apps remove their names. */
const ATTRIBUTES: Readonly<Record<number, string>> = {
  0x01010001: 'label',
  0x01010002: 'icon',
  0x0101021b: 'versionCode',
  0x0101021c: 'versionName',
};

type Attributes = ReadonlyMap<string, Value>;

export function readManifest(bytes: Buffer): Manifest {
  const { manifest, application } = findElements(bytes);
  if (!manifest) throw new Error('There is no <manifest> in it');
  return {
    package: manifest.get('package'),
    versionName: manifest.get('versionName'),
    versionCode: manifest.get('versionCode'),
    label: application?.get('label'),
    icon: application?.get('icon'),
  };
}

interface Elements {
  manifest?: Attributes;
  application?: Attributes;
}

/** Ends with the two: what comes after is not needed, and in packages made by odd tools not always sound. */
function findElements(bytes: Buffer): Elements {
  const found: Elements = {};
  for (const { name, depth, attributes } of readElements(bytes)) {
    if (depth === 0 && name === 'manifest') found.manifest = attributes();
    if (depth === 1 && name === 'application') found.application = attributes();
    if (found.manifest && found.application) break;
  }
  return found;
}

interface Element {
  name: string | undefined;
  depth: number;
  attributes: () => Attributes;
}

function* readElements(bytes: Buffer): Generator<Element> {
  const root = readChunk(bytes, 0, bytes.length);
  if (root.type !== CHUNK.xml) throw new Error("It isn't in Android's binary form");
  let names: AttributeNames | undefined;
  let depth = 0;
  for (const chunk of readChunks(bytes, root.body, root.end)) {
    if (chunk.type === CHUNK.stringPool) names ??= new AttributeNames(bytes, new StringPool(bytes, chunk));
    if (chunk.type === CHUNK.endElement) depth--;
    if (chunk.type !== CHUNK.resourceMap && chunk.type !== CHUNK.startElement) continue;
    if (!names) throw new Error('An element comes before the strings');
    if (chunk.type === CHUNK.resourceMap) names.numbers ??= chunk;
    else yield readElement(bytes, chunk, names, depth++);
  }
}

function readElement(bytes: Buffer, { body }: Chunk, names: AttributeNames, depth: number): Element {
  const name = names.strings.get(bytes.readUInt32LE(body + 4));
  return { name, depth, attributes: () => readAttributes(bytes, body, names) };
}

function readAttributes(bytes: Buffer, body: number, names: AttributeNames): Attributes {
  const attributes = new Map<string, Value>();
  const first = body + bytes.readUInt16LE(body + 8);
  const size = bytes.readUInt16LE(body + 10);
  const count = bytes.readUInt16LE(body + 12);
  for (let index = 0; index < count; index++) {
    const start = first + index * size;
    const name = names.get(bytes.readUInt32LE(start + 4));
    const value = readValue(bytes.readUInt8(start + 15), bytes.readUInt32LE(start + 16), names.strings);
    if (name !== undefined && value) attributes.set(name, value);
  }
  return attributes;
}

class AttributeNames {
  /** The chunk that numbers the first of the strings, those that are names of Android's own attributes. */
  numbers: Chunk | undefined;

  constructor(
    readonly bytes: Buffer,
    readonly strings: StringPool,
  ) {}

  get(index: number): string | undefined {
    const place = this.numbers && this.numbers.body + 4 * index;
    const isNumbered = this.numbers !== undefined && place !== undefined && place + 4 <= this.numbers.end;
    // `package` is the one that has no number.
    return isNumbered ? ATTRIBUTES[this.bytes.readUInt32LE(place)] : this.strings.get(index);
  }
}
