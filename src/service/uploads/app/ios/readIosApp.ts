/** The app of an .ipa: its Info.plist, and the icon files that it names. */
import { z } from 'zod';
import type { AppPackage, PackageLimits } from '../AppPackage.js';
import type { Archive } from '../Archive.js';
import { readIcon } from '../icon/readIcon.js';
import { tidyText } from '../tidyText.js';
import { UnreadableAppError } from '../../UnreadableAppError.js';
import { readPlist } from './readPlist.js';

export const INFO_PLIST = /^Payload\/[^/]+\.app\/Info\.plist$/;

export async function readIosApp(
  archive: Archive,
  infoPlist: string,
  limits: PackageLimits,
): Promise<AppPackage> {
  const info = await readInfo(await archive.read(infoPlist, limits.infoPlist));
  const icons = findIcons(archive, infoPlist.slice(0, -'Info.plist'.length), iconNames(info));
  return {
    fileType: 'IOS_APP',
    appName: tidyText(info.CFBundleDisplayName) ?? tidyText(info.CFBundleName),
    appVersion: tidyText(info.CFBundleShortVersionString) ?? tidyText(info.CFBundleVersion),
    identifier: tidyText(info.CFBundleIdentifier),
    iconData: await readIcon(archive, icons, limits),
  };
}

/** A key of an unexpected kind is as good as none. */
const text = z.string().optional().catch(undefined);
const names = z.array(z.string()).catch([]);
const icons = z
  .object({ CFBundlePrimaryIcon: z.object({ CFBundleIconFiles: names }) })
  .optional()
  .catch(undefined);

const infoSchema = z.object({
  CFBundleDisplayName: text,
  CFBundleName: text,
  CFBundleShortVersionString: text,
  CFBundleVersion: text,
  CFBundleIdentifier: text,
  CFBundleIcons: icons,
  'CFBundleIcons~ipad': icons,
  CFBundleIconFiles: names,
  CFBundleIconFile: text,
});

type Info = z.infer<typeof infoSchema>;

async function readInfo(bytes: Buffer): Promise<Info> {
  try {
    return infoSchema.parse(await readPlist(bytes));
  } catch (error) {
    throw UnreadableAppError.because('its Info.plist is damaged, or not a property list', { cause: error });
  }
}

/** Apps from before there was a key for them have it as Icon.png. */
function iconNames(info: Info): string[] {
  const named = [info.CFBundleIcons, info['CFBundleIcons~ipad']].flatMap(
    (either) => either?.CFBundlePrimaryIcon.CFBundleIconFiles ?? [],
  );
  const older = [...info.CFBundleIconFiles, ...(info.CFBundleIconFile ? [info.CFBundleIconFile] : [])];
  return named.length || older.length ? [...named, ...older] : ['Icon'];
}

/** A name stands for all its sizes: AppIcon60x60 for AppIcon60x60@2x.png and the like. The largest comes first. */
function findIcons(archive: Archive, folder: string, iconNames: readonly string[]): string[] {
  const starts = iconNames.map((name) => folder + name.replace(/\.png$/i, ''));
  return archive
    .find(/\.app\/[^/]+\.png$/i)
    .filter((name) => starts.some((start) => name.startsWith(start)))
    .toSorted((one, other) => (archive.size(other) ?? 0) - (archive.size(one) ?? 0));
}
