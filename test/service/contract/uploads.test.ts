/** The contract's rules for apps and devices: opaque tokens, addresses that expire, uploads that are renewed. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../support/places.js';
import { ContractService } from './contractService.js';
import { ScriptedPhones } from './ScriptedPhones.js';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const OCTETS = { 'content-type': 'application/octet-stream' };

let contract: ContractService;
let app: Buffer;
let time = Date.parse('2026-11-20T10:00:00.000Z');
beforeAll(async () => {
  contract = await ContractService.start({ deviceBackEnd: new ScriptedPhones(), now: () => new Date(time) });
  app = await readFile(path.join(root, 'fixtures', 'apps', 'shop.apk'));
});
afterAll(() => contract.service.close());

const put = (address: string, body: Uint8Array | string = app, headers: Record<string, string> = OCTETS) =>
  contract.at('putUploadBinary', address, { body: body as BodyInit, headers });
const newUpload = () => contract.ask('createUpload', { body: { fileName: 'shop.apk' } });

describe('tokens', () => {
  test('tell nothing of what they stand for', async () => {
    const { items } = await contract.ask('listDevices');
    const upload = await contract.upload('shop.apk', app);
    for (const [token, id] of [
      [items[0]!.arn!, 'emulator-5554'],
      [items[1]!.arn!, '00008110-000A'],
      [upload.uploadArn!, upload.id],
    ] as const) {
      for (const form of [token, Buffer.from(token, 'base64url').toString('latin1')]) {
        expect(form).not.toContain(id);
      }
      expect(token).not.toContain(Buffer.from(id).toString('base64url').slice(0, 8));
    }
    const reported = JSON.stringify([items, upload, await contract.ask('listUploads')]);
    expect(reported).not.toContain('emulator-5554');
  });

  test('are refused once one character is changed, and for what they are not', async () => {
    const { arn } = (await contract.ask('listDevices')).items[0]!;
    const { uploadArn } = await contract.upload('shop.apk', app);
    const right = { deviceArn: arn!, uploadArn: uploadArn! };
    await contract.ask('createSession', { body: session(right) });
    const wrong = [
      ...tampered(right.deviceArn).map((deviceArn) => ({ ...right, deviceArn })),
      ...tampered(right.uploadArn).map((other) => ({ ...right, uploadArn: other })),
      { ...right, deviceArn: right.uploadArn },
      { ...right, uploadArn: right.deviceArn },
      { ...right, deviceArn: 'emulator-5554' },
    ];
    for (const tokens of wrong) {
      const { status, error } = await contract.refusal('createSession', { body: session(tokens) });
      expect(status).toBe(404);
      expect(error).toMatch(/deviceArn|uploadArn/);
    }
  });

  const session = (tokens: object) => ({
    ...{ title: 'T', prompt: '1. Pass', projectId: contract.projectId, platform: 'android' },
    ...tokens,
  });
});

describe('the address of a binary', () => {
  test('lasts an hour and needs no key', async () => {
    const { uploadUrl } = await newUpload();
    expect(uploadUrl).toMatch(/^http:\/\/127\.0\.0\.1:/);
    time += HOUR - 1;
    expect((await put(uploadUrl)).status).toBe(200);
    time += 1;
    expect(await put(uploadUrl)).toMatchObject({
      status: 403,
      body: { error: expect.stringContaining('expired') },
    });
  });

  test('takes bytes only, and only until the upload is submitted', async () => {
    const { id, uploadUrl } = await newUpload();
    const asked = { parameters: { upload_id: id } };
    const early = await contract.refusal('submitUpload', asked);
    expect(early).toMatchObject({ status: 409, error: expect.stringContaining('no binary yet') });
    expect((await put(uploadUrl, '{}', { 'content-type': 'application/json' })).status).toBe(415);
    expect((await put(uploadUrl, '')).status).toBe(400);
    expect((await put(uploadUrl)).status).toBe(200);
    await contract.ask('submitUpload', asked);
    expect((await put(uploadUrl)).status).toBe(409);
  });

  test('is of one upload only, and can’t be prolonged', async () => {
    const [first, second] = [await newUpload(), await newUpload()];
    const prolonged = new URL(first.uploadUrl);
    prolonged.searchParams.set('expires', String(time + DAY));
    const elsewhere = first.uploadUrl.replace(first.id, second.id);
    for (const address of [prolonged.href, elsewhere]) expect((await put(address)).status).toBe(403);
  });
});

test('an upload expires after 30 days, is refused then, and is renewed when it is listed', async () => {
  const { id, uploadArn } = await contract.upload('shop.apk', app);
  const look = () => contract.ask('getUpload', { parameters: { upload_id: id } });
  const { arn: deviceArn } = (await contract.ask('listDevices')).items[0]!;
  const body = {
    ...{ title: 'T', prompt: '1. Pass', projectId: contract.projectId, platform: 'android' },
    ...{ deviceArn, uploadArn },
  };
  time += 30 * DAY - 1;
  expect((await look()).isExpired).toBe(false);
  await contract.ask('createSession', { body });
  time += 1;
  expect(await look()).toMatchObject({ isExpired: true, status: 'succeeded', uploadArn });
  expect((await contract.refusal('createSession', { body })).status).toBe(409);
  const { items } = await contract.ask('listUploads');
  expect(items.find((upload) => upload.id === id)).toMatchObject({ isExpired: false, uploadArn });
  expect((await look()).isExpired).toBe(false);
  await contract.ask('createSession', { body });
});

/** With another character at its beginning, in its middle, at its end; and shorter and longer. */
function tampered(token: string): string[] {
  const places = [0, Math.floor(token.length / 2), token.length - 2];
  const other = (character: string) => (character === 'A' ? 'B' : 'A');
  const changed = places.map((at) => token.slice(0, at) + other(token[at]!) + token.slice(at + 1));
  return [...changed, token.slice(0, -4), `${token}AAAA`];
}
