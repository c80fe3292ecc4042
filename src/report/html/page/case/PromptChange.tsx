/** The prompt as it was written, against what the service has made of it, line by line. */
import { compareLines } from './compareLines.js';

export function PromptChange({ original, rewritten }: { original: string; rewritten: string }) {
  const lines = compareLines(original, rewritten);
  const isSame = lines.every(({ kind }) => kind === 'same');
  return (
    <div class="prompt-change">
      <p class="muted">
        {isSame
          ? 'The service took the prompt as it was written.'
          : 'The service rewrote the prompt: − as written, + as it was carried out.'}
      </p>
      <div class="change-lines" role="group" tabIndex={0} aria-label="Prompt">
        {lines.map(({ kind, text }, index) => (
          <div key={index} class={`change is-${kind}`}>
            <span class="change-sign">{SIGNS[kind]}</span>
            <code>{text || ' '}</code>
          </div>
        ))}
      </div>
    </div>
  );
}

const SIGNS = { same: '', removed: '−', added: '+' };
