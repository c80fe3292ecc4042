/** What both runners take: the cases, the app, and the phone that they run on. */
import type { CasesOptions } from 'casewright/playwright';

export const port = (process.env.APPIUM_PORT ??= '4723');

export const onPhone = {
  files: 'cases/**/*.feature',
  platform: 'android',
  device: 'Pixel 8',
  // It is installed for each case.
  app: '../../fixtures/apps/shop.apk',
  // A phone that is a program answers at once; without this, a step has 20 seconds.
  stepTimeout: '2s',
  phones: {
    appium: `http://127.0.0.1:${port}`,
    devices: [
      {
        name: 'Pixel 8',
        platform: 'android',
        // For Appium's fake driver. Yours needs no capabilities, but its `udid` where there are several.
        capabilities: { platformName: 'Fake', 'appium:automationName': 'Fake' },
      },
    ],
  },
} satisfies CasesOptions;
