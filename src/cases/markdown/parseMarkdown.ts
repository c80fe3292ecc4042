/** CommonMark with GitHub's tables, task lists and the like, as a tree with positions. */
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

const syntax = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };

export function parseMarkdown(text: string): MarkdownRoot {
  return fromMarkdown(text, syntax);
}

export type MarkdownRoot = ReturnType<typeof fromMarkdown>;
export type MarkdownNode = MarkdownRoot['children'][number];
export type MarkdownOf<Type extends MarkdownNode['type']> = Extract<MarkdownNode, { type: Type }>;

/** Where a node stands in the text it was parsed from. */
export function rangeOf(node: MarkdownNode): { start: number; end: number } {
  return { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 };
}
