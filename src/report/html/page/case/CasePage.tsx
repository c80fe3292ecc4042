/** One case: what came of it, and everything that is known of it. */
import { useState } from 'preact/hooks';
import type { ReportedCase } from '../../../report.js';
import { caseBlock } from '../../pageData.js';
import { hashOf, ofCase, useAddress } from '../address.js';
import { useReport } from '../data/ReportContext.js';
import { useBlock } from '../data/useBlock.js';
import { useKeys } from '../keys.js';
import type { SearchableCase } from '../query/SearchableCase.js';
import { CaseBody } from './CaseBody.js';
import { CaseHead } from './CaseHead.js';

interface CasePageProps {
  opened: SearchableCase | undefined;
  found: readonly SearchableCase[];
  onHelp: () => void;
}

export function CasePage({ opened, found, onHelp }: CasePageProps) {
  const { address, go } = useAddress();
  const loaded = useBlock<ReportedCase>(opened ? caseBlock(opened.index) : null);
  const [isLarge, setLarge] = useState<number | null>(null);
  useKeys(address.hasKeys, { Escape: () => go(ofCase(address, null)) });
  return (
    <div class="frame">
      <CaseNavigation opened={opened} found={found} onHelp={onHelp} />
      <main id="main" tabIndex={-1} class="case-page" aria-labelledby="case-title">
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
        {opened && loaded.state === 'ready' && (
          <CaseBody details={loaded.value} largePicture={isLarge} onPicture={setLarge} />
        )}
      </main>
    </div>
  );
}

/** From a case back to the list, and to the cases beside it in the list. */
interface CaseNavigationProps {
  opened: SearchableCase | undefined;
  found: readonly SearchableCase[];
  onHelp: () => void;
}

function CaseNavigation({ opened, found, onHelp }: CaseNavigationProps) {
  const { title } = useReport();
  const { address, go } = useAddress();
  const place = found.findIndex(({ index }) => index === opened?.index);
  const addressOf = (index: number) => {
    const one = place === -1 ? undefined : found[index];
    return one && ofCase(address, one.listed.id);
  };
  const [before, next] = [addressOf(place - 1), addressOf(place + 1)];
  useKeys(address.hasKeys, { k: () => before && go(before), j: () => next && go(next) });
  return (
    <nav class="case-nav" aria-label="Cases">
      <a href={hashOf(ofCase(address, null))} class="back">
        <span aria-hidden="true">←</span> {title}
      </a>
      {address.query !== '' && <span class="muted case-nav-query">{address.query}</span>}
      <span class="case-nav-side">
        {place !== -1 && (
          <span class="muted">
            {place + 1} of {found.length}
          </span>
        )}
        <NavigationLink to={before && hashOf(before)} label="Previous case" sign="↑" />
        <NavigationLink to={next && hashOf(next)} label="Next case" sign="↓" />
        <button type="button" class="button is-quiet" onClick={onHelp}>
          Keys <kbd>?</kbd>
        </button>
      </span>
    </nav>
  );
}

function NavigationLink({ to, label, sign }: { to: string | undefined; label: string; sign: string }) {
  if (to === undefined) return null;
  return (
    <a class="button is-quiet" href={to} aria-label={label} title={label}>
      <span aria-hidden="true">{sign}</span>
    </a>
  );
}
