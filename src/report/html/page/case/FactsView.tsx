/** All that is known of the session. */
import type { Attempt, ReportedCase } from '../../../report.js';
import { formatDate, formatDuration } from '../words.js';
import type { AttemptProps } from './AttemptView.js';

export function FactsView({ details, attempt, evidence }: AttemptProps & { details: ReportedCase }) {
  const capture = evidence.state === 'ready' ? evidence.value.capture : null;
  return (
    <div class="facts">
      <Facts title="Case" facts={caseFacts(details, attempt)} />
      <Facts title="Session" facts={sessionFacts(attempt)} />
      <Facts title="Device" facts={deviceFacts(attempt)} />
      <Facts title="Plan run" facts={planFacts(attempt)} />
      <Facts title="Browser" facts={capture?.browserContext ?? {}} />
      {attempt.session && (
        <section>
          <h2>Prompt</h2>
          <pre tabIndex={0}>{attempt.session.prompt}</pre>
        </section>
      )}
    </div>
  );
}

type FactsByName = Record<string, unknown>;

function Facts({ title, facts }: { title: string; facts: FactsByName }) {
  const known = Object.entries(facts).filter(([, value]) => value != null && value !== '');
  if (known.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <dl>
        {known.map(([name, value]) => (
          <div key={name}>
            <dt class="muted">{name}</dt>
            <dd class="prose">{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const caseFacts = (
  { id, format, project, isExpectedToFail }: ReportedCase,
  attempt: Attempt,
): FactsByName => ({
  Message: attempt.message,
  Started: formatDate(attempt.startedAt),
  Duration: formatDuration(attempt.duration),
  Format: format.replace('_', ' '),
  Project: project,
  'Expected to fail': isExpectedToFail ? 'yes, tagged @fail' : null,
  Id: id,
});

function sessionFacts({ session, sessionId }: Attempt): FactsByName {
  if (!session) return { Id: sessionId };
  return {
    Id: session.id,
    Status: session.status,
    Result: session.result,
    Summary: session.summary,
    Platform: session.platform,
    Model: session.model,
    Credits: session.creditsUsed,
    'Tool calls': `${session.toolCount}, ${session.failedToolCount} of them failed`,
    'Model calls': session.llmCallCount,
    Pictures: session.screenshotsCount,
    'Service time': session.duration == null ? null : formatDuration(session.duration),
    Tags: session.tags.join(', '),
  };
}

function deviceFacts({ session }: Attempt): FactsByName {
  const { deviceName, devicePlatform, appName, bundleId } = session?.mobileSession ?? {};
  return { Name: deviceName, Platform: devicePlatform, App: appName, Bundle: bundleId };
}

function planFacts({ planRun, planRunId }: Attempt): FactsByName {
  if (!planRun) return { Id: planRunId };
  const { id, status, executionMode, completedCases, totalCases, passedCases, failedCases } = planRun;
  const cases = `${completedCases} of ${totalCases} completed: ${passedCases} passed, ${failedCases} failed`;
  return { Id: id, Status: status, Mode: executionMode, Cases: cases };
}
