/** The part of CHANGELOG.md that speaks of one version. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Without its heading; `undefined` where the version has no heading. */
export function changelogOf(folder, version) {
  const file = path.join(folder, 'CHANGELOG.md');
  const text = existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\r\n', '\n') : '';
  const sections = text.split(/^## /m).slice(1);
  const section = sections.find((one) => one.split(/\s/, 1)[0] === version);
  return section?.slice(section.indexOf('\n') + 1).trim();
}
