/** The whole page: the overview, or one case. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { PageData } from '../pageData.js';
import { ofCase } from './address/Address.js';
import { AddressContext, useAddressOfPage } from './address/useAddress.js';
import { CasePage } from './case/CasePage.js';
import { ReportContext, shownReport } from './data/ReportContext.js';
import { KeysDialog } from './keys/KeysDialog.js';
import { useKeys } from './keys/useKeys.js';
import { Overview } from './overview/Overview.js';
import { inListOrder } from './overview/listRows.js';
import { matchCases } from './query/matchCases.js';
import { searchableCases } from './query/SearchableCase.js';

export function App({ data }: { data: PageData }) {
  const state = useAddressOfPage();
  const { address, go } = state;
  const [isHelpOpen, setHelpOpen] = useState(false);
  const shown = useMemo(() => shownReport(data), [data]);
  const all = useMemo(() => searchableCases(data), [data]);
  const { query, order } = address;
  const found = useMemo(() => inListOrder(matchCases(all, query), order), [all, query, order]);
  const opened = address.caseId === null ? undefined : all.find(({ listed }) => listed.id === address.caseId);
  useKeys(address.hasKeys, { '?': () => setHelpOpen(true) });
  useArrival(address.caseId, opened?.listed.title ?? null);
  return (
    <ReportContext.Provider value={shown}>
      <AddressContext.Provider value={state}>
        <a class="skip" href="#main" onClick={jumpToMain}>
          Skip to the content
        </a>
        {address.caseId === null ? (
          <Overview all={all} found={found} onHelp={() => setHelpOpen(true)} />
        ) : (
          <CasePage key={address.caseId} opened={opened} found={found} onHelp={() => setHelpOpen(true)} />
        )}
        <KeysDialog
          isOpen={isHelpOpen}
          hasKeys={address.hasKeys}
          onClose={() => setHelpOpen(false)}
          onToggle={(hasKeys) => go({ ...ofCase(address, address.caseId), hasKeys })}
        />
      </AddressContext.Provider>
    </ReportContext.Provider>
  );
}

/** What is shown is also the tab's title and where the focus is: it says so to those who don't see that it has changed. */
function useArrival(caseId: string | null, title: string | null): void {
  const [headline] = useState(() => document.title);
  const isFirst = useRef(true);
  useEffect(() => {
    document.documentElement.dataset['route'] = caseId === null ? 'overview' : 'case';
    document.title = title === null ? headline : `${title} – ${headline}`;
    if (caseId !== null) scrollTo(0, 0);
    if (caseId !== null && !isFirst.current) document.getElementById('main')?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [caseId]);
}

/** Without changing the address, which says what the page shows. */
function jumpToMain(event: Event): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}
