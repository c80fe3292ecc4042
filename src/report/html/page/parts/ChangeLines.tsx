/** What was and what is now, line by line. */
import type { ComparedLine } from '../case/compareLines.js';

export function ChangeLines({ lines, label }: { lines: readonly ComparedLine[]; label: string }) {
  return (
    <div class="change-lines" role="group" tabIndex={0} aria-label={label}>
      {lines.map(({ kind, text }, index) => (
        <div key={index} class={`change is-${kind}`}>
          <span class="change-sign">{SIGNS[kind]}</span>
          <code>{text || ' '}</code>
        </div>
      ))}
    </div>
  );
}

const SIGNS = { same: '', removed: '−', added: '+' };
