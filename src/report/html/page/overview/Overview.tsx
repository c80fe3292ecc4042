/** The overview: how it stands, who has to look, and all cases. */
import { useReport } from '../data.js';
import { LongList } from '../parts/LongList.js';
import type { SearchableCase } from '../query/search.js';
import { plural } from '../words.js';
import { CaseList } from './CaseList.js';
import { OtherTests } from './OtherTests.js';
import { RunHead } from './RunHead.js';
import { RunHistory } from './RunHistory.js';
import { Toolbar } from './Toolbar.js';
import { Totals } from './Totals.js';

interface OverviewProps {
  all: readonly SearchableCase[];
  found: readonly SearchableCase[];
}

export function Overview({ all, found }: OverviewProps) {
  const { faults, otherTests } = useReport();
  return (
    <div class="frame">
      <RunHead />
      <main id="main" tabIndex={-1}>
        <Faults faults={faults} />
        <div class="glance row">
          <Totals all={all} />
          <RunHistory all={all} />
        </div>
        <section aria-labelledby="cases-title">
          <h2 id="cases-title" class="hidden">
            Cases
          </h2>
          <Toolbar all={all} found={found} />
          <CaseList found={found} />
        </section>
        <OtherTests tests={otherTests} />
      </main>
    </div>
  );
}

/** What went wrong outside of any case: nobody may miss it. */
function Faults({ faults }: { faults: readonly string[] }) {
  if (faults.length === 0) return null;
  return (
    <section class="callout is-failed" aria-labelledby="faults-title">
      <h2 id="faults-title">{plural(faults.length, 'fault')} of the run itself</h2>
      <LongList
        items={faults}
        atOnce={10}
        class="prose"
        each={(fault, index) => <li key={index}>{fault}</li>}
      />
    </section>
  );
}
