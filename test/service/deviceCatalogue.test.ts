/** The device catalogue over the wire: what a back end has, without its identifiers. */
import { describe, expect, test } from 'vitest';
import type { BackEndDevice, DeviceBackEnd } from '../../src/service/devices.js';
import { refusalOf, sealer, startUploads, type Answer } from '../support/uploadService.js';

describe('the device catalogue', () => {
  const pixel: BackEndDevice = {
    id: 'emulator-5554',
    udid: 'emulator-5554',
    name: 'Pixel 8',
    platform: 'ANDROID',
  };
  const iphone: BackEndDevice = { id: '00008110-1', name: 'iPhone 15', platform: 'IOS' };
  const backEnd: DeviceBackEnd = {
    devices: () => Promise.resolve([pixel, iphone]),
    run: () => Promise.reject(new Error('not asked for here')),
  };
  const namesOf = ({ body }: Answer) => (body as { items: { name: string }[] }).items.map(({ name }) => name);

  test('shows the devices of a platform under tokens that only this service can open', async () => {
    const { ask, catalogue } = await startUploads({ backEnd });
    expect(namesOf(await ask('/api/devices'))).toEqual(['Pixel 8', 'iPhone 15']);
    const answer = await ask('/api/devices?platform=ANDROID');
    expect(answer.body).toEqual({
      items: [{ arn: expect.any(String), name: 'Pixel 8', platform: 'ANDROID' }],
    });
    expect(JSON.stringify(answer.body)).not.toContain(pixel.id);
    const { items } = answer.body as { items: { arn: string }[] };
    expect(await ask('/api/devices?platform=ANDROID')).toEqual(answer);
    expect(catalogue.resolve(items[0]!.arn)).toEqual({
      id: pixel.id,
      name: 'Pixel 8',
      platform: 'ANDROID',
    });
    expect(await refusalOf(() => catalogue.resolve('emulator-5554'))).toMatchObject({ status: 404 });
    expect(await ask('/api/devices?platform=WEB')).toMatchObject({ status: 400 });
  });

  test('is empty without a back end, and says so of every token', async () => {
    const { ask, catalogue } = await startUploads();
    expect((await ask('/api/devices')).body).toEqual({ items: [] });
    const refused = await refusalOf(() => catalogue.resolve(sealer.seal('device', pixel.id)));
    expect(refused).toMatchObject({ status: 422, message: expect.stringContaining('no device back end') });
  });
});
