/** Info.plist in either of its forms, XML or binary: of the texts in its outermost dictionary those that name the app. */
import { DOMParser, onErrorStopParsing, type Node } from '@xmldom/xmldom';
import type { AppPackage } from './readAppPackage.js';

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
