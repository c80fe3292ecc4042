export { findDevice } from './findDevice.js';
export {
  prepareDevice,
  type DevicePreparation,
  type DeviceWish,
  type MobilePlatform,
  type PreparedDevice,
} from './prepareDevice.js';
export { provideApp, type AppProvision, type ProvidedApp } from './provideApp.js';
export { runDesktopFlow, type DesktopFlow } from './runDesktopFlow.js';
export { runMobileFlow, type MobileFlow } from './runMobileFlow.js';
export { runPlanFlow, type PlanFlow } from './runPlanFlow.js';
export { memoryOfProcess, type UploadMemory } from './uploadMemory.js';
