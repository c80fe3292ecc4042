/** The test module of a case file, with its source map within it. */
import { entryAnnotation } from '../entryAnnotation.js';
import { entryModule, js, type FileWithPlan, type ModuleWords } from '../../runner/index.js';

export interface ModuleFacts {
  /** The case file, POSIX, relative to the root. */
  file: string;
  /** From the repository to the root, POSIX. */
  folder: string;
  /** The case file, relative to the module. */
  source: string;
  /** The name under which the settings are registered. */
  project: string;
  /** The names of those that have a value. */
  secrets: readonly string[];
  /** What a user's own `test` is imported from, relative to the module. */
  importTestFrom: string | undefined;
  /** Modules that define steps, relative to the module. */
  stepFiles: readonly string[];
}

/** In two parts, or it would be taken for the comment of this package's own file. */
const MAP_COMMENT = ['//#', 'sourceMappingURL'].join(' ');

export function moduleText(read: Pick<FileWithPlan, 'caseFile' | 'planned'>, facts: ModuleFacts): string {
  const { lines, map } = entryModule(read, wordsOf(facts), { name: facts.source });
  const json = Buffer.from(JSON.stringify(map)).toString('base64');
  return `${lines.join('\n')}\n${MAP_COMMENT}=data:application/json;base64,${json}\n`;
}

function wordsOf(facts: ModuleFacts): ModuleWords {
  const { file, folder, project, secrets, importTestFrom } = facts;
  const base = importTestFrom === undefined ? '' : `import { test as base } from ${js(importTestFrom)}; `;
  const given = [js({ project, file }), ...(importTestFrom === undefined ? [] : ['base'])].join(', ');
  const stepFiles = facts.stepFiles.map((one) => `import ${js(one)}; `).join('');
  return {
    preamble: `import { entries } from 'casewright/playwright'; ${base}${stepFiles}const { test, run, fail } = entries(${given}); `,
    suite: (title) => ({
      open: `test.describe(${title === '' ? '' : `${js(title)}, `}() => {`,
      close: '});',
    }),
    entry(title, body, { facts: ofCase, one }) {
      const annotation = entryAnnotation({ file, folder, ...ofCase }, secrets);
      const details = js({ tag: ofCase.tags, annotation });
      return `${declarator(one?.tags ?? [])}(${js(title)}, ${details}, ${body});`;
    },
  };
}

/** As Playwright means them; `slow` and `fail` are set by the entry, `fail` only once there is a verdict. */
function declarator(tags: readonly string[]): string {
  if (tags.includes('@skip')) return 'test.skip';
  if (tags.includes('@fixme')) return 'test.fixme';
  return tags.includes('@only') ? 'test.only' : 'test';
}
