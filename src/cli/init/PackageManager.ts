/** The commands of the package manager that a project uses. */
import { AGENTS, detect, resolveCommand, type Agent } from 'package-manager-detector';

export interface PackageManager {
  /** Installs all that package.json lists. */
  install: string;
  add: (names: readonly string[]) => string;
  /** Runs a program of a package that is installed. */
  run: (program: readonly string[]) => string;
}

interface Place {
  folder: string;
  /** The last folder that may say anything of it. */
  top: string;
}

/** By the nearest lock file or package.json that names one, else the one that has started us. */
export async function findPackageManager(
  { folder, top }: Place,
  env: NodeJS.ProcessEnv,
): Promise<PackageManager> {
  const found = await detect({ cwd: folder, stopDir: top });
  return packageManager(found?.agent ?? starterIn(env) ?? 'npm');
}

const starterIn = (env: NodeJS.ProcessEnv): Agent | undefined =>
  AGENTS.find((agent) => agent === env['npm_config_user_agent']?.split('/')[0]);

function packageManager(agent: Agent): PackageManager {
  const say = (command: 'install' | 'add' | 'run' | 'execute-local', args: readonly string[]): string => {
    const resolved = resolveCommand(agent, command, [...args]);
    if (!resolved) throw new Error(`The package manager ${agent} has no command for "${command}".`);
    return [resolved.command, ...resolved.args].join(' ');
  };
  // Yarn takes programs for scripts, too; its `exec` wants a `--` in some versions only.
  const run = agent.startsWith('yarn') ? 'run' : 'execute-local';
  return {
    install: say('install', []),
    add: (names) => say('add', ['-D', ...names]),
    run: (program) => say(run, program),
  };
}
