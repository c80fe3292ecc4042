/** One case: what came of it, and everything that is known of it. */
import { useState } from 'preact/hooks';
import type { ReportedCase } from '../../../report.js';
import { caseBlock } from '../../pageData.js';
import { hashOf, ofCase } from '../address/Address.js';
import { useAddress } from '../address/useAddress.js';
import { useBlock } from '../data/useBlock.js';
import { useKeys } from '../keys/useKeys.js';
import type { SearchableCase } from '../query/SearchableCase.js';
import { CaseBody } from './CaseBody.js';
import { CaseNavigation } from './CaseNavigation.js';
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
