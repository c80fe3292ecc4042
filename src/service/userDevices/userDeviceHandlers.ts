/** The endpoints of user devices. */
import type { Handlers } from '../http/handlers.js';
import type { UserDevices } from './UserDevices.js';

type Names = 'listUserDevices' | 'registerUserDevice' | 'removeUserDevice';

export function userDeviceHandlers(devices: UserDevices): Pick<Handlers, Names> {
  return {
    listUserDevices: async () => ({ items: await devices.list() }),
    registerUserDevice: ({ body }) => devices.register(body),
    removeUserDevice: ({ parameters }) => devices.remove(parameters.user_device_id),
  };
}
