/** The names of pages in a file of phrases: below "# Pages", each with an address to be filled in. */

export function addPages(text: string, pages: readonly string[]): string {
  if (pages.length === 0) return text;
  const entries = pages.map((name) => `- ${name}:`);
  const lines = text.split('\n');
  const head = lines.findIndex((line) => /^# pages\s*$/i.test(line));
  if (head >= 0) {
    lines.splice(endOfList(lines, head), 0, ...entries);
    return lines.join('\n');
  }
  const first = lines.findIndex((line) => /^## /.test(line));
  const at = first < 0 ? lines.length : first;
  const section = ['# Pages', '', ...entries, '', ...(hasTitle(lines.slice(1, at)) ? [] : ['# Steps', ''])];
  const before = lines.slice(0, at).join('\n').trimEnd();
  return `${before}\n\n${[...section, ...lines.slice(at)].join('\n')}`;
}

/** Behind the last line of what the section lists. */
function endOfList(lines: readonly string[], head: number): number {
  const rest = lines.slice(head + 1);
  const next = rest.findIndex((line) => /^#{1,2} /.test(line));
  const own = next < 0 ? rest : rest.slice(0, next);
  const last = own.findLastIndex((line) => line.trim() !== '');
  return head + 1 + (last < 0 ? 0 : last + 1);
}

const hasTitle = (lines: readonly string[]): boolean => lines.some((line) => /^# /.test(line));
