/** HTML comments in Gherkin in Markdown: the parser doesn't know them and would read the steps in them. */

/** Blanks stand in their place, so that every other letter keeps its own; code is left as it is. */
export function blankComments(text: string): string {
  return text.replace(CODE_OR_COMMENT, (found) =>
    found.startsWith('<!--') ? found.replace(/[^\n]/g, ' ') : found,
  );
}

const CODE_OR_COMMENT = /^[ \t]*(`{3,})[^\n]*\n(?:[^\n]*\n)*?[ \t]*\1[ \t]*$|`[^`\n]+`|<!--[\s\S]*?-->/gm;
