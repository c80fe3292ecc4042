/** The head of a file's cases. */
import { isOpenCase, type FileRow as Row } from './listRows.js';

interface FileRowProps {
  row: Row;
  isClosed: boolean;
  onToggle: () => void;
}

export function FileRow({ row: { file, cases }, isClosed, onToggle }: FileRowProps) {
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
