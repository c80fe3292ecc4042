/** The overview: how it stands, who has to look, and all cases. */
import { useMemo } from 'preact/hooks';
import { usePage } from '../address.js';
import { matchCases } from '../search.js';
import { plural } from '../words.js';
import { CaseList } from './CaseList.js';
import { OtherTests } from './OtherTests.js';
import { RunHead } from './RunHead.js';
import { RunHistory } from './RunHistory.js';
import { Toolbar } from './Toolbar.js';
import { Totals } from './Totals.js';

export function Overview() {
  const { data, address } = usePage();
  const found = useMemo(() => matchCases(data.cases, address), [data, address]);
  return (
    <>
      <RunHead />
      <main id="main" tabIndex={-1}>
        <Faults faults={data.faults} />
        <div class="glance row">
          <Totals />
          <RunHistory />
        </div>
        <section aria-labelledby="cases-title">
          <h2 id="cases-title" class="hidden">
            Cases
          </h2>
          <Toolbar found={found} />
          <CaseList found={found} />
        </section>
        <OtherTests tests={data.otherTests} />
      </main>
    </>
  );
}

/** What went wrong outside of any case: nobody may miss it. */
function Faults({ faults }: { faults: readonly string[] }) {
  if (faults.length === 0) return null;
  return (
    <section class="callout is-failed" aria-labelledby="faults-title">
      <h2 id="faults-title">{plural(faults.length, 'fault')} of the run itself</h2>
      <ul class="faults prose" tabIndex={0} aria-label="Faults">
        {faults.map((fault, index) => (
          <li key={index}>{fault}</li>
        ))}
      </ul>
    </section>
  );
}
