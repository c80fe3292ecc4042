import { describe, expect, it } from 'vitest';
import { junitXml } from '../../../src/report/junit/index.js';
import type { Report } from '../../../src/report/report.js';
import { sampleReport } from '../../support/sampleReport.js';
import { all, child, parsedJunit, properties, testNamed } from './parsedJunit.js';

const places = { folder: '/repository/casewright-report', attachmentBase: '/repository' };
const { report } = sampleReport();
const root = parsedJunit(junitXml(report, places));

const changed = (change: (copy: Report) => void): Report => {
  const copy = structuredClone(report);
  change(copy);
  return copy;
};

describe('A JUnit file', () => {
  it('has a suite for each file, with time, date, host, and by what it ran', () => {
    const cart = all(root, 'testsuite').find(
      ({ attributes }) => attributes['name'] === 'cases/cart.feature',
    )!;
    expect(cart.attributes).toMatchObject({
      ...{ tests: '10', failures: '3', errors: '0', skipped: '1' },
      ...{ timestamp: '2026-11-20T10:00:08.000Z', hostname: 'runner-1, runner-2', time: '10.705' },
    });
    expect(properties(cart)).toContainEqual(['runner', 'playwright 1.65.0']);
    expect(all(root, 'testsuite').map(({ attributes }) => attributes['name'])).toEqual([
      'The shop',
      'cases/cart.feature',
      'cases/größer/überweisung „1“.feature',
      'cases/mobile/login.feature',
      'cases/nightly.md',
      'cases/orders.feature.md',
      'cases/window-shopping.txt',
      'e2e/shop.spec.ts',
    ]);
  });

  it('counts its tests as they are written', () => {
    const count = (name: string) => all(root, 'testcase').filter((test) => child(test, name)).length;
    expect(root.attributes).toEqual({
      ...{ name: 'The shop', tests: String(all(root, 'testcase').length), time: '32.131' },
      ...{ failures: String(count('failure')), errors: String(count('error')) },
    });
  });

  it('says of a case where it stands, when it ran, and how long its session took', () => {
    expect(testNamed(root, 'A mug goes into the cart [firefox]').attributes).toEqual({
      ...{ classname: 'cases/cart.feature', file: 'cases/cart.feature', line: '7' },
      name: 'The cart › A mug goes into the cart [firefox]',
      id: 'firefox|cases/cart.feature|The cart|A mug goes into the cart|0',
      ...{ time: '1.062', timestamp: '2026-11-20T10:00:15.000Z' },
    });
  });

  it('has a failure with the reason, and text that ends in the place of the step', () => {
    const failure = child(testNamed(root, 'Adding 2 of Mug'), 'failure')!;
    expect(failure.attributes).toEqual({
      message: 'Expected "€ 17.00" in the "Cart" region is visible, but observed "€ 8.50" is visible.',
      type: 'expectation not met',
    });
    expect(failure.text.split('\n').slice(1)).toEqual([
      'Step: Then I should see "€ 17.00" in the "Cart" region',
      'Expected: "€ 17.00" in the "Cart" region is visible',
      'Observed: "€ 8.50" is visible',
      'Summary: A step did not do what the case says.',
      'Session: 5a3c0de0-0000-4000-8000-000000000005',
      '',
      '    at Then I should see "€ 17.00" in the "Cart" region (cases/cart.feature:15:7)',
    ]);
  });

  it('has an error where no judgement was reached, at the case where no step decided', () => {
    const error = child(testNamed(root, 'Importing orders'), 'error')!;
    expect(error.attributes).toEqual({ message: '402: No credits are left.', type: 'service refused' });
    expect(error.text).toBe('402: No credits are left.\n\n    at (cases/orders.feature.md:20:1)');
  });

  it('says why a case was skipped', () => {
    expect(child(testNamed(root, 'Delivery abroad'), 'skipped')?.attributes).toEqual({
      message: 'Duty is not known yet, see the backlog.',
    });
  });

  it('counts as skipped what only warns, for a reader must not fail for it', () => {
    const test = testNamed(root, 'Refunding');
    expect(child(test, 'skipped')?.attributes['message']).toMatch(
      /^Warns only \(service unreachable\): The service/,
    );
    expect(child(test, 'skipped')?.text).toMatch(/\(cases\/orders\.feature\.md:25:1\)$/);
    expect(child(test, 'error')).toBeUndefined();
  });

  it('lets a case pass that failed as it is expected to, and fail where it passed', () => {
    const expected = testNamed(root, 'taken off twice');
    expect(expected.children.map(({ name }) => name)).toEqual(['properties', 'system-out']);
    expect(properties(expected)).toContainEqual(['expected to fail', 'yes']);
    expect(child(testNamed(root, 'of another shop'), 'failure')?.attributes['type']).toBe(
      'passed unexpectedly',
    );
  });

  it('has an element for each attempt before the last', () => {
    const names = (part: string) => testNamed(root, part).children.map(({ name }) => name);
    expect(names('Adding 3 of Teapot')).toEqual(['properties', 'flakyFailure', 'system-out']);
    const retried = ['properties', 'failure', 'rerunFailure', 'rerunFailure', 'system-out'];
    expect(names('survives a reload')).toEqual(retried);
    const flaky = child(testNamed(root, 'Adding 3 of Teapot'), 'flakyFailure')!;
    expect(child(flaky, 'stackTrace')?.text).toMatch(/\(cases\/cart\.feature:15:7\)$/);
    expect(child(flaky, 'system-out')?.text).toMatch(/^\[\[ATTACHMENT\|/);
  });

  it('tells an earlier error from an earlier failure', () => {
    const mixed = changed(({ cases }) => {
      const [first] = cases.find(({ title }) => title === 'Adding 3 of Teapot')!.attempts;
      Object.assign(first!, { verdict: 'error', reason: 'page crashed' });
    });
    const test = testNamed(parsedJunit(junitXml(mixed, places)), 'Adding 3 of Teapot');
    expect(child(test, 'flakyError')?.attributes['type']).toBe('page crashed');
  });

  it('lists session, model, platform, device, credits, tags, steps and observations', () => {
    expect(properties(testNamed(root, 'With the right password'))).toEqual([
      ['session id', '5a3c0de0-0000-4000-8000-000000000024'],
      ['model', 'sonnet'],
      ['platform', 'android'],
      ['device', 'Google Pixel 9'],
      ['app', 'Shop 3.2'],
      ['credits', '2.25'],
      ['tags', '@mobile @platform:android'],
      ['project', 'android'],
      ['command', 'npx playwright test cases/mobile/login.feature:3 --project=android'],
      ['step[passed]', 'When I sign in as "ada" with "***"'],
      ['step[passed]', 'Then I should see "Hello, Ada"'],
      ['observation', 'The keyboard covers the button for a moment.'],
    ]);
    expect(properties(testNamed(root, 'Adding 2 of Mug')).map(([name]) => name)).toEqual(
      expect.arrayContaining(['reason', 'concern', 'step[failed]', 'step[not reached]']),
    );
  });

  it('attaches the picture of the step that decided first, then the others, each once', () => {
    const one = report.cases.find(({ title }) => title === 'Adding 2 of Mug')!;
    const files = one.attempts[0]!.screenshots.map(({ file }) => `casewright-report/${file ?? ''}`);
    expect(child(testNamed(root, 'Adding 2 of Mug'), 'system-out')?.text.split('\n')).toEqual(
      [files[2], files[0], files[1]].map((file) => `[[ATTACHMENT|${file ?? ''}]]`),
    );
  });

  it('gives each case of a plan run a test of its own', () => {
    const planned = all(root, 'testcase').filter(
      ({ attributes }) => attributes['classname'] === 'cases/nightly.md',
    );
    expect(planned.map(({ attributes, children }) => [attributes['name'], children[1]?.name])).toEqual([
      ['Nightly [e2e] › Sign in', 'system-out'],
      ['Nightly [e2e] › Pay by card', 'failure'],
      ['Nightly [e2e] › Pay by invoice', 'skipped'],
    ]);
    expect(properties(planned[1]!)).toContainEqual(['plan run id', '5a3c0de0-0000-4000-8000-000000000900']);
  });

  it('says why, by a reason of the list, and whose session it is only of the case that decided', () => {
    const inPlan = (title: string) => testNamed(root, `Nightly [e2e] › ${title}`);
    const { attempts } = report.cases.find(({ title }) => title === 'Nightly')!;
    expect(child(inPlan('Pay by card'), 'failure')?.attributes['type']).toBe(attempts[0]!.reason);
    const withSession = changed(({ cases }) => {
      const [attempt] = cases.find(({ title }) => title === 'Nightly')!.attempts;
      attempt!.sessionId = '5a3c0de0-0000-4000-8000-000000000901';
    });
    const facts = (title: string) =>
      properties(testNamed(parsedJunit(junitXml(withSession, places)), `Nightly [e2e] › ${title}`)).map(
        ([name]) => name,
      );
    expect(facts('Pay by card')).toEqual(expect.arrayContaining(['session id', 'reason', 'concern']));
    expect(facts('Pay by invoice')).not.toContain('session id');
    for (const name of ['session id', 'reason', 'concern']) expect(facts('Sign in')).not.toContain(name);
  });

  it('keeps the error of a plan run that none of its cases tells', () => {
    const cancelled = changed(({ cases }) => {
      const [attempt] = cases.find(({ title }) => title === 'Nightly')!.attempts;
      Object.assign(attempt!, { verdict: 'error', reason: 'plan run incomplete' });
      for (const step of attempt!.steps) step.status = 'passed';
    });
    const tests = all(parsedJunit(junitXml(cancelled, places)), 'testcase');
    const [own] = tests.filter(({ attributes }) => attributes['name'] === 'Nightly [e2e]');
    expect(child(own!, 'error')?.attributes['type']).toBe('plan run incomplete');
  });

  it('lists the tests of the suite that are no cases', () => {
    expect(child(testNamed(root, 'shows the price'), 'failure')?.text).toMatch(
      /\(e2e\/shop\.spec\.ts:14:1\)$/,
    );
    expect(testNamed(root, 'searches').children.map(({ name }) => name)).toEqual([
      'properties',
      'flakyFailure',
    ]);
  });

  it('tells what went wrong around the tests', () => {
    expect(properties(all(root, 'testsuite')[0]!).filter(([name]) => name === 'fault')).toEqual(
      report.faults.map((fault) => ['fault', fault]),
    );
  });

  it('is red where the run was, also if no test is', () => {
    const red = (change: (copy: Report) => void) => {
      const cases = report.cases.filter(({ effect }) => effect === 'passes');
      const few = changed((copy) => {
        Object.assign(copy, { cases, otherTests: [], faults: [], status: 'failed' });
        change(copy);
      });
      return all(parsedJunit(junitXml(few, places)), 'error').map(({ attributes }) => attributes);
    };
    const fault = 'unit/price.test.ts: Failed to load it.';
    expect(red((copy) => copy.faults.push(fault))).toEqual([
      { message: fault, type: 'hook or fixture failed' },
    ]);
    expect(red((copy) => Object.assign(copy, { faults: [fault], status: 'passed' }))).toEqual([]);
    const brokenOff = (parts: Report['parts']) =>
      red((copy) => Object.assign(copy, { status: 'interrupted', parts }));
    expect(brokenOff(report.parts.slice(0, 1))).toEqual([
      { message: 'The run was interrupted.', type: 'interrupted' },
    ]);
    expect(brokenOff(report.parts)).toEqual([]);
    const unexplained = (parts: Report['parts']) => red((copy) => Object.assign(copy, { parts }));
    expect(unexplained(report.parts.slice(0, 1))).toEqual([
      {
        message: 'The run failed, and neither a test nor a fault says why.',
        type: 'hook or fixture failed',
      },
    ]);
    // A later run has mended it.
    expect(unexplained(report.parts)).toEqual([]);
  });

  it('gives no two tests of a file the same name', () => {
    const twins = changed(({ cases }) => {
      for (const one of cases) if (one.file === 'cases/orders.feature.md') one.title = 'Twin';
      cases.push(...cases.filter(({ title }) => title === 'Twin').slice(0, 1));
    });
    const names = all(parsedJunit(junitXml(twins, places)), 'testcase').map(
      ({ attributes }) => `${attributes['classname'] ?? ''} ${attributes['name'] ?? ''}`,
    );
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('cases/orders.feature.md Orders › Twin [e2e] (line 8)');
  });

  it('is a file with a suite also where there was nothing to run', () => {
    const empty = { ...report, cases: [], otherTests: [], faults: [] };
    const { attributes, children } = parsedJunit(junitXml(empty, places));
    expect(attributes).toEqual({ name: 'The shop', tests: '0', failures: '0', errors: '0', time: '0' });
    expect(children.map(({ name }) => name)).toEqual(['testsuite']);
  });
});
