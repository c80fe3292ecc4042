/**
 * `node test/bench/writing.mjs`: what it takes to make a report of outcomes: from the files that the entries have left, to
 * `report.json`, `junit.xml` and `index.html`. Each size has a process of its own; the last line is the ratio of the two.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadProduct } from './flow/loadProduct.mjs';
import { manyCases } from './manyCases.mjs';
import { tellTable } from './tellTable.mjs';

const SIZES = [1_000, 10_000];
const FILES = ['report.json', 'junit.xml', 'index.html'];
const [size] = process.argv.slice(2).map(Number);

if (size === undefined) tell(SIZES.map(measure));
else process.stdout.write(JSON.stringify(await write(size)));

function measure(cases) {
  const made = spawnSync(process.execPath, [fileURLToPath(import.meta.url), String(cases)], {
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`The report of ${cases} outcomes failed:\n${made.stderr}`);
  return { cases, ...JSON.parse(made.stdout) };
}

async function write(cases) {
  const { reportRun, resolveOptions } = await loadProduct();
  const folder = mkdtempSync(path.join(tmpdir(), 'casewright-bench-'));
  try {
    const run = endedRun(cases, path.join(folder, 'outcomes'));
    const output = path.join(folder, 'report');
    const options = resolveOptions({ outputDir: output }, folder);
    const before = process.memoryUsage().rss;
    const said = [];
    const around = {
      version: '0.1.0',
      env: {},
      print: (text) => said.push(text),
      cwd: folder,
      colors: false,
    };
    const begun = performance.now();
    await reportRun(() => run, options, around);
    const time = performance.now() - begun;
    const peak = process.resourceUsage().maxRSS * 1024;
    const bytes = Object.fromEntries(FILES.map((name) => [name, statSync(path.join(output, name)).size]));
    return { time, memory: peak - before, bytes };
  } catch (error) {
    throw new Error('No report was written.', { cause: error });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function endedRun(cases, folder) {
  mkdirSync(folder, { recursive: true });
  const { parts, sources, ...report } = manyCases(cases);
  const tests = report.cases.map((one, index) => {
    const file = path.join(folder, `${index}.json`);
    writeFileSync(file, JSON.stringify(outcomeOf(one, sources)));
    return endedTest(one, file);
  });
  return { part: parts[0], tests, faults: [], redact: (text) => text };
}

function factsOf({ file, folder, line, column, title, suites, format, tags }) {
  return { file, folder, line, column, title, suites, format, tags };
}

function outcomeOf(one, sources) {
  const [{ message, line, column, startedAt, duration, steps, verdict, reason }] = one.attempts;
  const { text, line: first } = sources[one.source];
  return {
    ...{ schema: 'casewright-outcome/1', case: factsOf(one), source: { line: first, text } },
    ...{ verdict, reason, gate: 'fail', message, place: { line, column }, steps, startedAt, duration },
    ...{ session: null, sessionId: null, planRun: null, planRunId: null, observations: [], screenshots: [] },
    ...{ messages: [], timeline: null, capture: null, remarks: [] },
  };
}

function endedTest(one, file) {
  const [{ verdict, startedAt, duration, message }] = one.attempts;
  const isOk = verdict === 'passed';
  const attempt = {
    ...{ status: isOk ? 'passed' : 'failed', isOk, startedAt: new Date(startedAt), duration },
    ...{ errors: isOk ? [] : [message], note: null, outcome: { path: file }, pictures: [] },
  };
  const { line, column, title, suites, project, repetition, command } = one;
  return {
    ...{ file: one.file, line, column, title, suites, project, repetition, isOk },
    ...{ entry: { facts: factsOf(one), command }, attempts: [attempt] },
  };
}

function tell(measured) {
  const [few, many] = measured;
  const ratio = {
    cases: `${many.cases} : ${few.cases}`,
    time: many.time / few.time,
    memory: many.memory / few.memory,
    bytes: Object.fromEntries(FILES.map((name) => [name, many.bytes[name] / few.bytes[name]])),
  };
  const megabytes = (bytes, row) => (row === ratio ? bytes.toFixed(1) : (bytes / 1e6).toFixed(1));
  tellTable({
    name: 'writing',
    rows: [...measured, ratio],
    columns: {
      outcomes: ({ cases }) => cases,
      'time (ms)': (row) => (row === ratio ? row.time.toFixed(1) : Math.round(row.time)),
      'memory (MB)': (row) => megabytes(row.memory, row),
      ...Object.fromEntries(FILES.map((name) => [`${name} (MB)`, (row) => megabytes(row.bytes[name], row)])),
    },
  });
}
