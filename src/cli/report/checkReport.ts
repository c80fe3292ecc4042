/** Whether a text is a report, and if not, what is wrong with it and where. */
import { z } from 'zod';
import { Report, REPORT_SCHEMA } from '../../report/report.js';

export interface Checked {
  report?: Report;
  faults: string[];
}

const MOST_FAULTS = 5;

export function checkReport(text: string): Checked {
  const json = parsed(text);
  if ('fault' in json) return { faults: [json.fault] };
  const foreign = faultOfSchema(json.value);
  if (foreign !== undefined) return { faults: [foreign] };
  const read = Report.safeParse(json.value);
  if (!read.success) return { faults: shortened(read.error.issues.map(issueInWords)) };
  const faults = faultsOfSources(read.data);
  return faults.length > 0 ? { faults: shortened(faults) } : { report: read.data, faults };
}

function parsed(text: string): { value: unknown } | { fault: string } {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { fault: `is no JSON, perhaps it was cut off: ${error.message}` };
  }
}

const NO_REPORT = 'Please give the report.json that a reporter of Casewright has written.';

function faultOfSchema(value: unknown): string | undefined {
  const schema = typeof value === 'object' && value !== null && 'schema' in value ? value.schema : undefined;
  if (schema === REPORT_SCHEMA) return undefined;
  if (typeof schema !== 'string') return `is no report of Casewright, it has no \`schema\`. ${NO_REPORT}`;
  if (/^casewright-report\/\d+$/.test(schema)) {
    return (
      `was written by another version of Casewright: its schema is ${schema}, this version reads ${REPORT_SCHEMA}. ` +
      'Please draw it with the version that the run had, or a later one.'
    );
  }
  return `is no report of Casewright, its schema is ${JSON.stringify(schema)}. ${NO_REPORT}`;
}

const issueInWords = ({ path, message }: z.core.$ZodIssue): string =>
  `${z.core.toDotPath(path) || 'the whole'}: ${message}`;

const faultsOfSources = ({ cases, sources }: Report): string[] =>
  cases.flatMap(({ source }, index) =>
    source === null || source in sources ? [] : [`cases[${index}].source: there is no source ${source}`],
  );

function shortened(faults: readonly string[]): string[] {
  const left = faults.length - MOST_FAULTS;
  return [...faults.slice(0, MOST_FAULTS), ...(left > 0 ? [`and ${left} more`] : [])];
}
