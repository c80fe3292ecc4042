/** One case: its name, its verdict and why; the command that runs it again; and everything that is known of it. */
import { standingWords } from '../../../caseFacts.js';
import { CONCERN_TITLES, REASONS } from '../../../reasons.js';
import type { ReportedCase } from '../../../report.js';
import { caseBlock, type ListedCase } from '../../pageData.js';
import { hashOfCase, usePage } from '../address.js';
import { useBlock } from '../blocks.js';
import { Before, Labels } from '../overview/CaseList.js';
import { Mark } from '../parts.js';
import { CaseBody } from './CaseBody.js';

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
