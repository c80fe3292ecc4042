/** The options of a reporter: which files it writes, and where. */
import path from 'node:path';
import { inspect } from 'node:util';
import { z } from 'zod';
import { harmlessLine } from './plainText.js';
import { JUNIT_FORMS, type JunitForm } from './junit/index.js';

/** The same for both runners. Paths are relative to the folder of the runner's configuration. */
export interface ReporterOptions {
  /**
   * The report's folder; what an earlier report left there is replaced.
   * @default 'casewright-report'
   */
  outputDir?: string;
  /**
   * `report.json`: false for none, or another path. Pictures and evidence stand in `data/` beside it.
   * @default true
   */
  json?: boolean | string;
  /**
   * `junit.xml`: false for none, or another path.
   * @default true
   * @example 'test-results/junit.xml'
   * @example { file: 'junit.xml', attachmentBase: 'packages/web' }
   */
  junit?: boolean | string | JunitOptions;
  /**
   * `index.html`: false for none, or another path.
   * @default true
   */
  html?: boolean | string | HtmlFileOptions;
  /**
   * What the report is called.
   * @default 'Casewright report'
   */
  title?: string;
}

export interface JunitOptions {
  /** @default 'junit.xml' in the report's folder */
  file?: string;
  /**
   * The folder that the paths of attachments are relative to.
   * @default what the CI at hand expects: GitLab its project, Jenkins its workspace, others the folder of the file
   */
  attachmentBase?: string;
  /**
   * `full` says all that CI services read; `strict` is valid against the three published schemas, for what checks them.
   * @default 'full'
   */
  form?: JunitForm;
}

export interface HtmlFileOptions {
  /** @default 'index.html' in the report's folder */
  file?: string;
  /**
   * Bytes of pictures that stand in the file itself; further ones stay beside it, in `data/`.
   * @default 10_000_000
   */
  inlineLimit?: number;
}

/** Its paths are absolute; `attachmentBase` is undefined where the environment decides, `faults` tell what is left aside. */
export type ResolvedOptions = ReturnType<typeof resolveOptions>;

const Path = z.string().min(1);
const Where = z.union([z.boolean(), Path]);
/** The options that have parts; a part that there is none of is reported, and costs the others nothing. */
const PARTS = {
  junit: z.object({ file: Path, attachmentBase: Path, form: z.enum(JUNIT_FORMS) }).partial(),
  html: z.object({ file: Path, inlineLimit: z.number().nonnegative() }).partial(),
};
const OPTIONS = {
  outputDir: { schema: Path, expected: 'a path' },
  json: { schema: Where, expected: 'true, false or a path' },
  junit: {
    schema: z.union([Where, PARTS.junit]),
    expected: "true, false, a path or { file: '…', attachmentBase: '…', form: 'full' }",
  },
  html: {
    schema: z.union([Where, PARTS.html]),
    expected: "true, false, a path or { file: '…', inlineLimit: 10_000_000 }",
  },
  title: { schema: z.string().min(1), expected: 'a text' },
};

/**
 * @param given what the runner hands to the reporter: some of it may be the runner's own
 * @param root what paths are relative to, absolute
 */
export function resolveOptions(given: Readonly<Record<string, unknown>>, root: string) {
  const { usable, faults } = usableOptions(given);
  const { outputDir = 'casewright-report', json = true, title = 'Casewright report' } = usable;
  const [junitFile, ofJunit] = fileAndMore<JunitOptions>(usable.junit);
  const [htmlFile, ofHtml] = fileAndMore<HtmlFileOptions>(usable.html);
  const folder = path.resolve(root, outputDir);
  const place = (where: boolean | string, name: string): string | false =>
    where === true ? path.join(folder, name) : where && path.resolve(root, where);
  return {
    folder,
    files: {
      json: place(json, 'report.json'),
      junit: place(junitFile, 'junit.xml'),
      html: place(htmlFile, 'index.html'),
    },
    attachmentBase: ofJunit.attachmentBase && path.resolve(root, ofJunit.attachmentBase),
    junitForm: ofJunit.form ?? 'full',
    inlineLimit: ofHtml.inlineLimit,
    ...{ title, faults },
  };
}

function usableOptions(given: Readonly<Record<string, unknown>>) {
  const faults = faultsOfNames(given);
  const usable: ReporterOptions = {};
  for (const [name, { schema, expected }] of Object.entries(OPTIONS)) {
    if (given[name] === undefined) continue;
    const read = schema.safeParse(given[name]);
    if (read.success) Object.assign(usable, { [name]: read.data });
    else
      faults.push(
        `The reporter's option \`${name}\` must be ${expected}; it is ${shown(given[name])}, so the default is used.`,
      );
  }
  return { usable, faults };
}

const shown = (value: unknown): string =>
  harmlessLine(typeof value === 'string' ? JSON.stringify(value) : inspect(value), 80);

function faultsOfNames(given: Readonly<Record<string, unknown>>): string[] {
  const ofParts = Object.entries(PARTS).flatMap(([name, { shape }]) => {
    const parts = given[name];
    return typeof parts === 'object' && parts !== null && !Array.isArray(parts)
      ? unknownOptions(parts, Object.keys(shape), name)
      : [];
  });
  return [...unknownOptions(given, Object.keys(OPTIONS)), ...ofParts];
}

function fileAndMore<More extends { file?: string }>(
  given: boolean | string | More = true,
): [file: boolean | string, more: Partial<More>] {
  return typeof given === 'object' ? [given.file ?? true, given] : [given, {}];
}

/** @param within the option that they stand in, where it is one of several parts */
function unknownOptions(given: object, names: readonly string[], within?: string): string[] {
  const place =
    within === undefined ? "The reporter's options have" : `The reporter's option \`${within}\` has`;
  return Object.keys(given)
    .filter((name) => !names.includes(name) && !isRunners(name))
    .map((name) => `${place} no \`${name}\`, so it is left aside. There are: ${names.join(', ')}.`);
}

/** What Playwright adds for every reporter. */
const isRunners = (name: string): boolean => name === 'configDir' || name.startsWith('_');
