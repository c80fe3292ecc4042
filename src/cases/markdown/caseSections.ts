/** Headings that are parts of one case, by their names: what it needs, its steps, what is expected, and what is only said. */
import { inlineWords, type InlineSource, type MarkdownNode, type MarkdownOf } from './parseMarkdown.js';

export type SectionKind = 'before' | 'steps' | 'expected' | 'after' | 'said';

/** A name that says so by itself, or one that a page or a case may have as well and that says so beside such a one. */
interface SectionName {
  words: RegExp;
  kind: SectionKind;
  isSure: boolean;
  /** Many applications have such a part, which a case may be about. */
  isOfApplications?: boolean;
}

const NAMES: readonly SectionName[] = [
  { words: /^(?:test )?(?:pre-?conditions?|pre-?requisites?)$/, kind: 'before', isSure: true },
  { words: /^(?:test )?steps?(?: to (?:reproduce|follow|perform|execute))?$/, kind: 'steps', isSure: true },
  { words: /^expected(?: (?:results?|outcomes?|behaviou?rs?))?$/, kind: 'expected', isSure: true },
  { words: /^post-?conditions?$/, kind: 'after', isSure: true },
  { words: /^(?:test data|actual (?:results?|outcomes?|behaviou?rs?))$/, kind: 'said', isSure: true },
  { words: /^(?:test )?set-?up$/, kind: 'before', isSure: false },
  { words: /^(?:actions?|(?:test )?procedure|instructions)$/, kind: 'steps', isSure: false },
  { words: /^(?:expectations?|results?|outcomes?)$/, kind: 'expected', isSure: false },
  { words: /^(?:clean-?up|tear-?down)$/, kind: 'after', isSure: false },
  { words: /^(?:remarks?|objective|purpose|environment)$/, kind: 'said', isSure: false },
  {
    words: /^(?:notes?|comments?|description|summary|attachments?)$/,
    kind: 'said',
    isSure: false,
    isOfApplications: true,
  },
];

type Heading = MarkdownOf<'heading'>;
export type Sections = ReadonlyMap<MarkdownNode, SectionKind>;

/** Those of each case are looked at together. */
export function findSections(blocks: readonly MarkdownNode[], inline: InlineSource): Sections {
  const headings = blocks
    .filter((block): block is Heading => block.type === 'heading')
    .map((heading) => ({ heading, name: nameOf(heading, inline) }));
  const found = new Map<MarkdownNode, SectionKind>();
  const hasSteps = (heading: Heading) => holdsSteps(blocks.slice(blocks.indexOf(heading) + 1));
  let group: Named[] = [];
  for (const [index, { heading, name }] of headings.entries()) {
    if (name !== undefined && !isSuite(headings.slice(index))) group.push({ heading, name });
    else if (heading.depth <= 2) {
      addGroup(group, { found, hasSteps });
      group = [];
    }
  }
  addGroup(group, { found, hasSteps });
  return found;
}

function holdsSteps(below: readonly MarkdownNode[]): boolean {
  const end = below.findIndex(({ type }) => type === 'heading');
  return (end < 0 ? below : below.slice(0, end)).some(({ type }) => type === 'list' || type === 'table');
}

interface Named {
  heading: Heading;
  name: SectionName;
}

function nameOf({ children }: Heading, inline: InlineSource): SectionName | undefined {
  const title = inlineWords(children, inline).toLowerCase().replace(/\s*:$/, '').replace(/\s+/g, ' ');
  return NAMES.find(({ words }) => words.test(title.replace(/\(s\)$/, 's')));
}

/** A first-level heading with cases below it. */
function isSuite([first, ...below]: readonly { heading: Heading; name: SectionName | undefined }[]): boolean {
  const end = below.findIndex(({ heading }) => heading.depth === 1);
  const own = end < 0 ? below : below.slice(0, end);
  return first?.heading.depth === 1 && own.some(({ heading, name }) => heading.depth === 2 && !name);
}

interface Finding {
  found: Map<MarkdownNode, SectionKind>;
  hasSteps: (heading: Heading) => boolean;
}

function addGroup(group: readonly Named[], { found, hasSteps }: Finding): void {
  if (!group.some(({ name }) => name.isSure)) return;
  const isStepped = group.some(({ name }) => name.isSure && name.kind === 'steps');
  const isExpected = group.some(({ name }) => name.isSure && name.kind === 'expected');
  for (const { heading, name } of group) {
    // "Comments" with a list may be a case, unless the steps are said to stand elsewhere.
    if (name.isOfApplications && !isStepped && hasSteps(heading)) continue;
    // Beside what is expected, a result is what there was.
    const isSeen = isExpected && name.kind === 'expected' && !name.isSure;
    found.set(heading, isSeen ? 'said' : name.kind);
  }
}

/** A section with its heading; without one, what stands above the first section, or behind the last. */
export interface CaseSection {
  kind: SectionKind | undefined;
  heading: Heading | undefined;
  blocks: MarkdownNode[];
}

/** A heading of the same level that is no section ends one. */
export function splitSections(blocks: readonly MarkdownNode[], sections: Sections): CaseSection[] {
  const found: CaseSection[] = [{ kind: undefined, heading: undefined, blocks: [] }];
  for (const block of blocks) {
    const kind = sections.get(block);
    const open = found.at(-1)?.heading?.depth ?? 0;
    if (block.type === 'heading' && kind) found.push({ kind, heading: block, blocks: [] });
    else if (block.type === 'heading' && block.depth <= open)
      found.push({ kind: undefined, heading: undefined, blocks: [block] });
    else found.at(-1)?.blocks.push(block);
  }
  return found;
}

/** As a case is carried out; as they stand where one comes again or something else stands between them. */
export function inCaseOrder(sections: readonly CaseSection[]): CaseSection[] {
  const kinds = sections.map(({ kind }) => kind).filter((kind) => kind !== 'said');
  if (new Set(kinds).size < kinds.length) return [...sections];
  const rank = ({ kind }: CaseSection) => (kind === undefined ? 0 : RANKS[kind]);
  return sections.toSorted((one, other) => rank(one) - rank(other));
}

const RANKS: Record<SectionKind, number> = { before: 0, steps: 1, said: 1, expected: 2, after: 3 };
