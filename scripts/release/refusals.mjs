/** Why a commit can't be released, all reasons at once, each with what to do. */
import { changelogOf } from './changelog.mjs';
import { git, readJson } from './repository.mjs';

export function refusals(folder, { version, tag, tagged }) {
  return [
    ofLockfile(folder, version),
    ofChangelog(folder, version),
    tagged === undefined ? ofNewTag(folder, tag) : ofGivenTag(folder, { tag, tagged }),
    ofTree(folder),
  ].filter((reason) => reason !== undefined);
}

function ofLockfile(folder, version) {
  const { version: locked } = readJson(folder, 'package-lock.json');
  if (locked === version) return undefined;
  return `package-lock.json has version ${locked} and package.json ${version}. Run npm install --package-lock-only.`;
}

function ofChangelog(folder, version) {
  const text = changelogOf(folder, version);
  const date = new Date().toISOString().slice(0, 10);
  if (text === undefined) {
    return `CHANGELOG.md has no section of ${version}. Write one below the heading "## ${version} - ${date}".`;
  }
  // Headings alone say nothing.
  if (!/^(?!#|\s*$)/m.test(text)) {
    return `CHANGELOG.md says nothing of ${version}. Write what it brings to users below its heading.`;
  }
  return undefined;
}

function ofNewTag(folder, tag) {
  if (git(folder, ['tag', '--list', tag]) === '') return undefined;
  return `The tag ${tag} is there already. Raise the version: npm version --no-git-tag-version minor.`;
}

function ofGivenTag(folder, { tag, tagged }) {
  if (tagged !== tag) {
    return `The tag is ${tagged} and package.json says ${tag}. Make the tag by npm run release.`;
  }
  if (git(folder, ['tag', '--list', tag]) === '')
    return `There is no tag ${tag}. Make it by npm run release.`;
  const [tagCommit, head] = [`${tag}^{commit}`, 'HEAD'].map((name) => git(folder, ['rev-parse', name]));
  return tagCommit === head
    ? undefined
    : `${tag} is another commit than HEAD. Check it out: git checkout ${tag}.`;
}

function ofTree(folder) {
  const changed = git(folder, ['status', '--porcelain']);
  return changed === ''
    ? undefined
    : `There are changes that are not committed. Commit or remove them:\n${changed}`;
}
