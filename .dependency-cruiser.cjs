/** Which room may import which. The story of the rooms is in ARCHITECTURE.md. */
const rooms = {
  cases: [],
  contract: [],
  agent: ['language', 'meaning', 'screen', 'grounding', 'judge', 'act'],
  screen: [],
  phones: ['screen'],
  grounding: ['meaning', 'screen'],
  judge: ['meaning', 'screen', 'grounding'],
  act: ['meaning', 'screen', 'grounding', 'judge'],
  language: ['meaning'],
  meaning: [],
  models: ['language', 'meaning', 'screen', 'grounding', 'judge'],
  phrases: ['cases'],
  report: ['contract'],
  client: ['contract'],
  service: ['cases', 'contract', 'agent', 'models', 'phones'],
  runner: ['cases', 'phrases', 'contract', 'client', 'report', 'models', 'phones'],
  cli: ['cases', 'phrases', 'contract', 'agent', 'models', 'report', 'client', 'service', 'runner', 'phones'],
  playwright: ['cases', 'phrases', 'contract', 'agent', 'report', 'client', 'service', 'runner', 'phones'],
  vitest: ['cases', 'phrases', 'contract', 'agent', 'report', 'client', 'service', 'runner', 'phones'],
};

const roomRules = Object.entries(rooms).map(([room, allowed]) => ({
  name: `room-${room}`,
  comment: `${room}/ may import: ${allowed.join(', ') || 'no other room'}`,
  severity: 'error',
  from: { path: `^src/${room}/` },
  to: { path: '^src/', pathNot: [room, ...allowed].map((name) => `^src/${name}/`) },
}));

module.exports = {
  forbidden: [
    ...roomRules,
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'runner-takes-only-the-words-of-reports',
      severity: 'error',
      from: { path: '^src/runner/' },
      to: {
        path: '^src/report/',
        pathNot: '^src/report/(outcome|reasons|caseFacts|plainText)[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'only-declared-dependencies',
      severity: 'error',
      // The page of the HTML report is bundled, with all that it imports.
      from: { path: '^src/', pathNot: '^src/report/html/page/' },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown', 'unknown'],
        dependencyTypesNot: ['npm-peer'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
