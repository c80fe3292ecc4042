const NOT_THEIRS = ['NODE_ENV', 'VITEST', 'TEST', 'NO_COLOR', 'FORCE_COLOR'];

/** The environment that a user's shell would give: what is set for these tests would change what is run in them. */
export function userEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !NOT_THEIRS.includes(name));
  return { ...Object.fromEntries(own), CI: '' };
}
