/** What a package says of its app, and how much of a package is read to learn it. */
export interface AppPackage {
  fileType: 'ANDROID_APP' | 'IOS_APP';
  appName: string | null;
  appVersion: string | null;
  /** "bundle ID (iOS) or package name (Android)" */
  identifier: string | null;
  /** A PNG in base64. */
  iconData: string | null;
}

/** Anybody can upload anything: each limit is far above what real apps need. Sizes are bytes. */
export interface PackageLimits {
  entries: number;
  /** The list of the archive's entries, all names and comments together. */
  directory: number;
  manifest: number;
  resources: number;
  infoPlist: number;
  icon: number;
  milliseconds: number;
}

const MB = 2 ** 20;

export const PACKAGE_LIMITS: PackageLimits = {
  entries: 100_000,
  directory: 32 * MB,
  manifest: 4 * MB,
  resources: 64 * MB,
  infoPlist: MB,
  icon: MB,
  milliseconds: 30_000,
};
