/**
 * `node test/bench/ahead.mjs`: many hosted sessions of 30 s on two workers, begun ahead by the dispatcher. The dispatcher, the
 * journal and the client are the real ones, and so is the HTTP to a service of a process of its own; time is virtual, and
 * the workers are two loops that take their entries one after the other. The last table is of whole real runs of
 * Playwright with shorter sessions, with and without the dispatcher.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { runsForReal } from './ahead/runsForReal.mjs';
import { TAKES, virtualRun } from './ahead/virtualRun.mjs';
import { tellTable } from './tellTable.mjs';

/** Sessions, and how many of them at a time. */
const RUNS = [
  [200, 10],
  [200, 200],
  [1_000, 200],
  [10_000, 200],
];
const [sessions, places] = process.argv.slice(2).map(Number);

/** Each in a process of its own, for its memory. */
function measure([count, atOnce]) {
  const ran = spawnSync(process.execPath, [fileURLToPath(import.meta.url), count, atOnce], {
    encoding: 'utf8',
  });
  if (ran.status !== 0) throw new Error(`The run of ${count} sessions failed:\n${ran.stderr}`);
  return { sessions: count, places: atOnce, ...JSON.parse(ran.stdout) };
}

async function tell() {
  tellTable({ name: 'ahead', rows: RUNS.map(measure), columns: COLUMNS });
  console.log('');
  tellTable({ name: 'ahead-real', rows: await runsForReal(), columns: COLUMNS_OF_REAL });
}

const seconds = (milliseconds) => (milliseconds / 1_000).toFixed(1);
const percent = (share) => `${(100 * share).toFixed(1)} %`;

const COLUMNS = {
  'sessions of 30 s': (row) => row.sessions,
  'at once': (row) => row.places,
  'run (s)': ({ wall }) => seconds(wall),
  ': longest session': ({ wall }) => (wall / TAKES).toFixed(1),
  'one by one (s)': ({ oneByOne }) => seconds(oneByOne),
  'requests each': ({ requests }) => requests.toFixed(1),
  'late, median (s)': ({ late }) => `${seconds(late.median)} (${percent(late.median / TAKES)})`,
  'late, most (s)': ({ late }) => `${seconds(late.most)} (${percent(late.most / TAKES)})`,
  'CPU each (ms)': ({ cpu }) => cpu.toFixed(1),
  'memory (MB)': ({ memory }) => (memory / 1e6).toFixed(0),
};

const COLUMNS_OF_REAL = {
  'real run': ({ name }) => name,
  sessions: (row) => `${row.sessions} of ${seconds(row.takes)} s`,
  'run (s)': ({ wall }) => seconds(wall),
  'sessions at most': ({ most }) => most,
  'requests each': ({ requests }) => requests.toFixed(1),
  'late, median (s)': ({ late }) => seconds(late.median),
  'late, most (s)': ({ late }) => seconds(late.most),
};

if (sessions === undefined) await tell();
else process.stdout.write(JSON.stringify(await virtualRun(sessions, places)));
