/** The app of an .apk: its binary manifest, and the resources that the manifest refers to. */
import type { AppPackage, PackageLimits } from '../AppPackage.js';
import type { Archive } from '../Archive.js';
import { decoding } from '../decoding.js';
import { readIcon } from '../icon/readIcon.js';
import { tidyText } from '../tidyText.js';
import { readManifest } from './readManifest.js';
import type { Value } from './readValue.js';
import { ResourceTable, type Resource } from './ResourceTable.js';

export const ANDROID_MANIFEST = 'AndroidManifest.xml';
const RESOURCES = 'resources.arsc';

export async function readAndroidApp(archive: Archive, limits: PackageLimits): Promise<AppPackage> {
  const manifestBytes = await archive.read(ANDROID_MANIFEST, limits.manifest);
  const manifest = decoding(ANDROID_MANIFEST, () => readManifest(manifestBytes));
  const resolve = await readResources(archive, limits);
  const version = manifest.versionName ?? manifest.versionCode;
  return {
    fileType: 'ANDROID_APP',
    appName: pickText(resolve(manifest.label)),
    appVersion: pickText(resolve(version)),
    identifier: pickText(resolve(manifest.package)),
    iconData: await readIcon(archive, sortIcons(resolve(manifest.icon)), limits),
  };
}

type Resolve = (value: Value | undefined) => Resource[];

async function readResources(archive: Archive, limits: PackageLimits): Promise<Resolve> {
  if (!archive.has(RESOURCES)) return (value) => (value?.kind === 'text' ? [plain(value.text)] : []);
  const bytes = await archive.read(RESOURCES, limits.resources);
  const table = decoding(RESOURCES, () => new ResourceTable(bytes));
  return (value) => (value ? decoding(RESOURCES, () => table.resolve(value)) : []);
}

const plain = (text: string): Resource => ({ text, density: 0, isDefault: true });

/** The text for all languages, where there is one. */
function pickText(resources: Resource[]): string | null {
  return tidyText((resources.find(({ isDefault }) => isDefault) ?? resources[0])?.text);
}

/** The sharpest first; an adaptive icon is XML, which has no density. */
const sortIcons = (resources: Resource[]): string[] =>
  resources.toSorted((one, other) => other.density - one.density).map(({ text }) => text);
