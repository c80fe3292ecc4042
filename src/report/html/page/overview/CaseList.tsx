/** The list of cases: only what is on the screen is drawn, so ten thousand are as quick as ten. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { ofCase, useAddress } from '../address.js';
import { useKeys } from '../keys.js';
import type { SearchableCase } from '../query/SearchableCase.js';
import { CaseRow } from './CaseRow.js';
import { isOpenCase, listRows, type Row, type FileRow as FileOfCases } from './listRows.js';
import { useVisibleRows } from './useVisibleRows.js';

/** The case that was opened last, so that the way back leads to its row. */
let lastOpened: string | null = null;

export function CaseList({ found }: { found: readonly SearchableCase[] }) {
  const { address, go } = useAddress();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const isNarrow = useIsNarrow();
  const rows = useMemo(() => listRows(found, closed), [found, closed]);
  const heights = useMemo(() => rows.map((row) => heightOf(row, isNarrow)), [rows, isNarrow]);
  const view = useVisibleRows(heights);
  const focusRow = useFocusedRow(rows, view);
  useKeys(address.hasKeys, { j: () => focusRow(1), k: () => focusRow(-1) });
  if (found.length === 0) return <Nothing onClear={() => go({ ...address, query: '' })} />;
  const toggle = (file: string) => setClosed(toggled(closed, file));
  return (
    <div
      ref={view.element}
      class="list"
      role="list"
      aria-label="Cases"
      style={{ height: `${view.height}px` }}
    >
      {rows.slice(view.from, view.to).map((row, offset) => {
        const index = view.from + offset;
        return (
          <div
            key={row.kind === 'file' ? `file ${row.file}` : row.found.index}
            class={`row is-${row.kind} ${edgesOf(row)}`}
            role="listitem"
            aria-setsize={rows.length}
            aria-posinset={index + 1}
            style={{ top: `${view.topOf(index)}px`, height: `${heights[index] ?? 0}px` }}
          >
            {row.kind === 'file' ? (
              <FileRow row={row} isClosed={closed.has(row.file)} onToggle={() => toggle(row.file)} />
            ) : (
              <CaseRow found={row.found} address={ofCase(address, row.found.listed.id)} onOpen={remember} />
            )}
          </div>
        );
      })}
    </div>
  );
}

const edgesOf = (row: Row): string =>
  row.kind === 'case' ? `${row.isFirst ? 'is-first' : ''} ${row.isLast ? 'is-last' : ''}` : '';

const remember = (id: string): void => {
  lastOpened = id;
};

function heightOf(row: Row, isNarrow: boolean): number {
  if (row.kind === 'file') return 44;
  const isTall = isOpenCase(row.found);
  if (isNarrow) return isTall ? 104 : 62;
  return isTall ? 68 : 38;
}

function toggled(closed: ReadonlySet<string>, file: string): Set<string> {
  const next = new Set(closed);
  if (!next.delete(file)) next.add(file);
  return next;
}

/** Moves the focus by so many cases, also to one that is not drawn yet. */
function useFocusedRow(rows: readonly Row[], view: ReturnType<typeof useVisibleRows>): (by: 1 | -1) => void {
  const wanted = useRef<string | null>(lastOpened);
  // Before anything is seen: a key pressed since would be forgotten.
  useLayoutEffect(() => {
    const start = rows.findIndex((row) => row.kind === 'case' && row.found.listed.id === lastOpened);
    if (start === -1) wanted.current = null;
    else view.show(start);
    lastOpened = null;
  }, []);
  useEffect(() => {
    if (wanted.current === null) return;
    const link = linkOf(wanted.current);
    if (!link) return;
    wanted.current = null;
    link.focus({ preventScroll: true });
  });
  return (by) => {
    // A key may come before the row that the one before it has asked for is drawn.
    const now = wanted.current ?? focusedCase();
    const from = rows.findIndex((row) => row.kind === 'case' && row.found.listed.id === now);
    const next = nextCase(rows, from, by);
    const row = rows[next];
    if (row?.kind !== 'case') return;
    view.show(next);
    const link = linkOf(row.found.listed.id);
    wanted.current = link ? null : row.found.listed.id;
    link?.focus({ preventScroll: true });
  };
}

const focusedCase = (): string | undefined =>
  document.activeElement instanceof HTMLElement ? document.activeElement.dataset['case'] : undefined;

function nextCase(rows: readonly Row[], from: number, by: 1 | -1): number {
  let next = from === -1 && by === -1 ? rows.length - 1 : from + by;
  while (rows[next]?.kind === 'file') next += by;
  return next;
}

const linkOf = (id: string): HTMLElement | null => document.querySelector(`[data-case="${CSS.escape(id)}"]`);

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
    <h3 class="file">
      <button type="button" class="file-button" aria-expanded={!isClosed} onClick={onToggle}>
        <svg class="file-arrow" viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
          <path d="M5 3 11 8 5 13" />
        </svg>
        <span class="file-name">
          <span class="file-folder">{file.slice(0, cut)}</span>
          <span class="file-own">{file.slice(cut)}</span>
        </span>
        <span class="file-count">
          {open > 0 && <span class="file-open">{open} to look at</span>}
          {cases.length.toLocaleString('en')}
        </span>
      </button>
    </h3>
  );
}

const NARROW = '(max-width: 640px)';

/** Whether the rows have to be drawn for a narrow screen: their heights differ. */
function useIsNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(() => matchMedia(NARROW).matches);
  useEffect(() => {
    const query = matchMedia(NARROW);
    const read = () => setNarrow(query.matches);
    query.addEventListener('change', read);
    return () => query.removeEventListener('change', read);
  }, []);
  return isNarrow;
}
