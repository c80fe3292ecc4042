/**
 * The folder that the paths of attachments are relative to. Each reader has its own: GitLab takes them from the project,
 * Jenkins from the workspace, Azure and others from the folder of the XML.
 */
import path from 'node:path';

type Env = Readonly<Record<string, string | undefined>>;

/** @param given absolute; goes before what the environment says */
export function attachmentBase(env: Env, xmlFolder: string, given?: string): string {
  if (given !== undefined) return given;
  if (env['GITLAB_CI']) return env['CI_PROJECT_DIR'] ?? xmlFolder;
  // Its agents may run as parts of other services, whose jobs have a folder of this name as well.
  if (env['JENKINS_URL']) return env['WORKSPACE'] ?? xmlFolder;
  return xmlFolder;
}

/** POSIX; undefined for a path that can't stand between the marks of an attachment. */
export function attachmentPath(base: string, file: string): string | undefined {
  const relative = path.relative(base, file).split(path.sep).join('/');
  return /[[\]|\p{Cc}\p{Surrogate}\u2028\u2029]/u.test(relative) ? undefined : relative;
}
