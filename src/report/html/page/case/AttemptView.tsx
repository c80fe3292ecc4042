/** The views of an attempt: what each is called, and what it shows. */
import type { Attempt, Evidence, ReportedCase } from '../../../report.js';
import { besideAddress } from '../../pageData.js';
import { type View, useAddress } from '../address.js';
import { useReport, type Loaded } from '../data.js';
import { plural } from '../words.js';
import { browserErrors } from './browserEvents.js';
import { BrowserView } from './BrowserView.js';
import { FactsView } from './FactsView.js';
import { MessagesView } from './MessagesView.js';
import { StepsView } from './StepsView.js';
import { TimelineView } from './TimelineView.js';

export interface AttemptProps {
  attempt: Attempt;
  evidence: Loaded<Evidence>;
}

interface AttemptViewProps extends AttemptProps {
  details: ReportedCase;
  onPicture: (index: number) => void;
}

export function AttemptView({ details, attempt, evidence, onPicture }: AttemptViewProps) {
  const { view } = useAddress().address;
  if (view === 'steps') return <StepsView details={details} attempt={attempt} onPicture={onPicture} />;
  if (view === 'facts') return <FactsView {...{ details, attempt, evidence }} />;
  if (evidence.state !== 'ready') return <NoEvidence attempt={attempt} evidence={evidence} />;
  const { timeline, messages, capture } = evidence.value;
  if (view === 'timeline')
    return <TimelineView timeline={timeline} attempt={attempt} onPicture={onPicture} />;
  if (view === 'messages') return <MessagesView messages={messages} />;
  return <BrowserView capture={capture} />;
}

function NoEvidence({ attempt, evidence }: AttemptProps) {
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

export const VIEW_TITLES: Record<View, string> = {
  steps: 'Steps',
  timeline: 'Timeline',
  messages: 'Messages',
  browser: 'Console and network',
  facts: 'Facts',
};

/** With how much is in it. */
export function ViewTitle({ view, attempt, evidence }: AttemptProps & { view: View }) {
  const { messages = [], capture = null } = evidence.state === 'ready' ? evidence.value : {};
  const counts: Partial<Record<View, number>> = { steps: attempt.steps.length, messages: messages.length };
  const [count, errors] = [counts[view] ?? 0, view === 'browser' && capture ? browserErrors(capture) : 0];
  return (
    <>
      {VIEW_TITLES[view]}
      {count > 0 && <span class="label is-unknown">{count}</span>}
      {errors > 0 && <span class="label is-error">{plural(errors, 'error')}</span>}
    </>
  );
}
