/** The case's name, its verdict and why; the command that runs it again. */
import { useRef, useState } from 'preact/hooks';
import type { ReportedCase } from '../../../report.js';
import type { ListedCase } from '../../pageData.js';
import { useReport } from '../data/ReportContext.js';
import { Before } from '../overview/CaseRow.js';
import { Mark } from '../parts/Mark.js';
import { CONCERN_TITLES, standingWords } from '../words.js';

interface CaseHeadProps {
  listed: ListedCase;
  details: ReportedCase | null;
}

export function CaseHead({ listed, details }: CaseHeadProps) {
  const { title, suites, file, line, project, repetition, tags } = listed;
  const path = [file, ...suites];
  return (
    <header class="case-head">
      <p class="path">
        {path.map((part, index) => (
          <span key={index} class={index === 0 ? 'mono' : ''}>
            {index === 0 ? `${part}:${line}` : part}
          </span>
        ))}
      </p>
      <h1 id="case-title">{title}</h1>
      <p class="case-facts">
        <VerdictBadge listed={listed} />
        {listed.before !== '' && <Before marks={listed.before} />}
        {project !== '' && <span class="label is-quiet">{project}</span>}
        {repetition > 0 && <span class="label is-quiet">Repetition {repetition + 1}</span>}
        {tags.map((tag, index) => (
          <span key={index} class="label is-quiet">
            {tag}
          </span>
        ))}
      </p>
      <Concern listed={listed} />
      {details && details.command !== '' && <CopyableCommand command={details.command} />}
    </header>
  );
}

function VerdictBadge({ listed }: { listed: ListedCase }) {
  const { standing, reason } = listed;
  return (
    <span class={`badge is-${standing}`}>
      <Mark of={standing} />
      {standingWords(listed)}
      {reason !== null && <span class="badge-reason">{reason}</span>}
    </span>
  );
}

/** Who has to look, and what the reason means. */
function Concern({ listed: { reason, standing } }: { listed: ListedCase }) {
  const { reasons } = useReport();
  const facts = reason === null ? undefined : reasons[reason];
  if (!facts || standing === 'skipped') return null;
  return (
    <p class="case-concern">
      <b>{CONCERN_TITLES[facts.concern]}:</b> {facts.means}
    </p>
  );
}

/** Copies a text; where the browser doesn't allow that, it is selected, so that it can be copied by hand. */
function CopyableCommand({ command }: { command: string }) {
  const place = useRef<HTMLElement>(null);
  const [reported, setAnnouncement] = useState('');
  const copy = () => {
    copyText(command).then(
      () => setAnnouncement('Copied'),
      () => {
        if (place.current) getSelection()?.selectAllChildren(place.current);
        setAnnouncement('Selected: press Ctrl+C');
      },
    );
  };
  return (
    <div class="command">
      <code ref={place} tabIndex={0} aria-label="Command that runs just this case">
        {command}
      </code>
      <button type="button" class="button" onClick={copy}>
        Copy
      </button>
      <span role="status" class="muted">
        {reported}
      </span>
    </div>
  );
}

/** Only pages of secure origins have a clipboard. */
const copyText = (text: string): Promise<void> =>
  (navigator.clipboard as Clipboard | undefined)?.writeText(text) ??
  Promise.reject(new Error('no clipboard'));
