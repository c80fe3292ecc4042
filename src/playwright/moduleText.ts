/** The test module of a case file, with its source map within it. */
import { entryModule, js, type FileWithPlan, type ModuleWords } from '../runner/index.js';

export interface ModuleFacts {
  /** The case file, POSIX, relative to the root. */
  file: string;
  /** The case file, relative to the module. */
  source: string;
  /** The name under which the settings are registered. */
  project: string;
  /** What a user's own `test` is imported from, relative to the module. */
  importTestFrom: string | undefined;
}

/** In two parts, or it would be taken for the comment of this package's own file. */
const MAP_COMMENT = ['//#', 'sourceMappingURL'].join(' ');

export function moduleText(read: FileWithPlan, facts: ModuleFacts): string {
  const { lines, map } = entryModule(read, wordsOf(facts), { name: facts.source });
  const json = Buffer.from(JSON.stringify(map)).toString('base64');
  return `${lines.join('\n')}\n${MAP_COMMENT}=data:application/json;base64,${json}\n`;
}

function wordsOf({ file, project, importTestFrom }: ModuleFacts): ModuleWords {
  const base = importTestFrom === undefined ? '' : `import { test as base } from ${js(importTestFrom)}; `;
  const given = [js({ project, file }), ...(importTestFrom === undefined ? [] : ['base'])].join(', ');
  return {
    preamble: `import { entries } from 'casewright/playwright'; ${base}const { test, run, fail } = entries(${given}); `,
    suite: (title) => ({
      open: `test.describe(${title === '' ? '' : `${js(title)}, `}() => {`,
      close: '});',
    }),
    entry: (title, body, { tags, one }) =>
      `${declarator(one?.tags ?? [])}(${js(title)}, { tag: ${js(tags)} }, ${body});`,
  };
}

/** As Playwright means them; `slow` and `fail` are set by the entry, `fail` only once there is a verdict. */
function declarator(tags: readonly string[]): string {
  if (tags.includes('@skip')) return 'test.skip';
  if (tags.includes('@fixme')) return 'test.fixme';
  return tags.includes('@only') ? 'test.only' : 'test';
}
