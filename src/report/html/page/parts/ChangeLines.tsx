/** What was and what is now: the lines that went, then those that are there, the new ones marked. */

interface ChangeLinesProps {
  was: readonly string[];
  now: readonly string[];
  label: string;
}

export function ChangeLines({ was, now, label }: ChangeLinesProps) {
  const gone = was.filter((text) => !now.includes(text));
  return (
    <div class="change-lines panel" role="group" tabIndex={0} aria-label={label}>
      {gone.map((text, index) => (
        <code key={`gone ${index}`} class="change prose is-failed">
          − {text}
        </code>
      ))}
      {now.map((text, index) => (
        <code key={index} class={`change prose ${was.includes(text) ? '' : 'is-passed'}`}>
          {was.includes(text) ? ' ' : '+'} {text}
        </code>
      ))}
    </div>
  );
}
