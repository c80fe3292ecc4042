/** The service's contract, served on this machine. */
export { findBrowser, type BrowserQuestion, type FoundBrowser } from './findBrowser.js';
export {
  startService,
  type LocalService,
  type RegisteredDevice,
  type ServiceOptions,
} from './startService.js';
export type { AroundStep, DeviceRegistration } from './devices.js';
export type { PromptStep } from './readPrompt.js';
