/** The attempts of a case as tabs, and the views of the one that is chosen. */
import { useState } from 'preact/hooks';
import type { Attempt, Evidence, ReportedCase } from '../../../report.js';
import { besideAddress, evidenceBlock } from '../../pageData.js';
import { usePage } from '../address.js';
import { useBlock, type Loaded } from '../blocks.js';
import { Mark, Tabs } from '../parts.js';
import { PictureViewer, shownPictures } from '../pictures.js';
import { plural } from '../words.js';
import { BrowserView, Timeline } from './EvidenceView.js';
import { browserErrors } from './evidenceRows.js';
import { FactsView } from './FactsView.js';
import { StepsView } from './StepsView.js';

const VIEWS = ['Steps', 'Timeline', 'Console and network', 'Facts'] as const;
type View = (typeof VIEWS)[number];

export function CaseBody({ details: { attempts, ...details } }: { details: ReportedCase }) {
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
  view: View;
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
