/** The overview: how it stands, who has to look, and all cases. */
import { useReport } from '../data/ReportContext.js';
import type { SearchableCase } from '../query/SearchableCase.js';
import { CaseList } from './CaseList.js';
import { Concerns } from './Concerns.js';
import { Faults } from './Faults.js';
import { Insights } from './Insights.js';
import { OtherTests } from './OtherTests.js';
import { RunHead } from './RunHead.js';
import { Toolbar } from './Toolbar.js';
import { Totals } from './Totals.js';

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
