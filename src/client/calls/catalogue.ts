/** Projects, models, devices, user devices. */
import {
  Device,
  Model,
  Project,
  UserDevice,
  type ProjectChange,
  type ProjectWrite,
  type UserDeviceWrite,
} from '../../contract/index.js';
import { gather } from '../lists/gather.js';
import { listItems } from '../lists/listItems.js';
import type { CallOptions, Transport } from '../transport/Transport.js';
import { createdAnswer, type Created } from './created.js';
import { endState } from './endState.js';

export interface DeviceOptions extends CallOptions {
  /** @default both */
  platform?: 'ANDROID' | 'IOS' | undefined;
}

export const listProjects = (transport: Transport, options: CallOptions = {}): AsyncGenerator<Project> =>
  listItems(transport, 'listProjects', { item: Project, plural: 'projects', options });

export const createProject = (
  transport: Transport,
  body: ProjectWrite,
  options: CallOptions = {},
): Promise<Created<Project>> => {
  const answer = createdAnswer('project', Project, 'a project may have been created');
  return transport.askFor('createProject', answer, { body, ...options });
};

export const updateProject = (
  transport: Transport,
  projectId: string,
  body: ProjectChange,
  options: CallOptions = {},
): Promise<Project> =>
  transport.ask('updateProject', { parameters: { project_id: projectId }, body, ...options });

export const listModels = (transport: Transport, options: CallOptions = {}): AsyncGenerator<Model> =>
  listItems(transport, 'listModels', { item: Model, plural: 'models', options });

export const listDevices = (
  transport: Transport,
  { platform, ...options }: DeviceOptions = {},
): AsyncGenerator<Device> =>
  listItems(transport, 'listDevices', {
    item: Device,
    plural: 'devices',
    key: 'arn',
    query: { platform },
    options,
  });

export const listUserDevices = (
  transport: Transport,
  options: CallOptions = {},
): AsyncGenerator<UserDevice> =>
  listItems(transport, 'listUserDevices', { item: UserDevice, plural: 'userDevices', options });

export const registerUserDevice = (
  transport: Transport,
  body: UserDeviceWrite,
  options: CallOptions = {},
): Promise<Created<UserDevice>> => {
  const answer = createdAnswer('userDevice', UserDevice, 'a device may have been registered');
  return transport.askFor('registerUserDevice', answer, { body, ...options });
};

export const removeUserDevice = (
  transport: Transport,
  userDeviceId: string,
  options: CallOptions = {},
): Promise<UserDevice | undefined> => {
  const asked = transport.ask('removeUserDevice', {
    parameters: { user_device_id: userDeviceId },
    ...options,
  });
  return endState<UserDevice | undefined>(asked, {
    // No path shows a single one.
    look: async () => {
      const listed = await gather(listUserDevices(transport, options));
      return listed.find(({ id }) => id === userDeviceId);
    },
    isReached: (found) => found === undefined,
  });
};
