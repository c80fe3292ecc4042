/** The program: help, version, and what it says of wrong usage. */
import { describe, expect, test } from 'vitest';
import packageJson from '../../package.json';
import { runWords } from './runWords.js';

const run = (...argv: string[]) => runWords(argv);

describe('casewright', () => {
  test('prints its version', async () => {
    expect(await run('--version')).toEqual({ code: 0, out: `${packageJson.version}\n`, err: '' });
  });

  test.each([
    [['--help']],
    [['serve', '--help']],
    [['init', '--help']],
    [['check', '--help']],
    [['report', '--help']],
    [['keys', '--help']],
    [['keys', 'add', '--help']],
  ])('explains itself within 80 columns for %j', async (argv) => {
    const { code, out, err } = await run(...argv);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(out).toMatchSnapshot();
  });

  test('without a command explains itself as wrong usage', async () => {
    const { code, out, err } = await run();
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('Usage: casewright');
  });

  test.each([
    [['sevre'], "unknown command 'sevre'", 'Did you mean serve?'],
    [['serve', '--prot', '1'], "unknown option '--prot'", 'Did you mean --port?'],
    [['serve', '--port', '70000'], "'70000' is invalid", 'Please give a number from 0 to 65535.'],
    [['serve', '--port', '4e3'], "'4e3' is invalid", 'Please give a number from 0 to 65535.'],
    [['serve', '--port'], "'--port <number>' argument missing", ''],
    [['serve', '--concurrency', '0'], "'0' is invalid", 'Please give a whole number from 1.'],
    [['serve', '--step-timeout', 'soon'], "'soon' is invalid", 'Please give milliseconds above 0, or a time'],
    [['serve', '--register', 'ws://127.0.0.1/'], 'is invalid', 'Please write name=ws://host:port/'],
    [['serve', '--register', 'desk=http://127.0.0.1/'], 'is invalid', 'Please write name=ws://host:port/'],
    [['serve', '--register', 'desk,beos=ws://127.0.0.1/'], 'is invalid', 'windows=… (or macos, linux)'],
    [['report'], "required option '--from <reports...>' not specified", ''],
    [['report', '--from', 'nowhere.json'], 'nowhere.json: there is no such file', ''],
    [['report', '--from', 'a', '--json', 'b', '--html', './b'], 'name the same file', 'Please give each one'],
    [
      ['report', '--from', 'a', '--junit-form', 'lax'],
      "'lax' is invalid",
      'Allowed choices are full, strict.',
    ],
    [['keys', 'add', 'ci'], 'Whose keys?', 'Please give --data <folder> or --database <address>'],
    [['keys', 'add', 'ci', '--data', 'd', '--expires', 'soon'], "'soon' is invalid", 'such as 90d'],
    [['keys', 'list', '--data', 'nowhere'], 'There is no data folder /nowhere', 'start it once'],
    [['serve', 'now'], "too many arguments for 'serve'", ''],
    [['serve'], "The service can't start: nothing starts here", ''],
  ])('says what is wrong with %j and ends with 2', async (argv, what, mend) => {
    const { code, out, err } = await run(...argv);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^error: /);
    expect(err).toContain(what);
    expect(err).toContain(mend);
    expect(err).not.toContain('    at ');
  });
});
