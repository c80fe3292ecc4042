/** The calls behind the client's methods, and every type in their signatures. */

/** In the declarations of `ServiceClient`, types that it does not import would be those of `client/index.ts`: a cycle. */
export type { PageOptions } from '../lists/listItems.js';
export type { Binary } from '../transport/Binary.js';
export type { CallOptions } from '../transport/Transport.js';
export type { Created } from './created.js';

export * from './cases.js';
export * from './catalogue.js';
export * from './evidence.js';
export * from './getPicture.js';
export * from './planRuns.js';
export * from './plans.js';
export * from './sessions.js';
export * from './uploads.js';
