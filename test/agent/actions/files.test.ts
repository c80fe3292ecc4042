/** Files that go to a page and come from it. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carryOutCase, failureOfCase } from './carryOutCase.js';
import { serveSite } from './serveSite.js';

const show = `this.nextElementSibling.textContent = [...this.files].map((one) => one.name + ' ' + one.size).join()`;
const attached = (name: string) => ({ 'content-disposition': `attachment; filename="${name}"` });
const site = serveSite({
  '/': `<h1>Files</h1><label>Avatar <input type="file" onchange="${show}"><p></p></label>
    <label for="many">Photos</label><input id="many" type="file" multiple hidden onchange="${show}"><p></p>
    <label>Locked <input type="file" disabled></label>
    <button onclick="pick.click()">Choose a document</button><input id="pick" type="file" hidden onchange="${show}"><p></p>`,
  '/one': `<h1>One</h1><input type="file" onchange="${show}"><p></p>`,
  '/get': `<h1>Get</h1><a href="/report.csv">Report</a> <a href="/x.bin">Binary</a> <a href="/get">Nothing</a>`,
  '/report.csv': { body: 'name;price\nMilk;1.20\n', headers: attached('report.csv') },
  '/x.bin': { body: 'a\0b', headers: attached('x.bin') },
});
const folder = mkdtempSync(path.join(tmpdir(), 'casewright-files-'));
const files = [path.join(folder, 'cases')];
beforeAll(() => {
  mkdirSync(path.join(folder, 'cases', 'pictures'), { recursive: true });
  writeFileSync(path.join(folder, 'cases', 'photo.png'), 'four');
  writeFileSync(path.join(folder, 'cases', 'pictures', 'b.png'), '12345');
  writeFileSync(path.join(folder, 'secret.txt'), 'secret');
  symlinkSync(path.join(folder, 'secret.txt'), path.join(folder, 'cases', 'link.txt'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = (at: string, ...steps: string[]) =>
  carryOutCase(site.page, [`Given I am on "${at}"`, ...steps], { startUrl: site.startUrl, files });
const failure = async (at: string, ...steps: string[]) => {
  const options = { startUrl: site.startUrl, files };
  return (await failureOfCase(await site.newPage(), [`Given I am on "${at}"`, ...steps], options)).message;
};

describe('an upload', () => {
  it('goes to the field with the label, seen or hidden, and to what asks for files', async () => {
    const { done } = await run('/', 'I upload "photo.png" to the "Avatar" field', 'Then I see "photo.png 4"');
    expect(done[1]?.summary).toBe('Uploaded "photo.png" to the "Avatar" field.');
    await run('/', 'I upload "photo.png" and "pictures/b.png" to "Photos"', 'I see "photo.png 4,b.png 5"');
    await run('/', 'I upload "photo.png" by "Choose a document"', 'Then I see "photo.png 4"');
  });

  it('goes to the only place for files where none is named', async () => {
    await run('/one', 'I upload "photo.png"', 'Then I see "photo.png 4"');
    await Promise.all([
      expect(failure('/', 'I upload "photo.png"')).resolves.toMatch(/^The page has 4 places for files/),
      expect(failure('/get', 'I upload "photo.png"')).resolves.toMatch(/^There is no place for files/),
    ]);
  });

  it('of a file that is not there fails, with the nearest', async () => {
    expect(await failure('/one', 'I upload "foto.png"')).toBe(
      `Failed to upload "foto.png": there is no such file in ${files[0]}. Did you mean "photo.png"?`,
    );
  });

  it('of a file outside of the folders fails', async () => {
    await Promise.all([
      expect(failure('/one', 'I upload "../secret.txt"')).resolves.toContain(
        'it lies outside of the folders',
      ),
      expect(failure('/one', `I upload "${path.join(folder, 'secret.txt')}"`)).resolves.toContain(
        'outside of the folders',
      ),
      expect(failure('/one', 'I upload "link.txt"')).resolves.toMatch(/^Failed to upload "link.txt"/),
    ]);
  });

  it('to a field that is disabled fails', async () => {
    expect(await failure('/', 'I upload "photo.png" to "Locked"')).toContain('it is disabled');
  });
});

describe('a download', () => {
  it('is made by a click, and its name and content are checked', async () => {
    const checks = ['Then the file "report.csv" is downloaded', 'the downloaded file contains "Milk;1.20"'];
    const { done } = await run(
      '/get',
      'I download "Report"',
      ...checks,
      'the downloaded file does not contain "Tea"',
    );
    expect(done[1]?.summary).toBe('Downloaded the file "report.csv" by clicking "Report".');
    await run('/get', 'I click "Report"', ...checks, 'the name of the downloaded file ends with ".csv"');
    await run('/get', 'Then no file is downloaded');
  });

  it('fails where there is none, or another one, or other words in it', async () => {
    await Promise.all([
      expect(failure('/get', 'I download "Nothing"')).resolves.toContain('but no download began'),
      expect(failure('/get', 'Then a file is downloaded')).resolves.toContain('but observed: no download.'),
      expect(failure('/get', 'I download "Report"', 'the file "a.csv" is downloaded')).resolves.toContain(
        'the download "report.csv"',
      ),
      expect(failure('/get', 'I download "Report"', 'no file is downloaded')).resolves.toContain(
        'the download "report.csv"',
      ),
      expect(failure('/get', 'I download "Report"', 'the downloaded file contains "Tea"')).resolves.toContain(
        'Milk',
      ),
      expect(failure('/get', 'Then the downloaded file does not contain "Tea"')).resolves.toContain(
        'No file was downloaded',
      ),
    ]);
  });

  it('that a step before has seen is none that a later action has made', async () => {
    const download = ['I download "Report"', 'Then the file "report.csv" is downloaded'];
    const nothing = ['I click "Nothing"', 'Then the file "report.csv" is downloaded'];
    expect(await failure('/get', ...download, ...nothing)).toContain(
      'the download "report.csv", which a step before has seen already; none since then',
    );
    await run('/get', ...download, 'Then the file "report.csv" is downloaded', ...download);
  });

  it('that is no text can be asked for its name only', async () => {
    await run('/get', 'I download "Binary"', 'Then the downloaded file is called "x.bin"');
    expect(
      await failure('/get', 'I download "Binary"', 'the downloaded file does not contain "z"'),
    ).toContain('is no text');
  });
});
