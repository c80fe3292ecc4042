/** What models put in the place of recorded sentences, as lines and as a patch. */
import type { Healing } from './outcome.js';
import type { ReportedCase } from './report.js';

type Place = Pick<ReportedCase, 'file' | 'folder'>;

/** From the repository on, as the case's own file is. */
export const besideCase = ({ file, folder }: Place, other: string): string =>
  folder !== '' && file.startsWith(`${folder}/`) ? `${folder}/${other}` : other;

/** For `git apply --unidiff-zero`, of those that are not written yet. */
export function healingPatch(place: Place, healed: readonly Healing[]): string {
  const open = healed.filter(({ written }) => !written);
  const files = [...new Set(open.map(({ file }) => file))].sort();
  return files
    .map((file) => {
      const name = besideCase(place, file);
      const own = open.filter((one) => one.file === file).sort((one, other) => one.line - other.line);
      return `--- a/${name}\n+++ b/${name}\n${own.map(hunkOf).join('')}`;
    })
    .join('');
}

/** As recordings are written; with no lines around them. */
const hunkOf = ({ line, was, now }: Healing): string =>
  [
    `@@ -${line} +${line}${now.length === 1 ? '' : `,${now.length}`} @@`,
    `-- ${was}`,
    ...now.map((one) => `+- ${one}`),
    '',
  ].join('\n');
