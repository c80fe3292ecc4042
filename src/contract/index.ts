/** The service's API as data: schemas, word lists, the endpoint table. Types are inferred from the schemas. */
export * from './evidence.js';
export * from './case.js';
export * from './catalogue.js';
export { fillPath, type Endpoint } from './endpoint.js';
export * from './endpoints.js';
export * from './fields.js';
export * from './leftOpen.js';
export * from './lists.js';
export * from './maskRecord.js';
export * from './openApi.js';
export * from './plan.js';
export * from './session.js';
export * from './states.js';
