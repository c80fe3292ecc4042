/** `casewright/vitest/reporter`: writes `report.json`, `junit.xml` and `index.html` of a run. */
export { CasewrightReporter as default } from './CasewrightReporter.js';
export type { JunitOptions, ReporterOptions } from '../../report/options.js';
