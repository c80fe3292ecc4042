/** Starts the page. Whatever goes wrong then, the plain list that is there without a script stays readable. */
import { render } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type PageData, LIST_BLOCK } from '../pageData.js';
import { AddressContext, useAddressOfPage } from './address.js';
import { CasePage } from './case/CasePage.js';
import { readBlock, ReportContext } from './data.js';
import { Overview } from './overview/Overview.js';
import { inListOrder } from './overview/listRows.js';
import { matchCases, searchableCases } from './query/search.js';
import './style/index.css';

const root = document.documentElement;

async function start(): Promise<void> {
  const place = document.getElementById('page');
  if (!place) throw new Error('The element of the page is missing.');
  const data = await readBlock<PageData>(LIST_BLOCK);
  if (!data) throw new Error('The list of cases is missing.');
  render(<App data={data} />, place);
}

start().catch((error: unknown) => {
  root.className = '';
  const reported = document.createElement('p');
  const cause = error instanceof Error ? error.message : String(error);
  reported.textContent = `This browser can't show the whole report (${cause}), so here is the list of all cases.`;
  document.body.prepend(reported);
});

/** The whole page: the overview, or one case. */
function App({ data }: { data: PageData }) {
  const state = useAddressOfPage();
  const { address } = state;
  const all = useMemo(() => searchableCases(data), [data]);
  const { query, order } = address;
  const found = useMemo(() => inListOrder(matchCases(all, query), order), [all, query, order]);
  const opened = address.caseId === null ? undefined : all.find(({ listed }) => listed.id === address.caseId);
  useArrival(address.caseId, opened?.listed.title ?? null);
  return (
    <ReportContext.Provider value={data}>
      <AddressContext.Provider value={state}>
        <a class="skip" href="#main" onClick={jumpToMain}>
          Skip to the content
        </a>
        {address.caseId === null ? (
          <Overview all={all} found={found} />
        ) : (
          <CasePage key={address.caseId} opened={opened} found={found} />
        )}
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
