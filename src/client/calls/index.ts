/** The calls behind the client's methods, and every type in their signatures. */

/** In the declarations of `ServiceClient`, types that it does not import would be those of `client/index.ts`: a cycle. */
export type { PageOptions } from '../lists/listItems.js';
export type { Binary } from '../transport/exchange.js';
export type { CallOptions } from '../transport/Transport.js';
export type { Created } from './answers.js';

export * from './catalogue.js';
export * from './getPicture.js';
export * from './planRuns.js';
export * from './sessions.js';
export * from './stored.js';
export * from './uploads.js';
