/** Starts the page. Whatever goes wrong then, the plain list that is there without a script stays readable. */
import { render } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type PageData, LIST_BLOCK } from '../pageData.js';
import { PageContext, usePageState } from './address.js';
import { readBlock } from './blocks.js';
import { CasePage } from './case/CasePage.js';
import { Overview } from './overview/Overview.js';
import './style/base.css';
import './style/overview.css';
import './style/case.css';
import './style/screens.css';

async function start(): Promise<void> {
  const place = document.getElementById('page');
  if (!place) throw new Error('The element of the page is missing.');
  const data = await readBlock<PageData>(LIST_BLOCK);
  if (!data) throw new Error('The list of cases is missing.');
  render(<App data={data} />, place);
}

start().catch((error: unknown) => {
  document.documentElement.className = '';
  const reported = document.createElement('p');
  const cause = error instanceof Error ? error.message : String(error);
  reported.textContent = `This browser can't show the whole report (${cause}), so here is the list of all cases.`;
  document.body.prepend(reported);
});

function App({ data }: { data: PageData }) {
  const state = usePageState(data);
  const { case: id } = state.address;
  const opened = data.cases.find((one) => one.id === id);
  useArrival(id, opened?.title);
  return (
    <PageContext.Provider value={state}>
      <a class="skip" href="#main" onClick={jumpToMain}>
        Skip to the content
      </a>
      <div class="frame">{id === '' ? <Overview /> : <CasePage key={id} listed={opened} />}</div>
    </PageContext.Provider>
  );
}

/** What is shown is also the tab's title and where the focus is: it says so to those who don't see that it has changed. */
function useArrival(id: string, title: string | undefined): void {
  const [headline] = useState(() => document.title);
  const isFirst = useRef(true);
  useEffect(() => {
    document.title = title === undefined ? headline : `${title} – ${headline}`;
    if (id !== '') scrollTo(0, 0);
    if (id !== '' && !isFirst.current) document.getElementById('main')?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [id]);
}

/** Without changing the address, which says what the page shows. */
function jumpToMain(event: Event): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}
