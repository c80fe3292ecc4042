/** The one door that all text of a test goes through: whatever an earlier step forgot, nothing else is written. */
import { plainLine, plainText } from '../plainText.js';
import type { Finding, JunitTest } from './JunitTest.js';

const FILE_LIMIT = 4_000;

export const plainTest = (test: JunitTest): JunitTest => ({
  ...{ id: plainLine(test.id, FILE_LIMIT), file: plainLine(test.file, FILE_LIMIT) },
  ...{ name: test.name, line: test.line, duration: test.duration },
  startedAt: test.startedAt === null ? null : plainLine(test.startedAt),
  finding: plainFinding(test.finding),
  earlier: test.earlier.map(plainFinding),
  properties: test.properties.map(([name, value]) => [plainLine(name), plainText(value)]),
});

const plainFinding = ({ kind, message, type, text, files }: Finding): Finding => ({
  ...{ kind, message: plainLine(message), type: plainLine(type), text: plainText(text) },
  // A path with anything else in it is no file of a report.
  files: files.filter((file) => file === plainLine(file, FILE_LIMIT)),
});
