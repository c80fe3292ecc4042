/** Configurations that have the cases already, before and after they get the reporter. */
import type { Written } from './initPlaywrightConfigurations.js';

const playwright = (before: string, after: string): Written => {
  const [head, tail] = [
    `import { cases } from 'casewright/playwright';\nexport default {\n  `,
    `\n  projects: [cases({})],\n};\n`,
  ];
  return { file: 'playwright.config.ts', before: head + before + tail, after: head + after + tail };
};

const vitest = (before: string, after: string): Written => {
  const head = `import { cases } from 'casewright/vitest';
const plugins = [cases({})];
`;
  return { file: 'vitest.config.ts', before: head + before, after: head + after };
};

export const PLAYWRIGHT_REPORTERS: Record<string, Written> = {
  'one by its name': playwright(
    `reporter: 'html',`,
    `reporter: [['html'], ['casewright/playwright/reporter']],`,
  ),
  'a list in one line': playwright(
    `reporter: [['html', { open: 'never' }], ['list']],`,
    `reporter: [['casewright/playwright/reporter'], ['html', { open: 'never' }], ['list']],`,
  ),
  'a list of many lines, with some that depend': playwright(
    `reporter: [
    ['html'],
    ...(process.env.CI ? [['github']] : []),
    process.env.CI ? ['dot'] : ['list'],
  ],`,
    `reporter: [
    ['casewright/playwright/reporter'],
    ['html'],
    ...(process.env.CI ? [['github']] : []),
    process.env.CI ? ['dot'] : ['list'],
  ],`,
  ),
};

export const VITEST_REPORTERS: Record<string, Written> = {
  'one by its name': vitest(
    `export default { plugins, test: { reporters: "verbose" } };`,
    `export default { plugins, test: { reporters: ["verbose", 'casewright/vitest/reporter'] } };`,
  ),
  'a list': vitest(
    `export default { plugins, test: { reporters: ['dot', ['junit', { outputFile: 'a.xml' }]] } };`,
    `export default { plugins, test: { reporters: ['casewright/vitest/reporter', 'dot', ['junit', { outputFile: 'a.xml' }]] } };`,
  ),
  'a base that has the cases and the reporter': {
    file: 'vitest.config.ts',
    ...{ before: merged(), after: merged() },
    others: {
      'base.ts': `import { cases } from 'casewright/vitest';
export default { plugins: [cases({})], test: { reporters: ['casewright/vitest/reporter'] } };`,
    },
  },
};

function merged() {
  return `import { mergeConfig } from 'vite';\nimport base from './base';\nexport default mergeConfig(base, {});`;
}
