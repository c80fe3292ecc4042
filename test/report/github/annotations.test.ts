import { describe, expect, it } from 'vitest';
import { annotations } from '../../../src/report/github/tellGithub.js';
import type { Report } from '../../../src/report/report.js';
import { hostileReport } from '../../support/hostileReport.js';
import { sampleReport } from '../../support/sampleReport.js';
import { embeddedCommands, workflowCommands } from './workflowCommands.js';

const { report } = sampleReport();
const only = (...titles: string[]): Report => ({
  ...{ ...report, otherTests: [] },
  cases: report.cases.filter(({ title }) => titles.includes(title)),
});

describe('Annotations', () => {
  it('stand on the line of the step that decided, with what was expected and observed', () => {
    expect(workflowCommands(annotations(only('Adding 2 of Mug')))).toEqual([
      {
        name: 'error',
        properties: {
          ...{ file: 'cases/cart.feature', line: '15', col: '7' },
          title:
            'The cart › The total is the sum of what is in the cart › Adding <count> of <product> › Adding 2 of Mug [e2e]',
        },
        message: [
          'Failed (expectation not met)',
          'Step: Then I should see "€ 17.00" in the "Cart" region',
          'Expected: "€ 17.00" in the "Cart" region is visible',
          'Observed: "€ 8.50" is visible',
        ].join('\n'),
      },
    ]);
  });

  it('are at most ten, failures first, then errors', () => {
    const heads = workflowCommands(annotations(report)).map(({ message }) => message.split(' (')[0]);
    expect(heads).toEqual([...Array<string>(5).fill('Failed'), ...Array<string>(5).fill('No verdict')]);
  });

  it('warn of what a gate lets pass, and note what was flaky', () => {
    const shown = workflowCommands(annotations(only('Adding 3 of Teapot', 'Refunding', 'Importing orders')));
    expect(shown.map(({ name, message }) => [name, message.split('\n')[0]])).toEqual([
      ['error', 'No verdict (service refused)'],
      ['warning', 'No verdict (service unreachable)'],
      ['notice', 'Passed, but not at once.'],
    ]);
  });

  it('name tests that are no cases, after the cases', () => {
    const shown = workflowCommands(
      annotations({ ...only('Importing orders'), otherTests: report.otherTests }),
    );
    expect(shown.map(({ properties }) => properties['file'])).toEqual([
      'cases/orders.feature.md',
      'e2e/shop.spec.ts',
    ]);
  });

  it('are none where all is well', () => {
    expect(annotations(only('A mug goes into the cart', 'Delivery abroad'))).toBe('');
  });

  it('escape what has a meaning in a command', () => {
    const odd = structuredClone(only('Adding 2 of Mug'));
    const [one] = odd.cases;
    Object.assign(one!, { file: 'cases/a,b:c%0A.feature', title: 'x::y,line=1' });
    const [shown] = workflowCommands(annotations(odd));
    expect(shown?.properties).toMatchObject({ file: 'cases/a,b:c%0A.feature', line: '15' });
    expect(shown?.properties['title']).toContain('x::y,line=1');
  });

  it('can be started by no text from outside', () => {
    const printed = annotations(hostileReport());
    const shown = workflowCommands(printed);
    expect(shown).toHaveLength(10);
    expect(shown.filter(({ properties }) => !properties['file']?.startsWith('cases/'))).toEqual([]);
    expect(
      printed.split('\n').filter((line) => line !== '' && !line.startsWith('::error file=cases/')),
    ).toEqual([]);
    expect(embeddedCommands(printed)).toEqual([]);
  });
});
