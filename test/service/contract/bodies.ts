/** For each operation with a JSON body one with every field that there is. */
import type { z } from 'zod';
import type { ENDPOINTS } from '../../../src/contract/index.js';

type Table = typeof ENDPOINTS;
export type BodyName = {
  [Name in keyof Table]: Table[Name] extends { body: z.ZodType } ? Name : never;
}[keyof Table];

const ID = '0b54e7ba-37c8-4f5a-8f41-c6a2be7f2a10';
const app = { uploadArn: 'u', uploadType: 'own_app', appName: null, bundleId: 'dev.casewright.shop' };
const uploaded = { uploadArn: 'u', uploadType: 'existing', appName: 'Shop', bundleId: 'b', apps: [app] };
const mobile = { deviceArn: 'd', deviceName: 'Pixel 9', ...uploaded };

const project = { name: 'Shop', description: 'What is sold' };

const storedCase = {
  ...{ type: 'web', title: 'Buy', description: 'Somebody buys', scenario: '1. Look', format: 'plain_text' },
  ...{ startUrl: 'https://shop.example/', apiEnabled: true },
  apiMobileConfig: { ...mobile, platform: 'ANDROID' },
  apiWebConfig: { hostnameOverrideIds: [ID] },
  apiDesktopConfig: { userDeviceId: ID, name: 'desk', platform: 'linux', os: null },
  apiMultiDeviceConfig: [
    { kind: 'web', name: 'Seller', startUrl: null, userDeviceId: ID, localDeviceName: 'desk' },
    {
      kind: 'mobile',
      name: 'Buyer',
      mobilePlatform: 'ios',
      userDeviceId: ID,
      localDeviceName: 'x',
      ...mobile,
    },
  ],
};

const plan = {
  ...{ title: 'Evening', description: 'All of it', apiEnabled: true },
  ...{ executionMode: 'sequential', stopOnFailure: true },
  variables: [{ name: 'user', value: 'ada', isSecret: false }],
  caseIds: [ID],
};

export const BODIES: Readonly<Record<BodyName, Record<string, unknown>>> = {
  createProject: project,
  updateProject: project,
  registerUserDevice: {
    ...{ name: 'mine', platform: 'android', os: '14', address: 'http://127.0.0.1:1/' },
    ...{ udid: 'emulator-5554', app: 'dev.casewright.shop', capabilities: { 'appium:noReset': true } },
  },
  createUpload: { fileName: 'shop.apk' },
  createSession: {
    ...{ title: 'T', prompt: '1. Look', projectId: ID, platform: 'android', model: 'haiku' },
    ...{ deviceArn: 'd', deviceName: 'Pixel 9', uploadArn: 'u', appName: 'Shop', userDeviceId: ID },
  },
  createCase: storedCase,
  updateCase: storedCase,
  createPlan: plan,
  updatePlan: plan,
  triggerPlan: {
    model: 'haiku',
    mobileConfig: { deviceArn: 'd', deviceName: 'Pixel 9', uploadArn: 'u' },
    executionMode: 'parallel',
    userDeviceId: ID,
  },
};
