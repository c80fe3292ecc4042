/** What a page and the browser itself write to the console, and what a page throws and nobody catches. */
import type { CDPSession } from '@playwright/test';
import { boundText, boundUrl } from './boundText.js';
import type { Tell } from './CaptureRecord.js';

interface RemoteValue {
  type: string;
  subtype?: string;
  value?: unknown;
  description?: string;
  unserializableValue?: string;
  objectId?: string;
  preview?: Preview;
}

interface Preview {
  overflow: boolean;
  subtype?: string;
  properties: Property[];
}

interface Property {
  name: string;
  type: string;
  value?: string;
}

/** `release` lets the page forget the objects that were shown: a listener must not keep them alive. */
export function listenToConsole(session: CDPSession, tell: Tell, release: () => void): void {
  session.on('Runtime.consoleAPICalled', ({ type, args, stackTrace }) => {
    const place = stackTrace?.callFrames[0];
    tell('console', {
      level: type,
      text: boundText(args.map(textOf).join(' ')),
      ...placeOf(place?.url, place?.lineNumber),
    });
    if (args.some(({ objectId }) => objectId !== undefined)) release();
  });
  session.on('Log.entryAdded', ({ entry: { level, text, url, lineNumber, source, args } }) => {
    tell('console', { level, text: boundText(text), ...placeOf(url, lineNumber), source });
    if (args?.some(({ objectId }) => objectId !== undefined)) release();
  });
  session.on('Runtime.exceptionThrown', ({ exceptionDetails }) => {
    const { text, url, lineNumber, exception, stackTrace } = exceptionDetails;
    const stack = exception?.description;
    const place = stackTrace?.callFrames[0];
    tell('exception', {
      text: boundText(exception ? textOf(exception).split('\n', 1)[0] || text : text),
      ...placeOf(url ?? place?.url, lineNumber),
      ...(stack && { stack: boundText(stack) }),
    });
    if (exception?.objectId !== undefined) release();
  });
}

function textOf({ type, subtype, value, description, unserializableValue, preview }: RemoteValue): string {
  if (typeof value === 'string') return value;
  // An error's description is its stack, which says more than its fields.
  if (preview && subtype !== 'error') return previewOf(preview);
  return unserializableValue ?? description ?? (value === undefined ? type : JSON.stringify(value));
}

function previewOf({ overflow, subtype, properties }: Preview): string {
  const isList = subtype === 'array';
  const shown = properties.map(({ name, type, value = type }) => (isList ? value : `${name}: ${value}`));
  const text = [...shown, ...(overflow ? ['…'] : [])].join(', ');
  return isList ? `[${text}]` : `{${text}}`;
}

/** The protocol counts lines from 0, people from 1. */
const placeOf = (url: string | undefined, line: number | undefined) => ({
  ...(url && { url: boundUrl(url) }),
  ...(line !== undefined && { line: line + 1 }),
});
