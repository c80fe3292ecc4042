/** What happened in the browser while a session ran, recorded by the DevTools protocol. */
export { startCapture } from './startCapture.js';
export type { Capture, CaptureSettings } from './startCapture.js';
