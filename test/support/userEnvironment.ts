/** The environment that a user's shell would give: what Vitest sets for these tests would change what is run in them. */
export function userEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _, VITEST: __, TEST: ___, ...own } = process.env;
  return { ...own, CI: '' };
}
