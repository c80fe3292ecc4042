/** One entry of a type chunk of a resource table, in each of the forms that Android's tools write. */
import { readValue, type Value } from './readValue.js';
import type { StringPool } from './StringPool.js';

const SPARSE = 0x01;
const SHORT_OFFSETS = 0x02;
const COMPLEX = 0x0001;
const COMPACT = 0x0008;

/** Undefined where the type has no such entry, or one that isn't a single value. */
export function readEntry(type: Buffer, index: number, strings: StringPool): Value | undefined {
  const offset = findOffset(type, index);
  if (offset === undefined) return undefined;
  const start = type.readUInt32LE(16) + offset;
  const flags = type.readUInt16LE(start + 2);
  if (flags & COMPACT) return readValue(flags >>> 8, type.readUInt32LE(start + 4), strings);
  if (flags & COMPLEX) return undefined;
  const value = start + type.readUInt16LE(start);
  return readValue(type.readUInt8(value + 3), type.readUInt32LE(value + 4), strings);
}

function findOffset(type: Buffer, index: number): number | undefined {
  const offsets = type.readUInt16LE(2);
  const flags = type.readUInt8(9);
  const count = type.readUInt32LE(12);
  if (flags & SPARSE) return findSparseOffset(type, index, count);
  if (index >= count) return undefined;
  if (flags & SHORT_OFFSETS) {
    const offset = type.readUInt16LE(offsets + 2 * index);
    return offset === 0xffff ? undefined : 4 * offset;
  }
  const offset = type.readUInt32LE(offsets + 4 * index);
  return offset === 0xffffffff ? undefined : offset;
}

/** Pairs of an index and a quarter of its offset, in the order of the indices. */
function findSparseOffset(type: Buffer, index: number, count: number): number | undefined {
  const pairs = type.readUInt16LE(2);
  let [low, high] = [0, count];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const found = type.readUInt16LE(pairs + 4 * middle);
    if (found === index) return 4 * type.readUInt16LE(pairs + 4 * middle + 2);
    if (found < index) low = middle + 1;
    else high = middle;
  }
  return undefined;
}
