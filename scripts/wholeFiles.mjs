/**
 * Vitest's JSON reporter, with the time of each file as a whole: Vitest's own begins with the first test and ends with the
 * last, and says nothing of a hook that runs a whole suite which the tests only look at.
 */
import { JsonReporter } from 'vitest/node';

export default class WholeFiles extends JsonReporter {
  #times = new Map();

  constructor(options = {}) {
    super(options);
  }

  async onTestRunEnd(testModules) {
    for (const { moduleId, task } of testModules) {
      const { startTime, duration = 0 } = task.result ?? {};
      if (startTime !== undefined) this.#times.set(moduleId, { startTime, endTime: startTime + duration });
    }
    await super.onTestRunEnd(testModules);
  }

  async writeReport(report) {
    const { testResults, ...rest } = JSON.parse(report);
    const timed = testResults.map((file) => ({ ...file, ...this.#times.get(file.name) }));
    await super.writeReport(JSON.stringify({ ...rest, testResults: timed }));
  }
}
