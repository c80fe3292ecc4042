/** A value of a compiled Android file: text, or a reference to a resource. */
import type { StringPool } from './StringPool.js';

export type Value = { kind: 'text'; text: string } | { kind: 'reference'; id: number };

const REFERENCE = 0x01;
const STRING = 0x03;
const FLOAT = 0x04;
const DYNAMIC_REFERENCE = 0x07;
const DECIMAL = 0x10;

/** Undefined for what can be neither a name nor a version nor a file: colours, sizes and the like. */
export function readValue(type: number, data: number, strings: StringPool): Value | undefined {
  switch (type) {
    case REFERENCE:
    case DYNAMIC_REFERENCE:
      return data === 0 ? undefined : { kind: 'reference', id: data };
    case STRING:
      return asText(strings.get(data));
    case FLOAT:
      return asText(String(toFloat(data)));
    case DECIMAL:
      return asText(String(data | 0));
    default:
      return undefined;
  }
}

const asText = (text: string | undefined): Value | undefined =>
  text === undefined ? undefined : { kind: 'text', text };

function toFloat(bits: number): number {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(bits);
  // A version 1.1 is kept in 32 bits: more digits than those hold would be noise.
  return Number(bytes.readFloatLE().toPrecision(7));
}
