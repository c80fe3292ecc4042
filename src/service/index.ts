/** The service's contract, served on this machine. */
export { openKeys, type OpenKeys } from './keys/openKeys.js';
export type { ServiceEvent } from './watch/ServiceEvent.js';
export { logLines, type LogForm } from './watch/ServiceEvent.js';
export type { KeyShown, KeyWrite } from './keys/Keys.js';
export { findBrowser, type BrowserQuestion, type FoundBrowser } from './findBrowser.js';
export {
  startService,
  type LocalService,
  type RegisteredDevice,
  type ServiceOptions,
} from './startService.js';
export type {
  AroundStep,
  DeviceRegistration,
  OwnDeed,
  OwnOfProject,
  OwnSteps,
  OwnTools,
  Place,
  Seating,
} from './Place.js';
export type { ObserveOptions, PictureChoice, SessionOptions } from './SessionOptions.js';
export type { PromptStep, StepWords } from '../cases/prompt.js';
export type { BackEndDevice, BackEndSession, DeviceBackEnd, SessionLog } from './devices.js';
export type { PhoneOption, PhonesOption } from '../phones/options.js';
export type { Ending } from './sessions/KeptSession.js';
