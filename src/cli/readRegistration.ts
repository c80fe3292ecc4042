/** `--register name=address`, or `name,system=address`. */
import { InvalidArgumentError } from 'commander';
import { UserDeviceWrite } from '../contract/index.js';

const FORM = 'Please write name=ws://host:port/, or name,windows=… (or macos, linux) for another system.';

/** Adds one to those before. @throws InvalidArgumentError */
export const readRegistration =
  (platform: NodeJS.Platform) =>
  (text: string, before: readonly UserDeviceWrite[] = []): UserDeviceWrite[] => {
    const [, name, system, address] = /^([^=,]+)(?:,([^=]*))?=(.*)$/.exec(text) ?? [];
    const write = { name, platform: system ?? systemOf(platform), address };
    const read = UserDeviceWrite.safeParse(write);
    if (!read.success) throw new InvalidArgumentError(FORM);
    return [...before, read.data];
  };

/** Most such servers run on the machine itself. */
function systemOf(platform: NodeJS.Platform): UserDeviceWrite['platform'] {
  if (platform === 'win32') return 'windows';
  return platform === 'darwin' ? 'macos' : 'linux';
}
