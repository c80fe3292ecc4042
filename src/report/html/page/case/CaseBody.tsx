/** The attempts of a case as tabs, and the views of the one that is chosen. */
import type { Attempt, Evidence, ReportedCase } from '../../../report.js';
import { besideAddress, evidenceBlock } from '../../pageData.js';
import { VIEWS, type View, useAddress } from '../address.js';
import { useReport } from '../data/ReportContext.js';
import { useBlock, type Loaded } from '../data/useBlock.js';
import { useKeys } from '../keys.js';
import { Mark } from '../parts/Mark.js';
import { Tabs } from '../parts/Tabs.js';
import { PictureViewer } from '../picture/PictureViewer.js';
import { shownPictures } from '../picture/pictures.js';
import { BrowserView } from './BrowserView.js';
import { FactsView } from './FactsView.js';
import { MessagesView } from './MessagesView.js';
import { StepsView } from './StepsView.js';
import { TimelineView } from './TimelineView.js';
import { decisiveStep } from '../../../caseFacts.js';
import { VIEW_TITLES, viewTitle } from './viewTitle.js';

interface CaseBodyProps {
  details: ReportedCase;
  /** Index in the attempt's pictures. */
  largePicture: number | null;
  onPicture: (index: number | null) => void;
}

export function CaseBody({ details, largePicture, onPicture }: CaseBodyProps) {
  const { address, go, replace } = useAddress();
  const chosen = Math.min(address.attempt ?? details.attempts.length, details.attempts.length);
  const attempt = details.attempts[chosen - 1];
  const evidence = useBlock<Evidence>(attempt?.evidence ? evidenceBlock(attempt.evidence) : null);
  const pictures = attempt ? shownPictures(attempt) : [];
  const view = (next: View) => replace({ ...address, view: next, message: null });
  useKeys(address.hasKeys, {
    ...Object.fromEntries(VIEWS.map((name, index) => [String(index + 1), () => view(name)])),
    v: () => attempt && pictures.length > 0 && onPicture(decisiveOf(pictures, attempt)),
  });
  if (!attempt) return <p class="nothing">The report says nothing of an attempt.</p>;
  return (
    <>
      {details.attempts.length > 1 && (
        <Tabs
          label="Attempts"
          class="attempts"
          tabs={details.attempts.map((one, index) => ({
            id: String(index + 1),
            title: <AttemptTitle of={one} number={index + 1} />,
          }))}
          chosen={String(chosen)}
          onChoose={(id) => go({ ...address, attempt: Number(id), step: null, message: null })}
        />
      )}
      <Tabs
        label="Views"
        class="views"
        tabs={VIEWS.map((id) => ({ id, title: viewTitle(id, attempt, evidence) }))}
        chosen={address.view}
        onChoose={(id) => view(VIEWS.find((known) => known === id) ?? 'steps')}
      />
      <div role="tabpanel" aria-label={VIEW_TITLES[address.view]}>
        <AttemptView details={details} attempt={attempt} evidence={evidence} onPicture={onPicture} />
      </div>
      <PictureViewer pictures={pictures} opened={largePicture} onOpen={onPicture} />
    </>
  );
}

function AttemptTitle({ of: { verdict }, number }: { of: Attempt; number: number }) {
  return (
    <>
      <Mark of={verdict} /> Attempt {number}
      <span class="hidden">, {verdict}</span>
    </>
  );
}

function decisiveOf(pictures: ReturnType<typeof shownPictures>, attempt: Attempt): number {
  const step = decisiveStep(attempt);
  const own = pictures.findIndex((picture) => picture.step === step && step !== null);
  return own === -1 ? pictures.length - 1 : own;
}

/** The chosen view of an attempt. */
interface AttemptViewProps {
  details: ReportedCase;
  attempt: Attempt;
  evidence: Loaded<Evidence>;
  onPicture: (index: number) => void;
}

function AttemptView({ details, attempt, evidence, onPicture }: AttemptViewProps) {
  const { view } = useAddress().address;
  if (view === 'steps') return <StepsView details={details} attempt={attempt} onPicture={onPicture} />;
  if (view === 'facts') return <FactsView details={details} attempt={attempt} evidence={evidence} />;
  if (evidence.state !== 'ready') return <NoEvidence attempt={attempt} evidence={evidence} />;
  const { timeline, messages, capture } = evidence.value;
  if (view === 'timeline')
    return <TimelineView timeline={timeline} attempt={attempt} onPicture={onPicture} />;
  if (view === 'messages') return <MessagesView messages={messages} />;
  return <BrowserView capture={capture} />;
}

function NoEvidence({ attempt, evidence }: { attempt: Attempt; evidence: Loaded<Evidence> }) {
  const { filesBase } = useReport();
  if (evidence.state === 'loading') return <p class="muted">Unpacking …</p>;
  if (evidence.state === 'broken') return <p class="nothing">It can't be unpacked: {evidence.why}</p>;
  if (attempt.evidence === null) return <p class="nothing">Nothing of this was fetched from the service.</p>;
  return (
    <p class="nothing">
      It is not in this page, to keep it small, but in the file beside it:{' '}
      <a href={besideAddress(attempt.evidence, filesBase)}>{attempt.evidence}</a>
    </p>
  );
}
