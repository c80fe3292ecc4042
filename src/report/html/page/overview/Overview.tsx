/** The overview: how it stands, who has to look, and all cases. */
import { useReport } from '../data/ReportContext.js';
import type { SearchableCase } from '../query/SearchableCase.js';
import { CaseList } from './CaseList.js';
import { Concerns } from './Concerns.js';
import { Insights } from './Insights.js';
import { OtherTests } from './OtherTests.js';
import { RunHead } from './RunHead.js';
import { Toolbar } from './Toolbar.js';
import { Totals } from './Totals.js';
import { LongList } from '../parts/LongList.js';
import { plural } from '../words/format.js';

interface OverviewProps {
  all: readonly SearchableCase[];
  found: readonly SearchableCase[];
  onHelp: () => void;
}

export function Overview({ all, found, onHelp }: OverviewProps) {
  const { faults, otherTests } = useReport();
  return (
    <div class="frame">
      <RunHead onHelp={onHelp} />
      <main id="main" tabIndex={-1} class="overview">
        <Faults faults={faults} />
        <div class="glance">
          <Totals all={all} />
          <Concerns all={all} />
        </div>
        <div class="columns">
          <section class="cases" aria-labelledby="cases-title">
            <h2 id="cases-title" class="hidden">
              Cases
            </h2>
            <Toolbar all={all} found={found} />
            <CaseList found={found} />
            <OtherTests tests={otherTests} />
          </section>
          <Insights all={all} />
        </div>
      </main>
    </div>
  );
}

/** What went wrong outside of any case: nobody may miss it. */
function Faults({ faults }: { faults: readonly string[] }) {
  if (faults.length === 0) return null;
  return (
    <section class="faults" aria-labelledby="faults-title">
      <h2 id="faults-title">{plural(faults.length, 'fault')} of the run itself</h2>
      <LongList items={faults} atOnce={10} each={(fault, index) => <li key={index}>{fault}</li>} />
    </section>
  );
}
