/** The parts of Playwright's JSON report that the tests look at. */
export interface JsonReport {
  suites: JsonSuite[];
  errors: { message: string }[];
}

interface JsonSuite {
  suites?: JsonSuite[];
  specs: {
    title: string;
    file: string;
    tests: { projectName: string; status: string; results: JsonResult[] }[];
  }[];
}

export interface JsonResult {
  status: string;
  error?: { message: string; location?: { file: string; line: number; column: number } };
  steps?: { title: string; error?: unknown }[];
  attachments: { name: string; contentType: string; path?: string }[];
  annotations: { type: string; description?: string }[];
}

export interface JsonEntry {
  project: string;
  /** From the configuration's folder on. */
  file: string;
  title: string;
  ok: boolean;
  result: JsonResult;
}

/** All entries of a report, in its order, each with its last result. */
export function entriesOf({ suites }: JsonReport): JsonEntry[] {
  return suites.flatMap(entriesIn);
}

function entriesIn({ specs, suites = [] }: JsonSuite): JsonEntry[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.flatMap(({ projectName: project, status, results }) => {
      const result = results.at(-1);
      return result ? [{ project, file, title, ok: status !== 'unexpected', result }] : [];
    }),
  );
  return [...own, ...suites.flatMap(entriesIn)];
}
