/** Dialogs and tabs of the browser, and what a page asks or tells over itself. */
import { compileRules, type Reader } from '../../chart.js';
import type { Token } from '../../tokens.js';
import type { TabSaid } from '../../lexicon/verbs.js';

export const BROWSER_READERS: Readonly<Record<string, Reader>> = {
  swipeWay: ({ tokens }, at) =>
    tokens[at]?.type === 'word' && /^(?:left|right|up|down)(?:wards?)?$/.test(tokens[at].lower)
      ? [{ end: at + 1, cost: 0, value: tokens[at].lower.replace(/wards?$/, '') }]
      : [],
  /** "The notice about cookies", "this cookie banner": what asks or tells and is closed. */
  notice: ({ tokens }, at) => {
    const [, said = ''] = NOTICE.exec(plainFrom(tokens, at)) ?? [];
    return said === '' ? [] : [{ end: at + said.split(' ').length, cost: 0, value: '' }];
  },
  browserDialog: compileRules([
    {
      pattern: `(the|a|an|this|that)? (browser|browser's|javascript|js|native) (dialog|alert|confirm_dialog|confirmation|prompt|message|confirm|confirm_message|alert_box|question|confirmation_dialog)`,
      means: () => '',
    },
    {
      pattern: '(the|an|this|that)? (alert|prompt|confirmation|confirm)',
      means: () => '',
      cost: 0.15,
    },
    // "The question the browser asks"
    {
      pattern:
        '(the|this|that) (question|message|prompt|alert|warning|confirmation|dialog) (that|which)? the browser (asks|shows|gives|puts_up|opens|displays|brings_up)',
      means: () => '',
      cost: -0.3,
    },
  ]),
  tabName: compileRules([
    ...(['new', 'previous', 'next', 'first', 'last'] as const).flatMap((which) => [
      {
        pattern: `(the)? ${which === 'new' ? '(new|newly_opened|other_new)' : which === 'first' ? '(first|main|original)' : which} (browser)? (tab|window)`,
        means: (): TabSaid => ({
          which,
          ...(which === 'first' || which === 'last' ? { mayBeOnPage: true } : {}),
        }),
      },
      {
        pattern: `(the)? ${which === 'first' ? '(first|main|original)' : which} (browser_tab|browser_window|window)`,
        means: (): TabSaid => ({ which }),
        cost: -0.1,
      },
    ]),
    {
      pattern: '(the|this|that)? (current|same)? (browser)? (tab|window)',
      means: (): TabSaid => ({ which: 'this' }),
      cost: 0.2,
    },
    {
      pattern: '(the)? browser (tab|window) (titled|called|with_the_title|named)? {quotedName}',
      means: ({ quotedName }: { quotedName: string }): TabSaid => ({ which: { name: quotedName } }),
    },
    {
      pattern: '(the)? tab (titled|called|with_the_title|named)? {quotedName}',
      means: ({ quotedName }: { quotedName: string }): TabSaid => ({
        which: { name: quotedName },
        mayBeOnPage: true,
      }),
    },
    {
      pattern: '(the)? window (titled|called|with_the_title|named) {quotedName}',
      means: ({ quotedName }: { quotedName: string }): TabSaid => ({ which: { name: quotedName } }),
    },
    {
      pattern: '(the)? browser tab {count}',
      means: ({ count }: { count: number }): TabSaid => ({ which: count }),
    },
    {
      pattern: 'tab {count}',
      means: ({ count }: { count: number }): TabSaid => ({ which: count, mayBeOnPage: true }),
    },
    {
      pattern: '(the)? {ordinal} browser (tab|window)',
      means: ({ ordinal }: { ordinal: number | 'last' }): TabSaid => ({
        which: ordinal === 1 ? 'first' : ordinal,
      }),
    },
    {
      pattern: '(the)? {ordinal} tab',
      means: ({ ordinal }: { ordinal: number | 'last' }): TabSaid => ({
        which: ordinal === 1 ? 'first' : ordinal,
        mayBeOnPage: true,
      }),
    },
  ]),
};

const NOTICE =
  /^((?:(?:the|a|an|this|that|any) )?(?:(?!(?:first|second|third|last|other) )[a-z-]+ ){0,2}?(?:notice|note|hint|message|notification|toast|banner|popup|pop-up|dialog|dialogue|window|modal|box|alert|confirmation|question|overlay|prompt)(?: (?:about|on|regarding|concerning|for) (?:(?!(?:with|by|using|via|and) )[a-z-]+ ){0,4}?[a-z-]+)?)(?= (?:with|by|using|via|through|is|was|has)\b|$)/;

/** Words as they stand, up to a name or a sign. */
function plainFrom(tokens: readonly Token[], at: number): string {
  const end = tokens.findIndex(({ type }, index) => index >= at && type !== 'word');
  return tokens
    .slice(at, end === -1 ? tokens.length : end)
    .map(({ lower }) => lower)
    .join(' ');
}
