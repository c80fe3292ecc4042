/** The tests of the suite that are no cases: they count, too. */
import type { OtherTest } from '../../../report.js';
import { LongList } from '../parts/LongList.js';
import { Mark } from '../parts/Mark.js';
import { formatDuration, plural } from '../words.js';

const hasFailed = ({ status }: OtherTest): boolean => status === 'failed' || status === 'interrupted';

/** Those that somebody has to look at come first. */
export function OtherTests({ tests }: { tests: readonly OtherTest[] }) {
  if (tests.length === 0) return null;
  const failing = tests.filter(hasFailed);
  return (
    <details class="others" open={failing.length > 0}>
      <summary>
        <h2>{plural(tests.length, 'other test')} of the suite</h2>
        <span class="muted">{failing.length > 0 ? `${failing.length} failing` : 'none failing'}</span>
      </summary>
      <LongList
        items={[...failing, ...tests.filter((test) => !hasFailed(test))]}
        class="lined"
        each={(test, index) => (
          <li key={index} class={`other row is-${test.status}`}>
            <Mark of={test.status} label={test.status} />
            <div class="grows">
              {[...test.suites, test.title].join(' › ')}
              {test.message !== null && <div class="prose own">{test.message}</div>}
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
