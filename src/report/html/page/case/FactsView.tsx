/** All that is known of the session, in the service's own words. */
import type { Attempt, Evidence, ReportedCase } from '../../../report.js';
import { asText, formatDate, formatDuration } from '../words.js';

interface FactsViewProps {
  details: Omit<ReportedCase, 'attempts'>;
  attempt: Attempt;
  evidence: Evidence | undefined;
}

export function FactsView({ details, attempt, evidence }: FactsViewProps) {
  const { message, startedAt, duration, session, sessionId, planRun, planRunId } = attempt;
  const { id, format, project, isExpectedToFail } = details;
  const taggedFail = isExpectedToFail ? 'yes, tagged @fail' : null;
  const facts = { message, startedAt, duration, format, project, expectedToFail: taggedFail, id };
  const { prompt = '', mobileSession = {}, ...ofSession } = session ?? { id: sessionId };
  return (
    <div class="facts">
      <Facts title="Case" facts={facts} />
      <Facts title="Session" facts={ofSession} />
      <Facts title="Device" facts={mobileSession ?? {}} />
      <Facts title="Plan run" facts={planRun ?? { id: planRunId }} />
      <Facts title="Browser" facts={evidence?.capture?.browserContext ?? {}} />
      {prompt !== '' && (
        <section>
          <h2>Prompt</h2>
          <pre tabIndex={0}>{prompt}</pre>
        </section>
      )}
    </div>
  );
}

function Facts({ title, facts }: { title: string; facts: Record<string, unknown> }) {
  const known = Object.entries(facts).map(([name, value]) => [name, wordsOf(name, value)] as const);
  if (known.every(([, words]) => words === '')) return null;
  return (
    <section>
      <h2>{title}</h2>
      <dl>
        {known.map(([name, words]) =>
          words === '' ? null : (
            <div key={name}>
              <dt class="muted">{name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}</dt>
              <dd class="prose">{words}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
}

/** `''` for nothing, and for what is larger than a fact. */
function wordsOf(name: string, value: unknown): string {
  if (name === 'duration' && typeof value === 'number') return formatDuration(value);
  if (name.endsWith('At') && typeof value === 'string') return formatDate(value);
  if (typeof value !== 'object' || value === null) return value == null ? '' : asText(value);
  const parts = Object.values(value);
  if (parts.length === 0 || parts.some((part) => typeof part === 'object')) return '';
  return Array.isArray(value) ? parts.join(', ') : JSON.stringify(value);
}
