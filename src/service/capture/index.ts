/** What happened in the browser while a session ran, recorded by the DevTools protocol. */
export { startPhoneCapture, type PhoneCapture } from './startPhoneCapture.js';
export { startCapture, type Capture, type CaptureSettings } from './startCapture.js';
