/** `device`, `app` and `executionMode` in every format, and what a desktop case has no use for. */
import { describe, expect, it } from 'vitest';
import { mistakes, read, readSound } from './reading.js';

const front =
  '---\nplatform: android\ndevice: Pixel 8 # ours\napp: build/shop.apk\nexecutionMode: parallel\n---\n';

describe('a device and an app', () => {
  it.each([
    [
      'a.feature',
      '# platform: android\n# device: Pixel 8\n# app: build/shop.apk\n# executionMode: parallel\nFeature: f\n  Scenario: a\n    * x\n',
    ],
    ['a.feature.md', `${front}# Feature: f\n## Scenario: a\n* Given x\n`],
    ['a.md', `${front}- x\n`],
    ['a.txt', `${front}x\n`],
  ])('are options of %s', (path, text) => {
    expect(readSound(path, text)[0]?.options).toEqual({
      platform: 'android',
      device: 'Pixel 8',
      app: 'build/shop.apk',
      executionMode: 'parallel',
    });
  });

  it('come from the nearest tag', () => {
    const text = `# device: far
@app:Shop @device:near
Feature: f
  @device:nearest @platform:ios
  Scenario: a
    * x
  @executionMode:sequential
  Scenario: b
    * x
`;
    expect(readSound('a.feature', text).map(({ options }) => options)).toEqual([
      { device: 'nearest', app: 'Shop', platform: 'ios' },
      { device: 'near', app: 'Shop', executionMode: 'sequential' },
    ]);
  });

  it('may look like numbers', () => {
    expect(readSound('a.md', '---\ndevice: 3310\napp: 007\n---\n- x\n')[0]?.options).toEqual({
      device: '3310',
      app: '007',
    });
  });

  it.each<[path: string, text: string, expected: string[]]>([
    ['a.md', '---\ndevice: Pixel\nplatform: desktop\n---\n- x\n', ['2:9 device']],
    ['a.txt', '---\nplatform: desktop\napp: a.apk\ndevice: x\n---\nx\n', ['3:6 app', '4:9 device']],
    ['a.feature', '# platform: desktop\n# app: a.apk\nFeature: f\n  Scenario: a\n    * x\n', ['2:3 app']],
    [
      'a.feature',
      '# device: x\nFeature: f\n  @platform:desktop\n  Scenario: a\n    * x\n  @platform:ios\n  Scenario: b\n    * x\n',
      ['1:3 device'],
    ],
    [
      'a.feature',
      '@platform:desktop\nFeature: f\n  @é @device:x\n  Scenario: a\n    * x\n  @device:y @platform:ios\n  Scenario: b\n    * x\n',
      ['3:6 device'],
    ],
    [
      'a.feature.md',
      '---\ndevice: x\nplatform: desktop\n---\n# Feature: f\n## Scenario: a\n* Given x\n',
      ['2:9 device'],
    ],
    [
      'a.md',
      '---\ndevice: x\nplatform: desktop\nplan: 0b8f1f0e-5c3e-4b8e-9a55-1f2d3c4b5a69\n---\n',
      ['2:9 device'],
    ],
  ])('are a mistake at their place where the file says platform: desktop: %s %j', (path, text, expected) => {
    expect(mistakes(read(path, text))).toEqual(
      expected.map((reported) => {
        const [place, name] = reported.split(' ');
        return `${place} Failed to read the option "${name}": it needs platform: android or ios, and the platform is desktop here. Please correct "platform", or take "${name}" out.`;
      }),
    );
  });
});
