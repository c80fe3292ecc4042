/** The chosen view of an attempt. */
import type { Attempt, Evidence, ReportedCase } from '../../../report.js';
import { besideAddress } from '../../besideAddress.js';
import { useAddress } from '../address/useAddress.js';
import { useReport } from '../data/ReportContext.js';
import type { Loaded } from '../data/useBlock.js';
import { BrowserView } from './BrowserView.js';
import { FactsView } from './FactsView.js';
import { MessagesView } from './MessagesView.js';
import { StepsView } from './StepsView.js';
import { TimelineView } from './TimelineView.js';

interface AttemptViewProps {
  details: ReportedCase;
  attempt: Attempt;
  evidence: Loaded<Evidence>;
  onPicture: (index: number) => void;
}

export function AttemptView({ details, attempt, evidence, onPicture }: AttemptViewProps) {
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
