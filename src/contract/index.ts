/** The service's API as data: schemas, word lists, the endpoint table. Types are inferred from the schemas. */
export * from './createdId.js';
export * from './endpoints.js';
export * from './errorBody.js';
export * from './message.js';
export * from './openEnum.js';
export * from './screenshot.js';
export * from './session.js';
export * from './states.js';
export * from './timeline.js';
