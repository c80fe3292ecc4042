/** What is of S3 alone: addresses, big files, and what is said where it can't be reached. */
import { expect, test, vi } from 'vitest';
import { readS3Address, s3Files } from '../../../src/service/files/s3Files.js';
import { sizeOf, wholeOf } from '../../../src/service/files/Files.js';
import { startS3 } from './startS3.js';

test.each([
  ['s3://evidence', { bucket: 'evidence', prefix: '' }],
  ['s3://evidence/', { bucket: 'evidence', prefix: '' }],
  ['s3://my.evidence-2/a/b/', { bucket: 'my.evidence-2', prefix: 'a/b' }],
])('reads %s', (address, place) => {
  expect(readS3Address(address)).toEqual(place);
});

test.each(['s3:evidence', 's3://', 'https://evidence/', 's3://Evidence/a', 's3://evidence/a?b'])(
  'refuses %s',
  (address) => {
    expect(() => readS3Address(address)).toThrow(
      `${address} is no place in S3: please write s3://bucket/prefix.`,
    );
  },
);

test('takes what has several parts, and tells its size without reading it all', async () => {
  const files = await s3Files(await startS3());
  const part = Buffer.alloc(1024 * 1024, 'x');
  async function* parts() {
    for (let index = 0; index < 12; index++) yield await Promise.resolve(part);
  }
  expect(await files.put('uploads/big.apk', parts())).toEqual({ size: 12 * part.length });
  expect(await sizeOf(files, 'uploads/big.apk')).toBe(12 * part.length);
  const kept = await files.get('uploads/big.apk');
  const whole = kept && (await wholeOf(kept.bytes));
  expect(whole && Buffer.compare(whole, Buffer.concat(Array(12).fill(part) as Buffer[]))).toBe(0);
});

test('two folders of a bucket have nothing of each other', async () => {
  const address = await startS3();
  const [one, other] = [await s3Files(address), await s3Files(`${address}/other`)];
  await one.put('a', new Uint8Array([1]));
  expect(await other.get('a')).toBeUndefined();
});

test('a storage that refuses or is away is no storage without the file', async () => {
  await startS3();
  const elsewhere = await s3Files('s3://nowhere/a');
  await expect(elsewhere.get('a')).rejects.toThrow('bucket does not exist');
  await expect(elsewhere.put('a', new Uint8Array([1]))).rejects.toThrow('bucket does not exist');
  vi.stubEnv('AWS_ENDPOINT_URL_S3', 'http://127.0.0.1:1');
  await expect((await s3Files('s3://evidence')).get('a')).rejects.toThrow('ECONNREFUSED');
});
