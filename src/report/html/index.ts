export { htmlReport, type HtmlOptions, type HtmlReport, type ReportSource } from './htmlReport.js';
export type { PageBundle } from './pageBundle.js';
