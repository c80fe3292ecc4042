/** The site of docs/: `npm run docs` builds it, and fails on a link that leads nowhere. */
import { defineConfig } from 'vitepress';
import { anchor } from '../../scripts/service-docs/markdown.js';
import { deadAnchors } from './deadAnchors.js';
import { keepBraces } from './keepBraces.js';
import { linkOutside, repository } from './linkOutside.js';

const guide = [
  { text: 'Start', link: '/start' },
  { text: 'Write cases', link: '/cases' },
  { text: 'Phrases of your own', link: '/phrases' },
  { text: 'Models and recordings', link: '/models' },
  { text: 'Reports', link: '/reports' },
  { text: 'Observations', link: '/observations' },
  { text: 'Services', link: '/services' },
  { text: 'A service for a team', link: '/team-service' },
  { text: 'Phones', link: '/phones' },
  { text: 'CI recipes', link: '/ci' },
];
const reference = [
  { text: 'Configuration', link: '/configuration' },
  { text: 'What the agent understands', link: '/language' },
  { text: 'The service’s API', link: '/service-api' },
  { text: 'Troubleshooting', link: '/troubleshooting' },
];

export default defineConfig({
  title: 'Casewright',
  description: 'Test cases in plain language, run by Playwright and Vitest',
  base: '/casewright/',
  cleanUrls: true,
  // For who changes the code; read on GitHub.
  srcExclude: ['decisions/**'],
  themeConfig: {
    nav: [
      { text: 'Guide', link: '/start' },
      { text: 'Reference', link: '/configuration' },
      { text: 'Changelog', link: `${repository}/blob/main/CHANGELOG.md` },
    ],
    sidebar: [
      { text: 'Guide', items: guide },
      { text: 'Reference', items: reference },
      {
        text: 'Moving here',
        items: [
          { text: 'From playwright-bdd and cucumber-js', link: '/migration' },
          { text: 'From manual test cases', link: '/manual-cases' },
        ],
      },
    ],
    outline: [2, 3],
    search: { provider: 'local' },
    socialLinks: [{ icon: 'github', link: repository }],
    footer: { message: 'MIT licence' },
  },
  markdown: {
    config(markdown) {
      linkOutside(markdown);
      keepBraces(markdown);
    },
    // As GitHub makes them, which shows these pages, too.
    anchor: { slugify: anchor },
    // Phrases say `{string}`, which are no attributes.
    attrs: { disable: true },
  },
  buildEnd: ({ outDir }) => {
    const dead = deadAnchors(outDir, '/casewright/');
    if (dead.length > 0) throw new Error(`Links that lead to no heading:\n${dead.join('\n')}`);
  },
});
