/** Real packages, and what can be made of them: read for their apps, or refused in words. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readAppPackage } from '../../src/service/uploads/readAppPackage.js';
import { UnreadableAppError } from '../../src/service/uploads/StoredUpload.js';
import { root } from '../support/places.js';

type Parts = Record<string, Uint8Array>;

const apps = path.join(root, 'fixtures/apps');
const apk = await readFile(path.join(apps, 'shop.apk'));
const ipa = await readFile(path.join(apps, 'shop.ipa'));
const inApk: Parts = unzipSync(apk);
const inIpa: Parts = unzipSync(ipa);

const MANIFEST = 'AndroidManifest.xml';
const INFO_PLIST = 'Payload/Shop.app/Info.plist';
const ZEROS = new Uint8Array(8 * 2 ** 20);

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'casewright-packages-'))));
afterAll(() => rm(folder, { recursive: true }));

/** Libraries for these formats like to write to the console, which belongs to the user's test runner. */
const spies = () =>
  (['log', 'info', 'warn', 'error', 'debug'] as const).map((method) => vi.spyOn(console, method));
let written: ReturnType<typeof spies>;
beforeEach(() => void (written = spies()));
afterEach(() => {
  const calls: unknown[] = written.flatMap(({ mock }) => mock.calls);
  vi.restoreAllMocks();
  expect(calls).toEqual([]);
});

async function save(bytes: Uint8Array, name = 'upload'): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, bytes);
  return file;
}

const readBytes = async (bytes: Uint8Array) => readAppPackage(await save(bytes));
const withParts = (parts: Parts, changes: Parts) => zipSync({ ...parts, ...changes });
describe('readAppPackage', () => {
  test('reads an .apk, whose name is a resource', async () => {
    expect(await readAppPackage(path.join(apps, 'shop.apk'))).toEqual({
      fileType: 'ANDROID_APP',
      appName: null,
      appVersion: '1.4.2',
      identifier: 'dev.casewright.shop',
    });
  });

  test('reads an .ipa with a binary Info.plist', async () => {
    expect(await readAppPackage(path.join(apps, 'shop.ipa'))).toEqual({
      fileType: 'IOS_APP',
      appName: 'Casewright Shop',
      appVersion: '1.4.2',
      identifier: 'dev.casewright.shop',
    });
  });

  test('reads an .ipa whose Info.plist is XML', async () => {
    const xml = (await readFile(path.join(apps, 'ios/Info.plist'), 'utf8')).replace(
      'Shop<',
      'Shop &amp; Co<',
    );
    expect(await readBytes(withParts(inIpa, { [INFO_PLIST]: strToU8(xml) }))).toEqual({
      fileType: 'IOS_APP',
      appName: 'Casewright Shop & Co',
      appVersion: '1.4.2',
      identifier: 'dev.casewright.shop',
    });
  });

  test.each([
    ['shop.ipa', apk, 'ANDROID_APP'],
    ['shop.apk', ipa, 'IOS_APP'],
    ['shop', apk, 'ANDROID_APP'],
    ['shop.png', ipa, 'IOS_APP'],
  ])('goes by the content, not by the name %s', async (name, bytes, fileType) => {
    expect(await readAppPackage(await save(bytes, name))).toMatchObject({
      fileType,
      identifier: 'dev.casewright.shop',
    });
  });

  describe('refuses', () => {
    const manifest = inApk[MANIFEST]!;
    const bomb = withParts(inApk, { [MANIFEST]: ZEROS });

    test.each<[what: string, bytes: Uint8Array, reason: RegExp]>([
      ['a picture', strToU8('\x89PNG\r\n\x1a\n', true), /: it is not a zip archive/],
      ['an empty file', new Uint8Array(), /: it is empty\./],
      ['text', strToU8('Not an app.'), /: it is not a zip archive/],
      ['another zip archive', zipSync({ 'a.txt': strToU8('a') }), /: it is a zip archive with neither/],
      ['an empty zip archive', zipSync({}), /: it is a zip archive with neither/],
      ['an app bundle', zipSync({ 'base/manifest/AndroidManifest.xml': manifest }), /app bundle \(\.aab\)/],
      [
        'an .apk that was cut off',
        apk.subarray(0, -600),
        /: it is not a zip archive, or one that was cut off/,
      ],
      ['an .apk that lost its beginning', apk.subarray(3000), /: it is (a )?damaged/],
      ['a changed byte', garbled(MANIFEST, manifest), /checksum of its AndroidManifest\.xml is wrong/],
      [
        'a manifest of garbage',
        withParts(inApk, { [MANIFEST]: garbage(900) }),
        /its AndroidManifest\.xml is/,
      ],
      [
        'a manifest in plain XML',
        withParts(inApk, { [MANIFEST]: strToU8('<manifest/>') }),
        /Manifest\.xml is/,
      ],
      ['an empty manifest', withParts(inApk, { [MANIFEST]: new Uint8Array() }), /AndroidManifest\.xml is/],
      ['half a manifest', withParts(inApk, { [MANIFEST]: manifest.subarray(0, 600) }), /Manifest\.xml is/],
      ['a chunk without a size', withParts(inApk, { [MANIFEST]: endlessXml() }), /AndroidManifest\.xml is/],
      ['a manifest of 8 MB', bomb, /AndroidManifest\.xml would unpack to 8388608 bytes/],
      [
        'a manifest that lies about its 8 MB',
        claim(bomb, MANIFEST, 100),
        /AndroidManifest\.xml can't be unpacked/,
      ],
      ['an Info.plist of 8 MB', withParts(inIpa, { [INFO_PLIST]: ZEROS }), /Info\.plist would unpack to/],
      [
        'an Info.plist of garbage',
        withParts(inIpa, { [INFO_PLIST]: garbage(400) }),
        /Info\.plist is damaged/,
      ],
      ['a broken XML', withParts(inIpa, { [INFO_PLIST]: strToU8('<plist><dict><key>') }), /Info\.plist is/],
      [
        'an unknown entity',
        withParts(inIpa, { [INFO_PLIST]: strToU8('<plist>&a;</plist>') }),
        /Info\.plist is/,
      ],
      [
        'a list as Info.plist',
        withParts(inIpa, { [INFO_PLIST]: strToU8('<plist><array/></plist>') }),
        /Info/,
      ],
    ])('%s, and says why', async (_, bytes, reason) => {
      const error = await readBytes(bytes).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(UnreadableAppError);
      const { message } = error as UnreadableAppError;
      expect(message).toMatch(/^The file is not an Android or iOS app: .+\. Upload an \.apk or \.ipa file/);
      expect(message).toMatch(reason);
      expect(message).not.toContain(folder);
    });

    test.each([
      ['a missing file', 'missing', ': the file is missing.'],
      ['a folder', '', ': it is not a regular file.'],
    ])('%s', async (_, name, reason) => {
      const error = await readAppPackage(path.join(folder, name)).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(UnreadableAppError);
      expect(String(error)).toContain(reason);
      expect(String(error)).not.toContain(folder);
    });
  });

  test.each<[part: string, damage: (random: () => number) => Uint8Array]>([
    ['manifest', (random) => withParts(inApk, { [MANIFEST]: damaged(inApk[MANIFEST]!, random) })],
    [
      'binary Info.plist',
      (random) => withParts(inIpa, { [INFO_PLIST]: damaged(inIpa[INFO_PLIST]!, random) }),
    ],
    ['.apk', (random) => damaged(apk, random)],
    ['.ipa', (random) => damaged(ipa, random)],
  ])('reads or refuses, and does nothing else, whatever is broken in the %s', async (_, damage) => {
    const random = randomNumbers(7);
    for (let round = 0; round < 60; round++) {
      const read = await readBytes(damage(random)).catch((thrown: unknown) => thrown);
      if (read instanceof Error) expect(read, read.stack).toBeInstanceOf(UnreadableAppError);
    }
  });
});

/** Numbers from 0 to 1 that are the same each time. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

function garbage(length: number): Uint8Array {
  const random = randomNumbers(3);
  return Uint8Array.from({ length }, () => Math.floor(256 * random()));
}

/** A few bytes changed, preferably to those that sizes and counts are wrong with. */
function damaged(bytes: Uint8Array, random: () => number): Uint8Array {
  const changed = Uint8Array.from(bytes);
  for (let times = 1 + Math.floor(4 * random()); times > 0; times--) {
    const values = [0, 1, 0x7f, 0x80, 0xff, Math.floor(256 * random())];
    changed[Math.floor(changed.length * random())] = values[Math.floor(values.length * random())]!;
  }
  return changed;
}

/** An archive whose one entry, not compressed, has another byte than it had. */
function garbled(name: string, content: Uint8Array): Uint8Array {
  const archive = Buffer.from(zipSync({ [name]: [content, { level: 0 }] }));
  const middle = 30 + name.length + 100;
  archive.writeUInt8(archive.readUInt8(middle) ^ 0x55, middle);
  return archive;
}

/** The archive with another size of an entry in its directory. */
function claim(archive: Uint8Array, name: string, size: number): Uint8Array {
  const changed = Buffer.from(archive);
  const entry = changed.lastIndexOf(name) - 46;
  expect(changed.readUInt32LE(entry)).toBe(0x02014b50);
  changed.writeUInt32LE(size, entry + 24);
  return changed;
}

/** Binary XML with a chunk of no size, which a reader that trusts it never gets past. */
function endlessXml(): Uint8Array {
  const bytes = Buffer.alloc(64);
  bytes.set([3, 0, 8, 0, 64]);
  return bytes;
}
