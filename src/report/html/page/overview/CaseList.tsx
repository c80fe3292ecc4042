/** The list of cases, file by file. It grows as one scrolls, so ten thousand are there as quickly as ten. */
import { useEffect, useState } from 'preact/hooks';
import type { ListedCase } from '../../pageData.js';
import { NO_SEARCH, usePage, hashOfCase, byFile } from '../address.js';
import { LongList, Mark, formatDuration } from '../parts.js';
import { isExpectedFailure, isOpenCase, standingWords } from '../../../caseFacts.js';
import { SmallPicture } from '../pictures.js';

/** The case that was opened last, so that the way back leads to its row. */
let lastOpened: string | null = null;

const AT_ONCE = 100;

export function CaseList({ found }: { found: readonly ListedCase[] }) {
  const { go } = usePage();
  const rows = byFile(found).flatMap((group) => [group, ...group]);
  const [start] = useState(() => rows.findIndex((row) => 'id' in row && row.id === lastOpened));
  useEffect(focusLastOpened, []);
  if (found.length === 0) return <Nothing onClear={() => go(NO_SEARCH)} />;
  return (
    <LongList
      items={rows}
      atOnce={Math.max(AT_ONCE, start + 1)}
      class="list"
      label="Cases"
      each={(row, index) =>
        'id' in row ? (
          <CaseRow key={index} listed={row} onOpen={() => (lastOpened = row.id)} />
        ) : (
          <FileRow key={index} cases={row} />
        )
      }
    />
  );
}

function focusLastOpened(): void {
  const link = document.querySelector<HTMLElement>(`[data-case="${CSS.escape(lastOpened ?? '')}"]`);
  lastOpened = null;
  link?.scrollIntoView({ block: 'center' });
  link?.focus({ preventScroll: true });
}

function Nothing({ onClear }: { onClear: () => void }) {
  return (
    <div class="nothing">
      <p>No case is like that.</p>
      <button type="button" class="button" onClick={onClear}>
        Show all cases
      </button>
    </div>
  );
}

function FileRow({ cases }: { cases: readonly ListedCase[] }) {
  const open = cases.filter(isOpenCase).length;
  const file = cases[0]?.file ?? '';
  const cut = file.lastIndexOf('/') + 1;
  return (
    <li class="file row">
      <h3 class="grows cut">
        <span class="muted">{file.slice(0, cut)}</span>
        {file.slice(cut)}
      </h3>
      {open > 0 && <span class="is-failed own">{open} to look at</span>}
      <span class="muted">{cases.length.toLocaleString('en')}</span>
    </li>
  );
}

function CaseRow({ listed, onOpen }: { listed: ListedCase; onOpen: () => void }) {
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
