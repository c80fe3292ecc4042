/** The entries of a run whose cases are carried out ahead of them. */
import type { FullProject, Suite, TestCase } from '@playwright/test/reporter';
import type { CaseFacts } from '../../report/outcome.js';
import {
  optionsOf,
  phraseBook,
  placesAhead,
  readWithPlan,
  type Entry,
  type EntryAhead,
  type FileWithPlan,
} from '../../runner/index.js';
import { factsOf } from '../annotatedFacts.js';
import { baseUrlOf } from '../compat.js';
import { timeLimitOfTest } from '../limitTime.js';
import { modulesFolder } from '../modules/moduleInputs.js';
import { allSettings } from '../registry.js';
import type { ProjectSettings } from '../settings.js';

/** @param suite of a project @returns none where something of it is known only in the worker */
export function entriesAhead(suite: Suite): EntryAhead[] {
  const project = suite.project();
  const settings = allSettings().find((one) => modulesFolder(one) === project?.testDir);
  if (!project || !settings || placesAhead(settings) === 0) return [];
  const base = baseOf(project);
  // A `test` of the user's own may give another one.
  if (settings.importTestFrom !== undefined || base === 'not known') return [];
  const read = reader(settings);
  return suite.allTests().flatMap((test) => {
    const facts = factsOf(test);
    if (!facts || !isToBeRun(test, facts)) return [];
    const timeLimit = ({ case: one }: Entry) =>
      timeLimitOfTest(optionsOf(one, settings).timeout ?? test.timeout, one);
    const where = `${facts.file}:${facts.line}`;
    const place = {
      runner: 'playwright',
      project: project.name,
      repeat: test.repeatEachIndex,
      retry: 0,
    } as const;
    return [{ key: test.id, settings, where, place, read: () => read(facts), timeLimit, ...base }];
  });
}

/** What is expected to fail may be so on purpose, and is not worth a session that nobody may want. */
const isToBeRun = ({ expectedStatus }: TestCase, { tags }: CaseFacts): boolean =>
  expectedStatus === 'passed' && !tags.includes('@fail');

/** As Playwright's fixture finds it. */
function baseOf({ use }: FullProject): { baseURL: string | undefined } | 'not known' {
  const baseURL: unknown = use.baseURL ?? baseUrlOf(process.env);
  return baseURL === undefined || typeof baseURL === 'string' ? { baseURL } : 'not known';
}

/** Reads each file once, and none before it is needed. */
function reader(settings: ProjectSettings): (facts: CaseFacts) => Entry | undefined {
  const files = new Map<string, FileWithPlan>();
  let book: ReturnType<typeof phraseBook> | undefined;
  return ({ file, line, column, title }) => {
    book ??= phraseBook(settings);
    const known = files.get(file) ?? readWithPlan(file, { settings, book });
    files.set(file, known);
    const { caseFile, planned } = known;
    const one = caseFile.cases.find(
      (each) => each.line === line && each.column === column && each.title === title,
    );
    return one && one.mistakes === undefined ? { settings, file, case: one, planned } : undefined;
  };
}
