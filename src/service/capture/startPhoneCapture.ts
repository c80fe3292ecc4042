/** Records what a phone's system and its apps log while a session runs there: by the logs that Appium's drivers keep. */
import type { Phone, PhonePlatform } from '../../agent/phone/index.js';
import { Attempts, boundText, CaptureRecord } from './CaptureRecord.js';
import type { Capture } from './startCapture.js';

export type PhoneCapture = Pick<Capture, 'end' | 'toRecord' | 'mishaps'>;

const LOGS: Readonly<Record<PhonePlatform, readonly string[]>> = {
  android: ['logcat'],
  ios: ['syslog', 'crashlog'],
};

/** As many lines as Appium keeps of a log. */
const MAX_EVENTS = 10_000;
/** Milliseconds. */
const PATIENCE = 5_000;
/** Of a line. */
const MOST_CHARACTERS = 1_000;

/** Undefined where the driver has no log of the phone. Never rejects. */
export async function startPhoneCapture(
  phone: Phone,
  platform: PhonePlatform,
): Promise<PhoneCapture | undefined> {
  const attempts = new Attempts(PATIENCE);
  const reported = await attempts.make("ask which logs the phone's driver has", logTypesOf(phone));
  const types = LOGS[platform].filter((type) => reported?.includes(type));
  if (types.length === 0 && attempts.mishaps.length === 0) return undefined;
  const read = (type: string) => attempts.make(`read the ${type} of the phone`, readLog(phone, type));
  // A driver gives each line once, and what it has until now is of the time before.
  const before = await Promise.all(types.map(read));
  const known = types.filter((_, at) => before[at] !== undefined);
  const record = new CaptureRecord({ maxEvents: MAX_EVENTS, maxSnapshotBytes: 0 });
  const finish = async () => {
    const lines = (await Promise.all(known.map(read))).flatMap((some) => some ?? []);
    for (const { at, ...line } of lines.sort((one, other) => one.at - other.at))
      record.tell('console', line, at);
    record.close();
  };
  let ending: Promise<void> | undefined;
  return {
    end: () => (ending ??= finish()),
    toRecord: (session) => record.toRecord(session),
    mishaps: attempts.mishaps,
  };
}

async function logTypesOf(phone: Phone): Promise<string[]> {
  try {
    return await phone.getLogTypes();
  } catch (error) {
    if (error instanceof Error && /^unknown (?:command|method)$/.test(error.name)) return [];
    throw error;
  }
}

interface LogLine {
  /** Epoch milliseconds. */
  at: number;
  level: string;
  text: string;
  source: string;
}

async function readLog(phone: Phone, source: string): Promise<LogLine[]> {
  const entries = await phone.getLogs(source);
  return entries.map(({ timestamp, level = '', message = '' }) => ({
    ...{ at: timestamp ?? Date.now(), source, text: boundText(message, MOST_CHARACTERS) },
    level: levelOf(message) ?? (source === 'crashlog' ? 'error' : level.toLowerCase()),
  }));
}

/** Appium calls the level of all lines of logcat "ALL"; the line itself has it behind time, process and thread. */
const LOGCAT = /^\d\d-\d\d [\d:.]+\s+\d+\s+\d+ ([VDIWEF]) /;

const LEVELS: Partial<Record<string, string>> = {
  ...{ V: 'debug', D: 'debug', I: 'info', W: 'warning', E: 'error', F: 'error' },
};

const levelOf = (message: string): string | undefined => LEVELS[LOGCAT.exec(message)?.[1] ?? ''];
