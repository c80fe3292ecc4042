export { locatorOf, readPhoneSource, type PhoneSource } from './readPhoneSource.js';
