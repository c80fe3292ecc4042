/** A case in the list: its verdict, its name, and why it isn't fine. */
import { isExpectedFailure, standingWords } from '../../../caseFacts.js';
import type { ListedCase } from '../../pageData.js';
import { hashOf, type Address } from '../address.js';
import { useReport } from '../data.js';
import { SmallPicture } from '../picture/pictures.js';
import { Mark } from '../parts/Mark.js';
import type { SearchableCase } from '../query/search.js';
import { formatDuration } from '../words.js';
import { isOpenCase } from './listRows.js';

interface CaseRowProps {
  found: SearchableCase;
  address: Address;
  onOpen: (id: string) => void;
}

export function CaseRow({ found, address, onOpen }: CaseRowProps) {
  const { listed } = found;
  const { verdict, id, duration, attempts } = listed;
  const isTall = isOpenCase(found);
  return (
    <li>
      <a
        class={`case row is-${listed.standing}`}
        href={hashOf(address)}
        data-case={id}
        onClick={() => onOpen(id)}
      >
        <Mark of={listed.standing} label={standingWords(listed)} />
        <span class="grows">
          <CaseTitle listed={listed} />
          {isTall && <Why listed={listed} />}
        </span>
        <span class="case-side row muted small">
          <Before listed={listed} />
          {attempts > 1 && <span>{attempts} attempts</span>}
          <span class="time">{verdict === 'skipped' ? '–' : formatDuration(duration)}</span>
        </span>
        {isTall && listed.picture !== null && <SmallPicture file={listed.picture} />}
      </a>
    </li>
  );
}

function CaseTitle({ listed }: { listed: ListedCase }) {
  const { title, suites, standing } = listed;
  return (
    <span class="case-title row">
      <span class="case-name cut">{title}</span>
      {suites.length > 0 && <span class="case-suites cut muted">{suites.join(' › ')}</span>}
      {isExpectedFailure(listed) && <span class="label is-said">failed, as expected</span>}
      {standing === 'warned' && <span class="label is-said">only warns</span>}
      <span class="case-labels row wraps">
        <Labels listed={listed} />
      </span>
    </span>
  );
}

function Why({ listed: { reason, message, isFlaky } }: { listed: ListedCase }) {
  return (
    <span class="case-why row">
      <span class="reason">{isFlaky ? 'passed, but not at once' : reason}</span>
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
        <i key={index} class={standing === null ? 'is-absent' : `is-${standing}`} />
      ))}
    </span>
  );
}

/** Its project and its tags. */
export function Labels({ listed: { project, repetition, tags } }: { listed: ListedCase }) {
  const { hasProjects } = useReport();
  const labels = [
    ...(hasProjects && project !== '' ? [project] : []),
    ...(repetition > 0 ? [`#${repetition + 1}`] : []),
    ...tags,
  ];
  return labels.map((label, index) => (
    <span key={index} class="label is-unknown">
      {label}
    </span>
  ));
}
