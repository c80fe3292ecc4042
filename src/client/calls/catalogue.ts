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
import { gather, listItems } from '../lists/listItems.js';
import type { CallOptions, Transport } from '../transport/Transport.js';
import { endState, type Created } from './answers.js';
import { ask, change, create, listAll, type All, type Change } from './derived.js';

export interface DeviceOptions extends CallOptions {
  /** @default both */
  platform?: 'ANDROID' | 'IOS' | undefined;
}

export const listProjects: All<Project> = listAll('listProjects', { item: Project, plural: 'projects' });

const newProject = create('createProject', 'project', Project, 'a project may have been created');

export const createProject = (
  transport: Transport,
  body: ProjectWrite,
  options?: CallOptions,
): Promise<Created<Project>> => newProject(transport, [], body, options);

export const updateProject: Change<Project, ProjectChange> = change('updateProject');

export const listModels: All<Model> = listAll('listModels', { item: Model, plural: 'models' });

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

export const listUserDevices: All<UserDevice> = listAll('listUserDevices', {
  item: UserDevice,
  plural: 'userDevices',
});

const newUserDevice = create(
  'registerUserDevice',
  'userDevice',
  UserDevice,
  'a device may have been registered',
);

export const registerUserDevice = (
  transport: Transport,
  body: UserDeviceWrite,
  options?: CallOptions,
): Promise<Created<UserDevice>> => newUserDevice(transport, [], body, options);

export const removeUserDevice = (
  transport: Transport,
  userDeviceId: string,
  options: CallOptions = {},
): Promise<UserDevice | undefined> => {
  const asked = ask('removeUserDevice')(transport, userDeviceId, options);
  return endState<UserDevice | undefined>(asked, {
    // No path shows a single one.
    look: async () => {
      const listed = await gather(listUserDevices(transport, options));
      return listed.find(({ id }) => id === userDeviceId);
    },
    isReached: (found) => found === undefined,
  });
};
