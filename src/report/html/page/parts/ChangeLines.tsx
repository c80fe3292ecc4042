/** What was and what is now, line by line. */

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

/** Two texts line by line: which lines both have, and which only one of them. */
interface ComparedLine {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Above this the table of the comparison gets too large for what it gives. */
const MOST_CELLS = 1_000_000;

export function compareLines(before: string, after: string): ComparedLine[] {
  const [a, b] = [before.split('\n'), after.split('\n')];
  if (a.length * b.length > MOST_CELLS) return [...reported('removed', a), ...reported('added', b)];
  const table = commonLengths(a, b);
  const lines: ComparedLine[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [own, other] = [a[i], b[j]];
    if (own !== undefined && own === other) {
      lines.push({ kind: 'same', text: own });
      i += 1;
      j += 1;
    } else if (own !== undefined && (other === undefined || at(table, i + 1, j) >= at(table, i, j + 1))) {
      lines.push({ kind: 'removed', text: own });
      i += 1;
    } else {
      lines.push({ kind: 'added', text: other ?? '' });
      j += 1;
    }
  }
  return lines;
}

const reported = (kind: ComparedLine['kind'], texts: readonly string[]): ComparedLine[] =>
  texts.map((text) => ({ kind, text }));

/** How many lines the rests of both texts have in common, for every two places. */
function commonLengths(a: readonly string[], b: readonly string[]): number[][] {
  const table = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = table[i];
      if (!row) continue;
      row[j] =
        a[i] === b[j] ? at(table, i + 1, j + 1) + 1 : Math.max(at(table, i + 1, j), at(table, i, j + 1));
    }
  }
  return table;
}

const at = (table: readonly (readonly number[])[], i: number, j: number): number => table[i]?.[j] ?? 0;
