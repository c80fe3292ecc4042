/** The prompt as it was written, against what the service has made of it, line by line. */
import { ChangeLines } from '../parts/ChangeLines.js';
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
      <ChangeLines lines={lines} label="Prompt" />
    </div>
  );
}
