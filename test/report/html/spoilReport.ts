/** The sample report with markup, scripts and addresses in every text that comes from outside, its evidence included. */
import { contentName } from '../../../src/report/outcome.js';
import type { Report } from '../../../src/report/report.js';
import { sampleReport } from '../../support/sampleReport.js';

/** Each calls `tripwire`, if anything in it is ever taken for more than text. */
export const PAYLOADS = [
  '<img src=x onerror=tripwire("img")>',
  '</script><script>tripwire("script")</script>',
  '"><svg/onload=tripwire("svg")>',
  'javascript:tripwire("address")',
  "' onmouseover='tripwire(1)' style='position:fixed;inset:0' x='",
  '<!--<script>tripwire("comment")//--><base href=http://evil.test/>',
  'data:text/html,<script>tripwire("data")</script>',
  'http://evil.test/?<link rel=stylesheet href=http://evil.test/a.css>',
  '<iframe srcdoc="<script>parent.tripwire(2)</script>"></iframe>',
  '__proto__',
  '${tripwire("template")}{{tripwire("braces")}}',
];

/** What a report's own words are, and what its parts are found by. */
const KEPT = new Set([
  ...['schema', 'verdict', 'reason', 'effect', 'format', 'status', 'evidence', 'mediaType', 'type', 'id'],
  ...['messageId', 'role', 'toolName'],
]);

export function spoilReport(): { report: Report; files: Map<string, Buffer> } {
  let next = 0;
  const spoil = (value: unknown, key: string): unknown => {
    if (typeof value === 'string')
      return KEPT.has(key) ? value : `${PAYLOADS[next++ % PAYLOADS.length] ?? ''} ${value}`;
    if (Array.isArray(value)) return value.map((item) => spoil(item, key));
    if (typeof value !== 'object' || value === null) return value;
    const isPicture = 'capturedAt' in value;
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [
        name,
        isPicture && name === 'file' ? item : spoil(item, name),
      ]),
    );
  };
  const sample = sampleReport();
  const report = spoil(sample.report, '') as Report;
  const files = new Map(
    [...sample.files].map(([name, content]) => [
      name,
      name.endsWith('.json')
        ? Buffer.from(JSON.stringify(spoil(JSON.parse(content.toString()), '')))
        : content,
    ]),
  );
  addPictures(report, files);
  return { report, files };
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="tripwire(3)"><script>tripwire(4)</script></svg>';

/** Files that aren't what they are called, and names that lead elsewhere. */
function addPictures(report: Report, files: Map<string, Buffer>): void {
  const named = [`data/${contentName(SVG, 'png')}`, 'data/x.svg', 'data/x.html'];
  for (const name of named) files.set(name, Buffer.from(SVG));
  const screenshots = [...named, 'javascript:tripwire(5)', '//evil.test/x.png', 'http://evil.test/y.png'];
  const attempt = report.cases
    .find(({ attempts }) => attempts.some(({ steps }) => steps.length > 2))
    ?.attempts.at(-1);
  attempt?.screenshots.push(
    ...screenshots.map((file, index) => ({
      ...{ file, id: `odd-${index}`, mediaType: 'image/png', messageId: null, step: 0 },
      capturedAt: '2026-11-20T10:00:00.000Z',
    })),
  );
}
