/** `casewright/playwright/reporter`: writes `report.json`, `junit.xml` and `index.html` of a run. */
import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import { resolveOptions, type ReporterOptions } from '../../report/options.js';
import { around, reportRun } from '../../report/writeReport.js';
import {
  stillRunning,
  linesOfStillRunning,
  noteRunBegun,
  noteRunOver,
} from '../../runner/entries/journalOf.js';
import { Ahead } from '../Ahead.js';
import { allSettings } from '../settings.js';
import { folderOfConfig, hasOnlyListed, modeOf, type FromPlaywright } from '../compat.js';
import { endedRun } from './endedRun.js';

export type { JunitOptions, ReporterOptions } from '../../report/options.js';

/**
 * The reporter of the report: `reporter: [['list'], ['casewright/playwright/reporter', { outputDir: 'report' }]]`.
 * It reads what the entries have left once the run is over, so it works for merged reports, too.
 */
export default class CasewrightReporter implements Reporter {
  readonly #options: ReporterOptions & FromPlaywright;
  readonly #faults: string[] = [];
  #ahead: Ahead | undefined;
  #endsSignals = (): void => undefined;
  #noted: Promise<void> = Promise.resolve();
  #begun: { config: FullConfig; suite: Suite } | undefined;

  constructor(options: ReporterOptions = {}) {
    this.#options = options;
  }

  onBegin(config: FullConfig, suite: Suite): void {
    this.#begun = { config, suite };
    const mode = modeOf(this.#options);
    if (mode === 'list' || mode === 'merge') return;
    if (mode === 'test') this.#noted = noteRunBegun(allSettings());
    this.#endsSignals = endBySignal();
    this.#ahead = Ahead.begin(config, suite, { isRun: mode === 'test', terminal: terminalOf(config) });
  }

  onTestEnd(test: TestCase): void {
    this.#ahead?.testEnded(test);
  }

  onError({ message, value }: TestError): void {
    this.#ahead?.failed();
    this.#faults.push(message ?? value ?? 'An error without a message.');
  }

  async onEnd(result: FullResult): Promise<void> {
    this.#endsSignals();
    if (!this.#begun) return;
    const { config, suite } = this.#begun;
    await this.#ahead?.end();
    await this.#noted;
    if (hasOnlyListed(modeOf(this.#options), suite, result)) return;
    const { configDir: _, _mode, ...options } = this.#options;
    const resolved = resolveOptions({ ...options }, folderOfConfig(this.#options, config));
    const terminal = terminalOf(config);
    if (result.status === 'passed' || result.status === 'failed') await noteRunOver(allSettings());
    const left = await stillRunning(allSettings());
    const ended = { config, suite, result, faults: this.#faults, left };
    await reportRun(() => endedRun(ended), resolved, around(terminal));
    terminal.write(linesOfStillRunning(left));
  }

  /** So that Playwright still shows its progress where this is the only reporter. */
  printsToStdio(): boolean {
    return false;
  }
}

const terminalOf = (config: FullConfig) => (isDataPrinted(config) ? process.stderr : process.stdout);

/** Another reporter writes its JSON or XML to standard output, where a line of ours would spoil it. */
const isDataPrinted = ({ reporter }: FullConfig): boolean =>
  reporter.some(([name, options]) => /^(?:json|junit)$/.test(name) && !(options as OutputFile)?.outputFile);

type OutputFile = { outputFile?: unknown } | undefined;

/**
 * Playwright ends a run well on SIGINT, and dies of SIGTERM, which is what CI systems send. So the one becomes the other. A second
 * SIGTERM finds nobody who listens, and ends the process at once.
 *
 * Gives what stops the listening.
 */
function endBySignal(): () => void {
  const turnIntoInterrupt = () => process.kill(process.pid, 'SIGINT');
  process.once('SIGTERM', turnIntoInterrupt);
  return () => process.off('SIGTERM', turnIntoInterrupt);
}
