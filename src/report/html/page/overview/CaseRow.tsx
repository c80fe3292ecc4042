/** A case in the list: its verdict, its name, and why it isn't fine. */
import type { ListedCase, Mark as MarkLetter } from '../../pageData.js';
import { hashOf, type Address } from '../address.js';
import { useReport } from '../data.js';
import { SmallPicture } from '../picture/pictures.js';
import { Mark } from '../parts/Mark.js';
import type { SearchableCase } from '../query/search.js';
import { isExpectedFailure, standingWords, formatDuration } from '../words.js';
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
          {listed.before !== '' && <Before marks={listed.before} />}
          {attempts > 1 && <span>{attempts} attempts</span>}
          <span class="time">{verdict === 'skipped' ? '–' : formatDuration(duration)}</span>
        </span>
        {isTall && listed.picture !== null && <SmallPicture file={listed.picture} />}
      </a>
    </li>
  );
}

function CaseTitle({ listed }: { listed: ListedCase }) {
  const { title, suites, project, repetition, tags, standing } = listed;
  const { hasProjects } = useReport();
  return (
    <span class="case-title row">
      <span class="case-name cut">{title}</span>
      {suites.length > 0 && <span class="case-suites cut muted">{suites.join(' › ')}</span>}
      {isExpectedFailure(listed) && <span class="label is-said">failed, as expected</span>}
      {standing === 'warned' && <span class="label is-said">only warns</span>}
      <span class="case-labels row wraps">
        {hasProjects && project !== '' && <span class="label is-unknown">{project}</span>}
        {repetition > 0 && <span class="label is-unknown">#{repetition + 1}</span>}
        {tags.map((tag, index) => (
          <span key={index} class="label is-unknown">
            {tag}
          </span>
        ))}
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

const WORDS: Record<MarkLetter, string> = {
  w: 'warned',
  p: 'passed',
  l: 'flaky',
  f: 'failed',
  e: 'error',
  s: 'skipped',
  '-': 'not there',
};

/** What came of it in the last runs, oldest first. */
export function Before({ marks }: { marks: string }) {
  const letters = marks
    .slice(-8)
    .split('')
    .map((letter) => (letter in WORDS ? (letter as MarkLetter) : '-'));
  const label = `Before, oldest first: ${letters.map((letter) => WORDS[letter]).join(', ')}`;
  return (
    <span class="before" role="img" aria-label={label} title={label}>
      {letters.map((letter, index) => (
        <i key={index} class={`is-${WORDS[letter].replace(' ', '-')}`} />
      ))}
    </span>
  );
}
