export { findDevice } from './findDevice.js';
export {
  prepareDevice,
  type DevicePreparation,
  type DeviceWish,
  type MobilePlatform,
  type PreparedDevice,
} from './prepareDevice.js';
export { provideApp, type AppProvision, type ProvidedApp } from './provideApp.js';
export {
  runDesktopFlow,
  type DesktopFlow,
  runMobileFlow,
  type MobileFlow,
  runPlanFlow,
  type PlanFlow,
} from './runFlow.js';
export { memoryOfProcess, type UploadMemory } from './uploadMemory.js';
