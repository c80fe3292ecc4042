/** Cases say `{{name}}`; in text that is no code Vue would take it for its own and show nothing. */
import type { MarkdownRenderer } from 'vitepress';

export function keepBraces(markdown: MarkdownRenderer): void {
  markdown.renderer.rules['text'] = (tokens, index) =>
    markdown.utils.escapeHtml(tokens[index]?.content ?? '').replaceAll('{{', '&#123;&#123;');
}
