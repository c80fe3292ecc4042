/** A case in the list: its verdict, its name, and why it isn't fine. */
import { isExpectedFailure, standingWords } from '../../../caseFacts.js';
import type { ListedCase } from '../../pageData.js';
import { hashOfCase, usePage } from '../address.js';
import { Mark } from '../parts/Mark.js';
import { SmallPicture } from '../picture/pictures.js';
import { isOpenCase } from '../search.js';
import { formatDuration } from '../words.js';

export function CaseRow({ listed, onOpen }: { listed: ListedCase; onOpen: () => void }) {
  const { address } = usePage();
  const { id, standing, verdict, duration, attempts, picture } = listed;
  const isOpen = isOpenCase(listed);
  return (
    <li>
      <a class={`case row is-${standing}`} href={hashOfCase(address, id)} data-case={id} onClick={onOpen}>
        <Mark of={standing} label={standingWords(listed)} />
        <span class="grows">
          <CaseTitle listed={listed} />
          {isOpen && <Why listed={listed} />}
        </span>
        <span class="case-side row muted small">
          <Before listed={listed} />
          {attempts > 1 && <span>{attempts} attempts</span>}
          <span class="time">{verdict === 'skipped' ? '–' : formatDuration(duration)}</span>
        </span>
        {isOpen && picture !== null && <SmallPicture file={picture} />}
      </a>
    </li>
  );
}

function CaseTitle({ listed }: { listed: ListedCase }) {
  const { title, suites, standing } = listed;
  const isSpecial = isExpectedFailure(listed) || standing === 'warned';
  return (
    <span class="case-line row">
      <span class="case-name cut">{title}</span>
      {suites.length > 0 && <span class="cut muted small">{suites.join(' › ')}</span>}
      {isSpecial && <span class="label is-said">{standingWords(listed)}</span>}
      <span class="case-labels row wraps">
        <Labels listed={listed} />
      </span>
    </span>
  );
}

function Why({ listed: { reason, message, isFlaky } }: { listed: ListedCase }) {
  return (
    <span class="case-line row small">
      <span class="own">{isFlaky ? 'passed, but not at once' : reason}</span>
      {!isFlaky && <span class="cut muted">{message}</span>}
    </span>
  );
}

const MOST_BEFORE = 8;

/** What came of it in the last runs, oldest first. */
export function Before({ listed: { before } }: { listed: ListedCase }) {
  if (before.length === 0) return null;
  const shown = before.slice(-MOST_BEFORE);
  const label = `Before, oldest first: ${shown.map((standing) => standing ?? 'not there').join(', ')}`;
  return (
    <span class="before" role="img" aria-label={label} title={label}>
      {shown.map((standing, index) => (
        <i key={index} class={`is-${standing ?? 'absent'}`} />
      ))}
    </span>
  );
}

/** What tells it from its twins, and its tags. */
export function Labels({ listed: { project, repetition, tags } }: { listed: ListedCase }) {
  const { hasProjects } = usePage().data;
  const labels = [hasProjects ? project : '', repetition > 0 ? `#${repetition + 1}` : '', ...tags].filter(
    Boolean,
  );
  return labels.map((label, index) => (
    <span key={index} class="label is-unknown">
      {label}
    </span>
  ));
}
