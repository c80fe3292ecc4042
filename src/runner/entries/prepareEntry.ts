/** What an entry is run with: options resolved, secrets there. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { mkdir, readFile } from 'node:fs/promises';
import { z } from 'zod';
import { isSkippedByTag, type CaseOptions, type PlannedCase } from '../../cases/index.js';
import { memoryOfProcess, systemClock, type Clock, type UploadMemory } from '../../client/index.js';
import type { CaseOfPlan, CaseToRun, RunContext } from '../CaseToRun.js';
import { findUnsetSecret, secretsWithValue } from '../secrets.js';
import { UnusableEntry } from './conclusion.js';
import { type Entry, isMobile, optionsOf, QUEUE_TIME } from './Entry.js';
import { sourceOf, replaceFile, unlessMissing, whileLocked, type LockSettings } from '../files.js';

export type Prepared = Pick<RunContext, 'clock' | 'queueTime' | 'secrets' | 'uploads'> & {
  toRun: CaseToRun;
};

/**
 * @param baseURL what paths of start addresses hang below, where the runner has such a thing
 * @throws UnusableEntry at its place in the case file, for an option or a secret that can't be used
 */
export function prepareEntry(entry: Entry, baseURL?: string): Prepared {
  const { settings, file, case: one } = entry;
  const options = optionsOf(one, settings);
  refuseUnsetSecrets(entry);
  return {
    clock: systemClock,
    queueTime: QUEUE_TIME,
    secrets: secretsWithValue(settings.secrets),
    // An upload of the local service is gone with it, so there is nothing to remember beyond this worker.
    uploads: settings.service
      ? uploadMemory({ folder: settings.root, origin: new URL(settings.service.client.baseURL).origin })
      : memoryOfProcess(),
    toRun: {
      case: { ...one, options },
      file,
      folder: settings.folder,
      source: sourceOf(path.join(settings.root, file), one),
      gates: settings.gates,
      startUrl: startUrlOf(options, baseURL, entry),
      model: options.model,
      recordIn: settings.recordings === 'write' ? settings.root : undefined,
      userDeviceId: options.userDeviceId,
      app: appOf(options.app, settings.root),
      onOwnPhones: settings.service === undefined && settings.local.phones !== undefined,
      hasNoDevices: settings.service === undefined && settings.local.phones === undefined,
      planned: entry.planned && plannedCases(entry, options, baseURL),
      remarks: (entry.planned ?? []).filter(({ case: listed }) => isSkippedByTag(listed)).map(skippedRemark),
    },
  };
}

function refuseUnsetSecrets({ settings, file, case: one, planned = [] }: Entry): void {
  const listed = planned.filter((each) => !isSkippedByTag(each.case));
  for (const { file: where, case: candidate } of [{ file, case: one }, ...listed]) {
    const unset = findUnsetSecret(candidate, settings.secrets);
    if (!unset) continue;
    const mend =
      'Set it in `secrets` of cases({ … }), or set the environment variable that it is taken from.';
    throw new UnusableEntry(`The secret "${unset.name}" has no value. ${mend}`, {
      reason: 'option not usable',
      file: path.join(settings.root, where),
      at: unset.at,
    });
  }
}

/** A file of an app is found from the folder of the configuration on; anything else names an upload that exists. */
function appOf(app: string | undefined, root: string): string | undefined {
  if (app === undefined) return undefined;
  const file = path.resolve(root, app);
  const isFile = /\.(?:apk|ipa)$/i.test(app) && (/[\\/]/.test(app) || existsSync(file));
  return isFile ? file : app;
}

/** The plan's options are the defaults of its cases: those of the plugin, of the plan, of the case. */
function plannedCases(
  { settings, planned = [] }: Entry,
  ofPlan: CaseOptions,
  baseURL: string | undefined,
): CaseOfPlan[] {
  const run = planned.filter(({ case: one }) => !isSkippedByTag(one));
  return run.map(({ case: one, file, listedAt }) => {
    const options = { ...ofPlan, ...one.options, ...settings.overrides };
    const startUrl = startUrlOf(options, baseURL, { settings, file, case: one });
    return { case: { ...one, options }, listedAt, startUrl };
  });
}

const skippedRemark = ({ case: { title, tags }, file }: PlannedCase) =>
  `The case "${title}" of ${file} was not run: it is tagged ${tags.includes('@skip') ? '@skip' : '@fixme'}.`;

/**
 * On a phone only what is said of the case itself: a `baseURL` that all projects share is no place of an app.
 * @param baseURL what a path hangs below, where the runner has such a thing; else it is the plugin's own `startUrl`
 * @throws UnusableEntry at the case's place, for a path where there is nothing that it could hang below
 */
function startUrlOf(
  { startUrl, ...options }: CaseOptions,
  baseURL: string | undefined,
  { settings, file, case: one }: Pick<Entry, 'settings' | 'file' | 'case'>,
): string | undefined {
  if (startUrl === undefined) return isMobile(options) ? undefined : baseURL;
  const base = baseURL ?? settings.options.startUrl;
  if (URL.canParse(startUrl, base)) return new URL(startUrl, base).href;
  throw new UnusableEntry(
    `The start address ${startUrl} is a path, and there is no baseURL that it could hang below. ` +
      'Set `startUrl` in cases({ … }), or `use: { baseURL }` in Playwright, or write a full address.',
    { reason: 'option not usable', file: path.join(settings.root, file), at: one },
  );
}

interface UploadMemoryFile {
  /** The file is `.casewright/uploads.json` in it. */
  folder: string;
  origin: string;
  clock?: Clock;
}

/** Upload ids by `<origin> <hash>`, oldest first. */
const Uploads = z.record(z.string(), z.string());

const MOST_CACHED = 200;

export function uploadMemory({ folder, origin, clock = systemClock }: UploadMemoryFile): UploadMemory {
  const file = path.join(folder, '.casewright', 'uploads.json');
  const nearer = memoryOfProcess();
  return {
    once: (hash, upload, isGood, signal) => {
      const inTurn = async () => {
        const settings = { clock, signal };
        await mkdir(path.dirname(file), { recursive: true });
        // Of the hash, so that different apps are uploaded at the same time.
        return whileLocked(path.join(path.dirname(file), `upload-${hash}`), settings, async () => {
          const key = `${origin} ${hash}`;
          const known = (await readUploads(file))[key];
          if (known !== undefined && (await isGood(known))) return known;
          const uploadId = await upload();
          await remember(file, [key, uploadId], settings);
          return uploadId;
        });
      };
      return nearer.once(hash, inTurn, isGood, signal);
    },
  };
}

function remember(file: string, [key, uploadId]: [string, string], settings: LockSettings): Promise<void> {
  return whileLocked(file, settings, async () => {
    const { [key]: _, ...others } = await readUploads(file);
    const newest = Object.entries({ ...others, [key]: uploadId }).slice(-MOST_CACHED);
    await replaceFile(file, `${JSON.stringify(Object.fromEntries(newest), null, 2)}\n`);
  });
}

/** A file that is broken is as good as none: the next upload writes it anew. */
async function readUploads(file: string): Promise<z.infer<typeof Uploads>> {
  const text = (await readFile(file, 'utf8').catch(unlessMissing)) ?? '';
  try {
    return Uploads.safeParse(JSON.parse(text)).data ?? {};
  } catch {
    return {};
  }
}
