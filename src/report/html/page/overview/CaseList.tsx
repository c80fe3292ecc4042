/** The list of cases, file by file. It grows as one scrolls, so ten thousand are there as quickly as ten. */
import { useEffect, useState } from 'preact/hooks';
import { ofCase, useAddress } from '../address.js';
import { LongList } from '../parts/LongList.js';
import type { SearchableCase } from '../query/search.js';
import { CaseRow } from './CaseRow.js';
import { isOpenCase, listRows, type FileRow as FileOfCases } from './listRows.js';

/** The case that was opened last, so that the way back leads to its row. */
let lastOpened: string | null = null;

const AT_ONCE = 100;

export function CaseList({ found }: { found: readonly SearchableCase[] }) {
  const { address, go } = useAddress();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const rows = listRows(found, closed);
  const [start] = useState(() =>
    rows.findIndex((row) => row.kind === 'case' && row.found.listed.id === lastOpened),
  );
  useEffect(focusLastOpened, []);
  if (found.length === 0) return <Nothing onClear={() => go({ ...address, query: '' })} />;
  return (
    <LongList
      items={rows}
      atOnce={Math.max(AT_ONCE, start + 1)}
      isGrowing
      class="list"
      label="Cases"
      each={(row) =>
        row.kind === 'file' ? (
          <FileRow
            key={`file ${row.file}`}
            row={row}
            isClosed={closed.has(row.file)}
            onToggle={() => setClosed(toggled(closed, row.file))}
          />
        ) : (
          <CaseRow
            key={row.found.index}
            found={row.found}
            address={ofCase(address, row.found.listed.id)}
            onOpen={(id) => (lastOpened = id)}
          />
        )
      }
    />
  );
}

function toggled(closed: ReadonlySet<string>, file: string): Set<string> {
  const next = new Set(closed);
  if (!next.delete(file)) next.add(file);
  return next;
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

interface FileRowProps {
  row: FileOfCases;
  isClosed: boolean;
  onToggle: () => void;
}

/** The head of a file's cases. */
function FileRow({ row: { file, cases }, isClosed, onToggle }: FileRowProps) {
  const open = cases.filter(isOpenCase).length;
  const cut = file.lastIndexOf('/') + 1;
  return (
    <li class="file">
      <h3>
        <button type="button" class="bare row" aria-expanded={!isClosed} onClick={onToggle}>
          <span aria-hidden="true">{isClosed ? '▸' : '▾'}</span>
          <span class="grows cut">
            <span class="muted">{file.slice(0, cut)}</span>
            {file.slice(cut)}
          </span>
          {open > 0 && <span class="reason is-failed">{open} to look at</span>}
          <span class="muted">{cases.length.toLocaleString('en')}</span>
        </button>
      </h3>
    </li>
  );
}
