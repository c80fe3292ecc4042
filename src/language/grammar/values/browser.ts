/** Dialogs and tabs of the browser. */
import { compileRules, type Reader } from '../../chart.js';
import type { TabSaid } from '../../lexicon/verbs.js';

export const BROWSER_READERS: Readonly<Record<string, Reader>> = {
  swipeWay: ({ tokens }, at) =>
    tokens[at]?.type === 'word' && /^(?:left|right|up|down)(?:wards?)?$/.test(tokens[at].lower)
      ? [{ end: at + 1, cost: 0, value: tokens[at].lower.replace(/wards?$/, '') }]
      : [],
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
