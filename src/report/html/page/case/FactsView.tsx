/** All that is known of the session. */
import type { ComponentChildren } from 'preact';
import type { Attempt, Evidence, ReportedCase } from '../../../report.js';
import type { Loaded } from '../data.js';
import { formatDate, formatDuration } from '../words.js';

interface FactsViewProps {
  details: ReportedCase;
  attempt: Attempt;
  evidence: Loaded<Evidence>;
}

export function FactsView({ details, attempt, evidence }: FactsViewProps) {
  const capture = evidence.state === 'ready' ? evidence.value.capture : null;
  return (
    <div class="facts">
      <Facts title="Case" facts={caseFacts(details, attempt)} />
      <Facts title="Session" facts={sessionFacts(attempt)} />
      <Facts title="Device" facts={deviceFacts(attempt)} />
      <Facts title="Plan run" facts={planFacts(attempt)} />
      <Facts
        title="Browser"
        facts={Object.entries(capture?.browserContext ?? {}).map(([name, value]) => [
          name,
          typeof value === 'string' ? value : JSON.stringify(value),
        ])}
      />
      {attempt.session && (
        <section>
          <h2>Prompt</h2>
          <pre tabIndex={0}>{attempt.session.prompt}</pre>
        </section>
      )}
    </div>
  );
}

type Fact = readonly [name: string, value: ComponentChildren];

function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const known = facts.filter(([, value]) => value !== null && value !== undefined && value !== '');
  if (known.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <dl>
        {known.map(([name, value]) => (
          <div key={name}>
            <dt class="muted">{name}</dt>
            <dd class="prose">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const caseFacts = ({ id, format, project, isExpectedToFail }: ReportedCase, attempt: Attempt): Fact[] => [
  ['Message', attempt.message],
  ['Started', formatDate(attempt.startedAt)],
  ['Duration', formatDuration(attempt.duration)],
  ['Format', format.replace('_', ' ')],
  ['Project', project],
  ['Expected to fail', isExpectedToFail ? 'yes, tagged @fail' : null],
  ['Id', id],
];

function sessionFacts({ session, sessionId }: Attempt): Fact[] {
  if (!session) return [['Id', sessionId]];
  return [
    ['Id', session.id],
    ['Status', session.status],
    ['Result', session.result],
    ['Summary', session.summary],
    ['Platform', session.platform],
    ['Model', session.model],
    ['Credits', session.creditsUsed],
    ['Tool calls', `${session.toolCount}, ${session.failedToolCount} of them failed`],
    ['Model calls', session.llmCallCount],
    ['Pictures', session.screenshotsCount],
    ['Service time', session.duration == null ? null : formatDuration(session.duration)],
    ['Tags', session.tags.join(', ')],
  ];
}

function deviceFacts({ session }: Attempt): Fact[] {
  const device = session?.mobileSession;
  if (!device) return [];
  return [
    ['Name', device.deviceName],
    ['Platform', device.devicePlatform],
    ['App', device.appName],
    ['Bundle', device.bundleId],
  ];
}

function planFacts({ planRun, planRunId }: Attempt): Fact[] {
  if (!planRun) return [['Id', planRunId]];
  return [
    ['Id', planRun.id],
    ['Status', planRun.status],
    ['Mode', planRun.executionMode],
    [
      'Cases',
      `${planRun.completedCases} of ${planRun.totalCases} completed: ${planRun.passedCases} passed, ${planRun.failedCases} failed`,
    ],
  ];
}
