/** The case's name, its verdict and why; the command that runs it again. */
import { useState } from 'preact/hooks';
import { standingWords } from '../../../caseFacts.js';
import type { ReportedCase } from '../../../report.js';
import type { ListedCase } from '../../pageData.js';
import { useReport } from '../data.js';
import { Before, Labels } from '../overview/CaseRow.js';
import { Mark } from '../parts/Mark.js';
import { CONCERN_TITLES } from '../words.js';

interface CaseHeadProps {
  listed: ListedCase;
  details: ReportedCase | null;
}

export function CaseHead({ listed, details }: CaseHeadProps) {
  const { title, suites, file, line } = listed;
  const path = [file, ...suites];
  return (
    <header class="case-head">
      <p class="path row wraps muted small">
        {path.map((part, index) => (
          <span key={index} class={index === 0 ? 'mono' : ''}>
            {index === 0 ? `${part}:${line}` : part}
          </span>
        ))}
      </p>
      <h1 id="case-title">{title}</h1>
      <p class="row wraps">
        <VerdictBadge listed={listed} />
        <Before listed={listed} />
        <Labels listed={listed} />
      </p>
      <Concern listed={listed} />
      {details && details.command !== '' && <CopyableCommand command={details.command} />}
    </header>
  );
}

function VerdictBadge({ listed }: { listed: ListedCase }) {
  const { standing, reason } = listed;
  return (
    <span class={`badge row is-${standing}`}>
      <Mark of={standing} />
      {standingWords(listed)}
      {reason !== null && <span>{reason}</span>}
    </span>
  );
}

/** Who has to look, and what the reason means. */
function Concern({ listed: { reason, standing } }: { listed: ListedCase }) {
  const { reasons } = useReport();
  const facts = reason === null ? undefined : reasons[reason];
  if (!facts || standing === 'skipped') return null;
  return (
    <p class="muted">
      <b>{CONCERN_TITLES[facts.concern]}:</b> {facts.means}
    </p>
  );
}

/** Only pages of secure origins have a clipboard; elsewhere a click selects the command. */
function CopyableCommand({ command }: { command: string }) {
  const [said, setSaid] = useState('');
  const clipboard = navigator.clipboard as Clipboard | undefined;
  const copy = () => {
    clipboard?.writeText(command).then(
      () => setSaid('Copied'),
      () => setSaid('The browser does not allow it: select the command.'),
    );
  };
  return (
    <div class="command row">
      <code class="panel" tabIndex={0} aria-label="Command that runs just this case">
        {command}
      </code>
      {clipboard && (
        <button type="button" class="button" onClick={copy}>
          Copy
        </button>
      )}
      <span role="status" class="muted">
        {said}
      </span>
    </div>
  );
}
