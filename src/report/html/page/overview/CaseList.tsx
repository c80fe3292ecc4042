/** The list of cases, file by file. It grows as one scrolls, so ten thousand are there as quickly as ten. */
import { useEffect, useState } from 'preact/hooks';
import type { ListedCase } from '../../pageData.js';
import { NO_SEARCH, usePage } from '../address.js';
import { LongList } from '../parts/LongList.js';
import { byFile, isOpenCase } from '../search.js';
import { CaseRow } from './CaseRow.js';

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

/** The head of a file's cases. */
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
