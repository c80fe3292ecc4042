/** One case: what came of it, and everything that is known of it. */
import type { ReportedCase } from '../../../report.js';
import { caseBlock } from '../../pageData.js';
import { hashOf, ofCase, useAddress } from '../address.js';
import { useBlock, useReport } from '../data.js';
import type { SearchableCase } from '../query/search.js';
import { CaseBody } from './CaseBody.js';
import { CaseHead } from './CaseHead.js';

interface CasePageProps {
  opened: SearchableCase | undefined;
  found: readonly SearchableCase[];
}

export function CasePage({ opened, found }: CasePageProps) {
  const { address } = useAddress();
  const loaded = useBlock<ReportedCase>(opened ? caseBlock(opened.index) : null);
  return (
    <div class="frame">
      <CaseNavigation opened={opened} found={found} />
      <main id="main" tabIndex={-1} aria-labelledby="case-title">
        {!opened && (
          <p class="nothing">
            This report has no such case. <a href={hashOf(ofCase(address, null))}>All cases</a>
          </p>
        )}
        {opened && (
          <CaseHead listed={opened.listed} details={loaded.state === 'ready' ? loaded.value : null} />
        )}
        {opened && loaded.state === 'loading' && <p class="muted">Unpacking …</p>}
        {opened && loaded.state === 'missing' && <p class="nothing">The details of this case are missing.</p>}
        {loaded.state === 'broken' && <p class="nothing">The details can't be unpacked: {loaded.why}</p>}
        {opened && loaded.state === 'ready' && <CaseBody details={loaded.value} />}
      </main>
    </div>
  );
}

/** From a case back to the list, and to the cases beside it in the list. */
function CaseNavigation({ opened, found }: CasePageProps) {
  const { title } = useReport();
  const { address } = useAddress();
  const place = found.findIndex(({ index }) => index === opened?.index);
  const addressOf = (index: number) => {
    const one = place === -1 ? undefined : found[index];
    return one && hashOf(ofCase(address, one.listed.id));
  };
  return (
    <nav class="case-nav row wraps" aria-label="Cases">
      <a href={hashOf(ofCase(address, null))} class="back">
        <span aria-hidden="true">←</span> {title}
      </a>
      {address.query !== '' && <span class="muted mono cut">{address.query}</span>}
      <span class="row end">
        {place !== -1 && (
          <span class="muted">
            {place + 1} of {found.length}
          </span>
        )}
        <NavigationLink to={addressOf(place - 1)} label="Previous case" sign="↑" />
        <NavigationLink to={addressOf(place + 1)} label="Next case" sign="↓" />
      </span>
    </nav>
  );
}

function NavigationLink({ to, label, sign }: { to: string | undefined; label: string; sign: string }) {
  if (to === undefined) return null;
  return (
    <a class="button" href={to} aria-label={label} title={label}>
      <span aria-hidden="true">{sign}</span>
    </a>
  );
}
