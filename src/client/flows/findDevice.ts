/** The device of the catalogue that somebody means by a name, a model or a token. */
import type { Device } from '../../contract/index.js';
import { DeviceNotFoundError } from '../errors/index.js';
import { nearestNames } from '../nearestNames.js';

export interface DeviceChoice {
  platform: 'ANDROID' | 'IOS' | undefined;
  /** Undefined where any device will do. */
  wanted: string | undefined;
}

/** @throws DeviceNotFoundError */
export function chooseDevice(
  devices: readonly Device[],
  { platform, wanted }: DeviceChoice,
  onRemark: (remark: string) => void,
): Device {
  // A service may not know the filter, and a device without a token is of no use to a session.
  const usable = devices.filter(
    (one) => one.arn && (!platform || !one.platform || one.platform === platform),
  );
  const [first] = usable;
  if (!first) {
    const none = `The service's catalogue has no ${platform ? `${platform} ` : ''}device`;
    throw new DeviceNotFoundError(`${none}. Please choose another platform.`, wanted, []);
  }
  if (wanted !== undefined) return findDevice(usable, wanted);
  onRemark(`No device was named; the first one of the catalogue was taken: ${labelOf(first)}.`);
  return first;
}

/**
 * By name, model or token: as it is written, or else whatever the letter case.
 * @throws DeviceNotFoundError listing the near ones, or those that are meant equally
 */
export function findDevice(devices: readonly Device[], wanted: string): Device {
  const exact = devices.filter((one) => namesOf(one).includes(wanted));
  const lower = wanted.toLowerCase();
  const loose = devices.filter((one) => namesOf(one).some((name) => name.toLowerCase() === lower));
  const found = exact.length > 0 ? exact : loose;
  const [first] = found;
  if (!first) throw unknown(devices, wanted);
  if (found.length > 1) throw ambiguous(found, wanted);
  return first;
}

const namesOf = ({ name, model, arn }: Device): string[] => [name, model, arn].filter(isText);

const isText = (text: string | null | undefined): text is string => typeof text === 'string' && text !== '';

const labelOf = ({ name, model, os }: Device): string =>
  [name ?? model ?? 'a device without a name', os].filter(isText).join(', ');

function unknown(devices: readonly Device[], wanted: string): DeviceNotFoundError {
  const named = devices.flatMap((device) =>
    [device.name, device.model].filter(isText).map((name) => ({ name, device })),
  );
  const near = nearestNames(
    wanted,
    named.map(({ name }) => name),
  );
  const candidates = named.filter(({ name }) => near.includes(name)).map(({ device }) => device);
  const reported = near.length > 0 ? `Near ones are: ${near.join(', ')}.` : 'Its devices have no names.';
  return new DeviceNotFoundError(
    `The service's catalogue has no device with the name, model or token "${wanted}". ${reported} ` +
      'Please write one of them.',
    wanted,
    [...new Set(candidates)],
  );
}

function ambiguous(found: readonly Device[], wanted: string): DeviceNotFoundError {
  const list = found.map((one) => `\n  ${labelOf(one)}: ${one.arn ?? 'no token'}`).join('');
  return new DeviceNotFoundError(
    `${found.length} devices of the catalogue are called "${wanted}". Please write the token of one of them:${list}`,
    wanted,
    found,
  );
}
