/** One case: its name, its verdict and why; the command that runs it again; and everything that is known of it. */
import { useState } from 'preact/hooks';
import { standingWords } from '../../../caseFacts.js';
import { CONCERN_TITLES, REASONS } from '../../../reasons.js';
import type { ReportedCase, Attempt, Evidence } from '../../../report.js';
import { caseBlock, type ListedCase, besideAddress, evidenceBlock } from '../../pageData.js';
import { hashOfCase, usePage } from '../address.js';
import { useBlock, type Loaded } from '../blocks.js';
import { Before, Labels } from '../overview/CaseList.js';
import { Mark, Tabs, plural } from '../parts.js';
import { PictureViewer, shownPictures } from '../pictures.js';
import { BrowserView, Timeline, FactsView } from './EvidenceView.js';
import { browserErrors } from './evidenceRows.js';
import { StepsView } from './StepsView.js';

export function CasePage({ listed }: { listed: ListedCase | undefined }) {
  const { data, address } = usePage();
  return (
    <>
      <nav class="case-nav" aria-label="Cases">
        <a href={hashOfCase(address)} class="back">
          <span aria-hidden="true">←</span> {data.title}
        </a>
      </nav>
      <main id="main" tabIndex={-1} aria-label={listed?.title ?? 'No case'}>
        {listed ? (
          <>
            <CaseHead listed={listed} />
            <CaseDetails id={listed.id} />
          </>
        ) : (
          <p class="nothing">This report has no such case.</p>
        )}
      </main>
    </>
  );
}

function CaseHead({ listed }: { listed: ListedCase }) {
  const { title, suites, file, line, standing, reason, command } = listed;
  return (
    <header class="case-head">
      <p class="path row wraps muted small">
        <span class="mono">{`${file}:${line}`}</span>
        {suites.map((suite, index) => (
          <span key={index}>{suite}</span>
        ))}
      </p>
      <h1>{title}</h1>
      <p class="row wraps">
        <span class={`badge row is-${standing}`}>
          <Mark of={standing} />
          {standingWords(listed)}
          {reason !== null && <span>{reason}</span>}
        </span>
        <Before listed={listed} />
        <Labels listed={listed} />
      </p>
      {reason !== null && standing !== 'skipped' && (
        <p class="muted">
          <b>{CONCERN_TITLES[REASONS[reason].concern]}:</b> {REASONS[reason].means}
        </p>
      )}
      {command !== '' && (
        <pre class="command panel" tabIndex={0} aria-label="Command that runs just this case">
          {command}
        </pre>
      )}
    </header>
  );
}

function CaseDetails({ id }: { id: string }) {
  const { value, problem } = useBlock<ReportedCase>(caseBlock(id));
  if (value) return <CaseBody details={value} />;
  return <p class="muted">{problem ?? 'Unpacking …'}</p>;
}

const VIEWS = ['Steps', 'Timeline', 'Console and network', 'Facts'] as const;
function CaseBody({ details: { attempts, ...details } }: { details: ReportedCase }) {
  const { address, go, replace } = usePage();
  const chosen = Math.min(Number(address.attempt) || attempts.length, attempts.length);
  const view = VIEWS.find((known) => known === address.view) ?? 'Steps';
  const attempt = attempts[chosen - 1];
  const evidence = useBlock<Evidence>(evidenceBlock(attempt?.evidence ?? ''));
  const [large, setLarge] = useState<number | null>(null);
  if (!attempt) return <p class="nothing">The report says nothing of an attempt.</p>;
  return (
    <>
      {attempts.length > 1 && (
        <Tabs
          label="Attempts"
          class="attempts"
          tabs={attempts.map(({ verdict }, index) => ({
            id: `${index + 1}`,
            title: <AttemptTitle number={index + 1} verdict={verdict} />,
          }))}
          chosen={`${chosen}`}
          onChoose={(id) => go({ attempt: id })}
        />
      )}
      <Tabs
        label="Views"
        tabs={VIEWS.map((id) => ({ id, title: <ViewTitle view={id} {...{ attempt, evidence }} /> }))}
        chosen={view}
        onChoose={(id) => replace({ view: id })}
      />
      <div role="tabpanel" aria-label={view}>
        {view === 'Steps' && <StepsView key={chosen} {...{ details, attempt }} onPicture={setLarge} />}
        {view === 'Facts' && <FactsView {...{ details, attempt }} evidence={evidence.value} />}
        {(view === 'Timeline' || view === 'Console and network') && (
          <EvidenceView {...{ view, attempt, evidence }} />
        )}
      </div>
      <PictureViewer pictures={shownPictures(attempt)} opened={large} onOpen={setLarge} />
    </>
  );
}

const AttemptTitle = ({ number, verdict }: { number: number; verdict: Attempt['verdict'] }) => (
  <>
    <Mark of={verdict} /> Attempt {number}
    <span class="hidden">, {verdict}</span>
  </>
);

interface ViewProps {
  view: (typeof VIEWS)[number];
  attempt: Attempt;
  evidence: Loaded<Evidence>;
}

/** With how much is in it. */
function ViewTitle({ view, attempt: { steps }, evidence: { value } }: ViewProps) {
  const errors = view === 'Console and network' && value?.capture ? browserErrors(value.capture) : 0;
  return (
    <>
      {view}
      {view === 'Steps' && <span class="label is-unknown">{steps.length}</span>}
      {errors > 0 && <span class="label is-error">{plural(errors, 'error')}</span>}
    </>
  );
}

function EvidenceView({ view, attempt, evidence: { value, problem } }: ViewProps) {
  const { filesBase } = usePage().data;
  const { evidence: file } = attempt;
  if (file === null) return <p class="nothing">Nothing of this was fetched from the service.</p>;
  if (value && view === 'Timeline') return <Timeline observations={attempt.observations} evidence={value} />;
  if (value) return <BrowserView evidence={value} />;
  return problem === undefined ? (
    <p class="muted">Unpacking …</p>
  ) : (
    <p class="nothing">
      {problem} It is in the file beside it: <a href={besideAddress(file, filesBase)}>{file}</a>
    </p>
  );
}
