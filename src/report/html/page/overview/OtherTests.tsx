/** The tests of the suite that are no cases: they count, too. */
import type { OtherTest } from '../../../report.js';
import { LongList } from '../parts/LongList.js';
import { Mark } from '../parts/Mark.js';
import { formatDuration, plural } from '../words.js';

/** Those that somebody has to look at come first. */
const RANKS: Record<OtherTest['status'], number> = {
  failed: 0,
  interrupted: 1,
  flaky: 2,
  passed: 3,
  skipped: 4,
};

export function OtherTests({ tests }: { tests: readonly OtherTest[] }) {
  if (tests.length === 0) return null;
  const failing = tests.filter(({ status }) => status === 'failed' || status === 'interrupted').length;
  const sorted = [...tests].sort((a, b) => RANKS[a.status] - RANKS[b.status]);
  return (
    <details class="others" open={failing > 0}>
      <summary>
        <h2>{plural(tests.length, 'other test')} of the suite</h2>
        <span class="muted">{failing > 0 ? `${failing} failing` : 'none failing'}</span>
      </summary>
      <LongList
        items={sorted}
        atOnce={50}
        class="lined"
        each={(test, index) => (
          <li key={index} class={`other row is-${test.status}`}>
            <Mark of={test.status} label={test.status} />
            <div class="grows">
              {[...test.suites, test.title].join(' › ')}
              {test.message !== null && <div class="prose reason">{test.message}</div>}
              <div class="muted mono">
                {test.line === null ? test.file : `${test.file}:${test.line}`}
                {test.project !== '' && ` · ${test.project}`}
              </div>
            </div>
            <span class="time">{formatDuration(test.duration)}</span>
          </li>
        )}
      />
    </details>
  );
}
