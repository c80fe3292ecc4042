/** The sample report with text in every place that is text, none of which may get through as markup. */
import type { Report } from '../../src/report/report.js';
import { sampleReport } from './sampleReport.js';

export const HOSTILE_TEXT = [
  ']]>]]> <![CDATA[ <!-- --> <?xml version="1.0"?> <!DOCTYPE a> &amp; &#0; &lt; "\'',
  '\u001b[1;31mred\u001b[0m \u001b]8;;http://evil.test\u0007link\u001b]8;;\u0007 \u009b31m \u001bPq#0\u001b\\',
  'NUL \u0000 BEL \u0007 VT \u000b DEL \u007f C1 \u0080\u0085 FFFE \ufffe FFFF \uffff 1FFFE \u{1fffe}',
  'halves \ud800 \udc00 \udc00\ud800 whole \u{1f3e6}',
  '[[ATTACHMENT|/etc/passwd]] [[[[ATTACHMENT|x]]]] ]',
  '[a](http://evil.test) ![b](http://evil.test/x.png) **c** _d_ ~~e~~ `f` http://evil.test www.evil.test g@evil.test | [^1]',
  '::error::owned ##vso[task.complete result=Succeeded;] \u2028 \r\n tab\t',
].join('\n');

/** What of it may be left: all that a person reads. */
export const READABLE = [
  'red',
  'link',
  'whole \u{1f3e6}',
  ']]>]]> <![CDATA[ <!-- -->',
  '&amp; &#0; &lt; "\'',
];

/** What in a terminal's output would be taken for a command: of the terminal but for colours, or of a CI service. */
export const commandsIn = (output: string): string[] =>
  output.match(/\u001b(?!\[[\d;]*m)|[\u0000\u0007\u0080-\u009f]|^\s*::\w+|##(?:vso|teamcity)?\[/gm) ?? [];

export function hostileReport(): Report {
  const { report } = sampleReport();
  const copy = structuredClone(report);
  Object.assign(copy, { title: HOSTILE_TEXT, version: HOSTILE_TEXT, faults: [HOSTILE_TEXT] });
  for (const part of copy.parts) {
    part.hostname = HOSTILE_TEXT;
    part.ci = { name: HOSTILE_TEXT, url: HOSTILE_TEXT, commit: HOSTILE_TEXT, branch: HOSTILE_TEXT };
  }
  for (const one of copy.cases) spoilCase(one);
  for (const test of copy.otherTests) {
    Object.assign(test, {
      file: HOSTILE_TEXT,
      title: HOSTILE_TEXT,
      suites: [HOSTILE_TEXT],
      message: HOSTILE_TEXT,
    });
  }
  return copy;
}

function spoilCase(one: Report['cases'][number]): void {
  Object.assign(one, { file: `${one.file}${HOSTILE_TEXT}`, title: HOSTILE_TEXT, suites: [HOSTILE_TEXT] });
  Object.assign(one, {
    tags: [HOSTILE_TEXT],
    project: HOSTILE_TEXT,
    id: HOSTILE_TEXT,
    command: HOSTILE_TEXT,
  });
  for (const attempt of one.attempts) {
    Object.assign(attempt, { message: HOSTILE_TEXT, sessionId: HOSTILE_TEXT, planRunId: HOSTILE_TEXT });
    Object.assign(attempt, { remarks: [HOSTILE_TEXT], startedAt: HOSTILE_TEXT });
    attempt.observations = [{ description: HOSTILE_TEXT, messageId: HOSTILE_TEXT }];
    for (const step of attempt.steps) {
      Object.assign(step, { text: HOSTILE_TEXT, summary: HOSTILE_TEXT });
      Object.assign(step, { expected: HOSTILE_TEXT, observed: HOSTILE_TEXT });
    }
    if (attempt.session) {
      Object.assign(attempt.session, { model: HOSTILE_TEXT, platform: HOSTILE_TEXT, summary: HOSTILE_TEXT });
      Object.assign(attempt.session, { startedAt: HOSTILE_TEXT });
    }
    for (const planned of attempt.planRun?.cases ?? []) planned.startedAt = HOSTILE_TEXT;
  }
}
