import tseslint from 'typescript-eslint';

/** Size is a budget: an exception is a comment in the file that says why. */
const budgets = {
  'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
  'max-lines-per-function': ['error', { max: 45, skipBlankLines: true, skipComments: true }],
  'max-params': ['error', 4],
  complexity: ['error', 12],
  'max-depth': ['error', 3],
};

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'docs/.vitepress/{cache,dist}/',
      'node_modules/',
      'test-results/',
      'examples/',
      'fixtures/strangers/',
      '**/.casewright/',
      'test/**/projects/',
    ],
  },
  {
    files: ['src/**/*.{ts,tsx}', 'test/**/*.ts', 'scripts/**/*.ts', 'docs/.vitepress/*.ts'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      ...budgets,
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-empty': ['error', { allowEmptyCatch: false }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  {
    files: ['src/**/*.ts'],
    ignores: ['src/cli/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'exit', message: 'Only cli/ ends the process.' },
      ],
    },
  },
  {
    files: ['test/**/*.ts'],
    rules: {
      'max-lines-per-function': 'off',
      // `expect.any` and its kin are typed as any.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['scripts/**/*.mjs', 'fixtures/**/*.mjs', '*.js', '*.cjs'],
    extends: [tseslint.configs.base],
    rules: { ...budgets, eqeqeq: ['error', 'always', { null: 'ignore' }], 'no-undef': 'off' },
  },
);
