/** The bodies of entries: all that only a worker needs. */
import path from 'node:path';
import type { Browser, Page, TestInfo } from '@playwright/test';
import type { Mistake } from '../cases/index.js';
import { brokenFileError, type Entry } from '../runner/index.js';
import type { ProjectSettings } from './settings.js';
import {
  runHostedEntry,
  runLocalEntry,
  runLocalPlan,
  runPhoneEntry,
  type HostedGiven,
  type LocalGiven,
} from './runEntry.js';
import { settled, settleUnusable } from './settle.js';

export function hosted(entry: Entry, given: HostedGiven, testInfo: TestInfo) {
  return settled(() => runHostedEntry(entry, given, testInfo), entry.settings, testInfo);
}

export function local(entry: Entry, given: LocalGiven & { page: Page }, testInfo: TestInfo) {
  return settled(() => runLocalEntry(entry, given, testInfo), entry.settings, testInfo);
}

export function onPhone(entry: Entry, given: LocalGiven, testInfo: TestInfo) {
  return settled(() => runPhoneEntry(entry, given, testInfo), entry.settings, testInfo);
}

export function localPlan(entry: Entry, given: LocalGiven & { browser: Browser }, testInfo: TestInfo) {
  return settled(() => runLocalPlan(entry, given, testInfo), entry.settings, testInfo);
}

interface BrokenFile {
  settings: ProjectSettings;
  file: string;
  mistakes: readonly Mistake[];
}

export function broken({ settings, file, mistakes }: BrokenFile, testInfo: TestInfo) {
  const error = brokenFileError(mistakes, { file, path: path.join(settings.root, file) });
  return settleUnusable(error, settings, testInfo);
}
